import { placesOf } from "../../specification/places.ts"
import type { Example, ExampleTable, Scenario } from "../../specification/specification.ts"
import type { Fault } from "../../strength/results-file.ts"
import { type Entry, resultOf, ruleStateOf, type Spec, stateOf } from "../spec.ts"
import { Layout } from "./layout.tsx"
import { countText, dateText, rulePath, Sentence, StateMark, Steps, secondsText, slugOf, Table } from "./parts.tsx"

/** Returns where an example can be opened, on the sites of `npm start` or those of SITE_SE, SITE_FI and SITE_NO. */
export type OpenAt = (market: "se" | "fi" | "no", path: string) => string

type ExampleProps = { readonly spec: Spec; readonly entry: Entry; readonly example: Example; readonly openAt: OpenAt }

const ExampleState = ({ spec, example }: Pick<ExampleProps, "spec" | "example">) => {
  const result = resultOf(spec, example)
  return <StateMark state={stateOf(spec, example)} detail={result && `in ${secondsText(result.durationMs)}`} />
}

const OpenLink = ({ entry, example, openAt }: Omit<ExampleProps, "spec">) => {
  const [place] = placesOf(example, entry.feature)
  return place ? (
    <a href={openAt(place.market, place.path)}>
      Open it on the site<span className="unseen">: {example.title}</span>
    </a>
  ) : null
}

const Failure = ({ spec, example }: Pick<ExampleProps, "spec" | "example">) => {
  const failure = resultOf(spec, example)?.failure
  return failure ? (
    <div className="failure">
      <p>
        Failed at <Sentence text={failure.step} />
      </p>
      <pre>{failure.message}</pre>
    </div>
  ) : null
}

const Pictures = ({ spec, examples }: { readonly spec: Spec; readonly examples: readonly Example[] }) => {
  const pictures = examples.flatMap((example) =>
    (resultOf(spec, example)?.pictures ?? []).map((picture) => ({ ...picture, title: example.title })),
  )
  return pictures.length === 0 ? null : (
    <ul className="pictures">
      {pictures.map(({ file, width, height, title }) => (
        <li key={file}>
          <a href={`/pictures/${file}`}>
            <img
              src={`/pictures/${file}`}
              alt={`The page at the end of: ${title}`}
              loading="lazy"
              width={width}
              height={height}
            />
          </a>
          {examples.length > 1 && <p className="small">{title}</p>}
        </li>
      ))}
    </ul>
  )
}

const Rows = ({ spec, entry, table, openAt }: Omit<ExampleProps, "example"> & { readonly table: ExampleTable }) => (
  <>
    {table.name && <h4>{table.name}</h4>}
    <Table label={table.name || "Examples"}>
      <thead>
        <tr>
          {table.header.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">Result</th>
          <th scope="col">Try it</th>
        </tr>
      </thead>
      <tbody>
        {table.rows.map(({ cells, example }) => (
          <tr key={example.key}>
            {cells.map((cell, column) => (
              <td key={`${column}${cell}`}>{cell}</td>
            ))}
            <td>
              <ExampleState spec={spec} example={example} />
            </td>
            <td>
              <OpenLink entry={entry} example={example} openAt={openAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </>
)

const ScenarioPart = ({
  spec,
  entry,
  scenario,
  openAt,
}: Omit<ExampleProps, "example"> & { readonly scenario: Scenario }) => {
  const { title, steps, tables, examples } = scenario
  const [first] = examples
  const failed = examples.map((example) => resultOf(spec, example)?.failure?.step).find((step) => step !== undefined)
  return (
    <article className="scenario" id={slugOf(title)}>
      <h3>
        <Sentence text={title} />
      </h3>
      <Steps steps={steps} failedText={failed} />
      {tables.map((table) => (
        <Rows key={table.name + table.rows[0]?.example.key} spec={spec} entry={entry} table={table} openAt={openAt} />
      ))}
      {tables.length === 0 && first && (
        <p className="example-state">
          <ExampleState spec={spec} example={first} /> <OpenLink entry={entry} example={first} openAt={openAt} />
        </p>
      )}
      {examples.map((example) => (
        <Failure key={example.key} spec={spec} example={example} />
      ))}
      <Pictures spec={spec} examples={examples} />
    </article>
  )
}

const outcomes = {
  killed: { word: "noticed", state: "passed" },
  survived: { word: "not noticed", state: "failed" },
  "not applied": { word: "could not be planted", state: "failed" },
  "not tried yet": { word: "not tried yet", state: "not-tried-yet" },
} as const

const FaultItem = ({ fault }: { readonly fault: Fault }) => {
  const { word, state } = outcomes[fault.outcome]
  return (
    <li>
      {fault.change}: <strong className={`state ${state}`}>{word}</strong>
      {"reason" in fault && <p className="small">{fault.reason}</p>}
    </li>
  )
}

const Faults = ({ entry: { faults } }: { readonly entry: Entry }) => (
  <section className="faults">
    <h2>Faults that the examples notice</h2>
    <p>Each of these faults is planted in the site, to see that an example of this rule turns red.</p>
    <ul>
      {faults.map((fault) => (
        <FaultItem key={fault.site + fault.change} fault={fault} />
      ))}
    </ul>
  </section>
)

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
