import type { Changes, RuleChange } from "../../specification/changes.ts"
import type { Version } from "../../specification/history.ts"
import type { Comparison } from "../comparisons.ts"
import { RuleDifference } from "./differences.tsx"
import { Layout } from "./layout.tsx"
import { countText, dateText, rulePath } from "./parts.tsx"

export const comparisonPath = ({ name }: Version): string => `/changes/${encodeURIComponent(name)}/`

const isReworded = ({ sentence, reason }: RuleChange): boolean =>
  [...sentence, ...reason].some(({ kind }) => kind !== "same")

/** Such as "1 rule reworded, 2 examples changed". */
export const summaryOf = ({ added, removed, changed }: Changes): string => {
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
            <RuleDifference key={change.id} change={change} />
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
