import type { Version } from "../../specification/history.ts"
import { type Entry, ruleStateOf, type Spec } from "../spec.ts"
import { Layout } from "./layout.tsx"
import { dateText, RuleList, rulePath, StateMark } from "./parts.tsx"

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
