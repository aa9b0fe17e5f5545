import type { Division } from "../divisions.ts"
import { examplesIn, type Spec, stateOf } from "../spec.ts"
import { groupPath } from "./group-page.tsx"
import { Headlines } from "./headlines-part.tsx"
import { Layout } from "./layout.tsx"
import { countText, RuleList, slugOf } from "./parts.tsx"

export type HomePageProps = { readonly spec: Spec; readonly divisions: readonly Division[]; readonly pdf: boolean }

/** The headlines, and all rules in the order of a visitor's day. */
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
      <Headlines spec={spec} />
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
