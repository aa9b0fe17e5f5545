import type { Changes, RuleChange } from "../../specification/changes.ts"
import type { Version } from "../../specification/history.ts"
import type { ScenarioChange } from "../../specification/scenario-changes.ts"
import type { Words } from "../../specification/words.ts"
import type { Comparison, Comparisons } from "../comparisons.ts"
import { Layout } from "./layout.tsx"
import { countText, dateText, rulePath } from "./parts.tsx"

export const comparisonPath = ({ name }: Version): string => `/changes/${encodeURIComponent(name)}/`

const kinds = { same: "span", added: "ins", removed: "del" } as const

/** A text with its added and removed words marked. */
const Compared = ({ words }: { readonly words: Words }) => (
  <>
    {words.map(({ text, kind }, place) => {
      const Kind = kinds[kind]
      return <Kind key={place}>{text}</Kind>
    })}
  </>
)

const scenarioKinds = { added: "New example", removed: "Removed example", changed: "Changed example" } as const

const ScenarioPart = ({ change: { kind, title, lines } }: { readonly change: ScenarioChange }) => (
  <article className="scenario-change">
    <h4>
      {scenarioKinds[kind]}: {title}
    </h4>
    <div className="change">
      {kind !== "added" && (
        <div>
          <p className="small">Before</p>
          <pre>
            {lines.map(({ before, after }, place) =>
              before === after ? `${before}\n` : before === undefined ? null : <del key={place}>{`${before}\n`}</del>,
            )}
          </pre>
        </div>
      )}
      {kind !== "removed" && (
        <div>
          <p className="small">Now</p>
          <pre>
            {lines.map(({ before, after }, place) =>
              before === after ? `${after}\n` : after === undefined ? null : <ins key={place}>{`${after}\n`}</ins>,
            )}
          </pre>
        </div>
      )}
    </div>
  </article>
)

const RulePart = ({ change: { id, sentence, reason, scenarios } }: { readonly change: RuleChange }) => (
  <section>
    <h3>
      <a href={rulePath(id)}>{id}</a> <Compared words={sentence} />
    </h3>
    {reason.some(({ kind }) => kind !== "same") && (
      <p>
        Why: <Compared words={reason} />
      </p>
    )}
    {scenarios.map((change) => (
      <ScenarioPart key={change.kind + change.title} change={change} />
    ))}
  </section>
)

const isReworded = ({ sentence, reason }: RuleChange): boolean =>
  [...sentence, ...reason].some(({ kind }) => kind !== "same")

const summaryOf = ({ added, removed, changed }: Changes): string => {
  const reworded = changed.filter(isReworded).length
  const examples = changed.flatMap(({ scenarios }) => scenarios).length
  const parts = [
    added.length > 0 && countText(added.length, "rule added", "rules added"),
    removed.length > 0 && countText(removed.length, "rule removed", "rules removed"),
    reworded > 0 && countText(reworded, "rule reworded", "rules reworded"),
    examples > 0 && countText(examples, "example changed", "examples changed"),
  ].filter((part) => part !== false)
  return parts.length > 0 ? parts.join(", ") : "Nothing changed"
}

/** Versions that the specification can be compared with. */
export const ChangesPage = ({ comparisons, problem }: Comparisons) => (
  <Layout
    title="What changed"
    description="What changed in the specification since an earlier version."
    path="/changes/"
  >
    <h1>What changed since …</h1>
    {problem && <p className="note">{problem}</p>}
    <p className="lead">
      Choose a version to compare today’s specification with. <code>npm run spec:site -- --since TAG</code> compares it
      with any other tag or commit.
    </p>
    <ul className="versions">
      {comparisons.map(({ version, changes }) => (
        <li key={version.name}>
          <a href={comparisonPath(version)}>
            {dateText(version.date)}: {version.title}
          </a>
          <span className="small">
            {version.name} · {summaryOf(changes)} since then
          </span>
        </li>
      ))}
    </ul>
  </Layout>
)

/** What changed since one version, side by side. */
export const ComparisonPage = ({ version, changes, problems }: Comparison) => {
  const { added, removed, changed, moved, addresses } = changes
  return (
    <Layout
      title={`What changed since ${version.name}`}
      description={`Rules and examples that changed since ${version.title}.`}
      path={comparisonPath(version)}
    >
      <nav aria-label="Place of the list" className="small">
        <a href="/changes/">What changed</a> › {version.name}
      </nav>
      <h1>What changed since {version.name}</h1>
      <p className="lead">
        {version.title}, {dateText(version.date)}. {summaryOf(changes)}.
      </p>
      {problems.map((problem) => (
        <p key={problem} className="note">
          {problem}
        </p>
      ))}
      {added.length > 0 && (
        <section>
          <h2>Rules added</h2>
          <ul>
            {added.map(({ id, sentence }) => (
              <li key={id}>
                <a href={rulePath(id)}>{id}</a> <ins>{sentence}</ins>
              </li>
            ))}
          </ul>
        </section>
      )}
      {removed.length > 0 && (
        <section>
          <h2>Rules removed</h2>
          <ul>
            {removed.map(({ id, sentence }) => (
              <li key={id}>
                {id} <del>{sentence}</del>
              </li>
            ))}
          </ul>
        </section>
      )}
      {changed.length > 0 && (
        <section>
          <h2>Rules and examples changed</h2>
          {changed.map((change) => (
            <RulePart key={change.id} change={change} />
          ))}
        </section>
      )}
      {addresses.length > 0 && (
        <section>
          <h2>Addresses changed</h2>
          <ul>
            {addresses.map(({ file, name, before, after }) => (
              <li key={file + name}>
                {name}: <del>{before}</del> <ins>{after}</ins>
              </li>
            ))}
          </ul>
        </section>
      )}
      {moved.length > 0 && (
        <section>
          <h2>Rules in another file</h2>
          <ul>
            {moved.map(({ id, sentence, from, to }) => (
              <li key={id}>
                <a href={rulePath(id)}>{id}</a> {sentence} <span className="small">{`${from} → ${to}`}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Layout>
  )
}
