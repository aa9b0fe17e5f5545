import { type Entry, resultOf, ruleStateOf, type Spec } from "../spec.ts"
import type { ExampleProps, OpenAt } from "./example-parts.tsx"
import { Faults } from "./faults-part.tsx"
import { Layout } from "./layout.tsx"
import { countText, dateText, rulePath, StateMark, slugOf } from "./parts.tsx"
import { ScenarioPart } from "./scenario-part.tsx"

/** Says when, and with which version, the examples were last tried. */
const LastRun = ({ spec, entry }: Pick<ExampleProps, "spec" | "entry">) => {
  const results = entry.rule.scenarios.flatMap(({ examples }) =>
    examples.flatMap((example) => resultOf(spec, example) ?? []),
  )
  const latest = results.toSorted((a, b) => b.date.localeCompare(a.date))[0]
  return (
    <p className="small">
      <StateMark state={ruleStateOf(spec, entry)} />
      {latest && (
        <>
          {" "}
          · {countText(results.length, "example")} last tried on{" "}
          <time dateTime={latest.date}>{dateText(latest.date)}</time>
          {latest.version && <> with version {latest.version}</>}
        </>
      )}{" "}
      · <code>npm run acceptance -- --tags @{entry.rule.id}</code>
    </p>
  )
}

export type RulePageProps = {
  readonly spec: Spec
  readonly entry: Entry
  readonly previous: Entry | undefined
  readonly next: Entry | undefined
  readonly openAt: OpenAt
}

/** A rule: its sentence, its reason, its examples with their results and pictures, and the faults that they notice. */
export const RulePage = ({ spec, entry, previous, next, openAt }: RulePageProps) => {
  const { rule, feature, topic } = entry
  return (
    <Layout title={`${rule.id}: ${rule.sentence}`} description={rule.reason || rule.sentence} path={rulePath(rule.id)}>
      <nav aria-label="Place of the rule" className="small">
        <a href="/">Rules</a> › <a href={`/topics/${slugOf(topic.title)}/`}>{topic.title}</a> › {rule.id}
      </nav>
      <h1>{rule.sentence}</h1>
      {(rule.reason || feature.reason).split("\n\n").map((paragraph) => (
        <p key={paragraph} className="lead">
          {paragraph}
        </p>
      ))}
      <LastRun spec={spec} entry={entry} />
      <h2>Examples</h2>
      {rule.scenarios.map((scenario) => (
        <ScenarioPart key={scenario.title} spec={spec} entry={entry} scenario={scenario} openAt={openAt} />
      ))}
      <Faults entry={entry} />
      <nav aria-label="Rules next to this one" className="neighbours">
        {previous && (
          <a href={rulePath(previous.rule.id)} rel="prev" className="neighbour">
            <span className="small">Before: {previous.rule.id}</span>
            {previous.rule.sentence}
          </a>
        )}
        {next && (
          <a href={rulePath(next.rule.id)} rel="next" className="neighbour">
            <span className="small">After: {next.rule.id}</span>
            {next.rule.sentence}
          </a>
        )}
      </nav>
      <p className="small">
        In <code>{feature.file}</code>, line {rule.line}
      </p>
    </Layout>
  )
}
