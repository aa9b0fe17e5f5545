import type { ExampleTable, Scenario } from "../../specification/specification.ts"
import { resultOf } from "../spec.ts"
import { type ExampleProps, ExampleState, Failure, OpenLink, Pictures } from "./example-parts.tsx"
import { Examples, Sentence, Steps, slugOf } from "./parts.tsx"

const Rows = ({ spec, entry, table, openAt }: Omit<ExampleProps, "example"> & { readonly table: ExampleTable }) => (
  <>
    {table.name && <h4>{table.name}</h4>}
    <Examples
      table={table}
      label={table.name || "Examples"}
      further={[
        { name: "Result", cellOf: (example) => <ExampleState spec={spec} example={example} /> },
        { name: "Try it", cellOf: (example) => <OpenLink entry={entry} example={example} openAt={openAt} /> },
      ]}
    />
  </>
)

/** A scenario with its examples, their results and pictures. */
export const ScenarioPart = ({
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
