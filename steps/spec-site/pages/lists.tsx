import type { Version } from "../../specification/history.ts"
import type { Division } from "../divisions.ts"
import { type Entry, examplesIn, ruleStateOf, type Spec, stateOf } from "../spec.ts"
import { Layout } from "./layout.tsx"
import { countText, dateText, RuleList, rulePath, StateMark, slugOf } from "./parts.tsx"

export const groupPath = ({ folder }: Division, name: string): string => `/${folder}/${slugOf(name)}/`

export type HomePageProps = { readonly spec: Spec; readonly divisions: readonly Division[]; readonly pdf: boolean }

/** All rules in the order of a visitor's day. */
export const HomePage = ({ spec, divisions, pdf }: HomePageProps) => {
  const examples = spec.entries.flatMap(examplesIn)
  const count = (state: string) => examples.filter((example) => stateOf(spec, example) === state).length
  const faults = spec.entries.flatMap((entry) => entry.faults)
  const noticed = faults.filter(({ outcome }) => outcome === "killed").length
  return (
    <Layout
      title="The specification of Kvistbo"
      description="Every rule of Kvistbo’s sites, with examples that are tried."
      path="/"
    >
      <h1>The rules of Kvistbo’s sites</h1>
      <p className="lead">
        Three property sites, for Sweden, Finland and Norway, follow {countText(spec.entries.length, "rule")}. Each rule
        is shown in examples, and each example is tried in a real browser on the built sites.
      </p>
      <ul className="figures">
        <li>{countText(examples.length, "example")}</li>
        <li>{countText(count("passed"), "passed", "passed")}</li>
        <li>
          <a href="/state/">{countText(count("failed"), "failed", "failed")}</a>
        </li>
        <li>{countText(count("not tried yet"), "not tried yet", "not tried yet")}</li>
        <li>
          {countText(noticed, "planted fault")} of {faults.length} noticed
        </li>
      </ul>
      <form action="/search/" className="search-form">
        <label className="field">
          Search rules, examples and everyday words
          <input type="search" name="q" />
        </label>
        <button className="button" type="submit">
          Search
        </button>
      </form>
      <div className="divisions">
        {divisions.map((division) => (
          <section key={division.folder}>
            <h2>{division.title}</h2>
            <ul>
              {[...division.groups].map(([name, entries]) => (
                <li key={name}>
                  <a href={groupPath(division, name)}>{name}</a> <span className="small">{entries.length}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {spec.index.topics.map((topic) => (
        <section key={topic.title}>
          <h2 id={slugOf(topic.title)}>{topic.title}</h2>
          <RuleList spec={spec} entries={spec.entries.filter((entry) => entry.topic === topic)} />
        </section>
      ))}
      {pdf && (
        <p>
          <a href="/kvistbo-specification.pdf">The whole specification as a PDF</a>
        </p>
      )}
    </Layout>
  )
}

export type GroupPageProps = { readonly spec: Spec; readonly division: Division; readonly name: string }

/** The rules of one group, such as those about Finland. */
export const GroupPage = ({ spec, division, name }: GroupPageProps) => {
  const entries = division.groups.get(name) ?? []
  return (
    <Layout
      title={`${name}: rules`}
      description={`Rules of Kvistbo’s sites: ${name}.`}
      path={groupPath(division, name)}
    >
      <nav aria-label="Place of the list" className="small">
        <a href="/">Rules</a> › {division.title}
      </nav>
      <h1>{name}</h1>
      <p className="lead">{countText(entries.length, "rule has", "rules have")} an example about it.</p>
      <RuleList spec={spec} entries={entries} />
    </Layout>
  )
}

/** Everyday words that lead to rules. */
export const WordsPage = ({ spec }: { readonly spec: Spec }) => {
  const found = new Map(spec.entries.map((entry) => [entry.rule.id, entry]))
  return (
    <Layout title="Everyday words" description="From an everyday word to the rules about it." path="/words/">
      <h1>Everyday words</h1>
      <p className="lead">From a word of everyday speech to the rules about it.</p>
      <dl className="words">
        {spec.index.words.map(({ word, rules }) => (
          <div key={word}>
            <dt>{word}</dt>
            {rules
              .flatMap((id) => found.get(id) ?? [])
              .map(({ rule }) => (
                <dd key={rule.id}>
                  <a href={rulePath(rule.id)}>{rule.sentence}</a> <span className="id">{rule.id}</span>
                </dd>
              ))}
          </div>
        ))}
      </dl>
    </Layout>
  )
}

export type StatePageProps = {
  readonly spec: Spec
  /** Rules that the version compared with did not have. */
  readonly added: readonly Entry[]
  /** That version; undefined where there is no history. */
  readonly since: Version | undefined
}

/** What has failed, what is new, and what has not been tried. */
export const StatePage = ({ spec, added, since }: StatePageProps) => {
  const inState = (state: string) => spec.entries.filter((entry) => ruleStateOf(spec, entry) === state)
  const unnoticed = spec.entries.flatMap(({ rule, faults }) =>
    faults.filter(({ outcome }) => outcome === "survived").map((fault) => ({ rule, fault })),
  )
  return (
    <Layout title="Failed and new" description="Rules that fail, are new or have not been tried." path="/state/">
      <h1>Failed and new</h1>
      <h2>Failed</h2>
      {inState("failed").length === 0 ? (
        <p>No example has failed.</p>
      ) : (
        <RuleList spec={spec} entries={inState("failed")} />
      )}
      <h2>New</h2>
      {since === undefined ? (
        <p>There is no older version to compare with.</p>
      ) : added.length === 0 ? (
        <p>
          No rule is new since {since.name}, {dateText(since.date)}.
        </p>
      ) : (
        <>
          <p>
            Rules that {since.name} of {dateText(since.date)} did not have:
          </p>
          <RuleList spec={spec} entries={added} />
        </>
      )}
      <h2>Not tried yet</h2>
      {inState("not tried yet").length === 0 ? (
        <p>Every example has been tried.</p>
      ) : (
        <RuleList spec={spec} entries={inState("not tried yet")} />
      )}
      <h2>Planted faults that no example noticed</h2>
      {unnoticed.length === 0 ? (
        <p>None among those that were tried.</p>
      ) : (
        <ul>
          {unnoticed.map(({ rule, fault }) => (
            <li key={rule.id + fault.change}>
              <a href={rulePath(rule.id)}>{rule.id}</a>: {fault.change} <StateMark state="failed" />
            </li>
          ))}
        </ul>
      )}
    </Layout>
  )
}
