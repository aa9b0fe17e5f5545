import type { ReactNode } from "react"
import type { Example, ExampleTable, Step } from "../../specification/specification.ts"
import type { Entry, Spec, State } from "../spec.ts"
import { ruleStateOf } from "../spec.ts"

export const rulePath = (id: string): string => `/rules/${id}/`

/** Turns a title into a part of an address: "A home’s page" into "a-home-s-page". */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, "-")
    .replaceAll(/^-|-$/g, "")

const words: Readonly<Record<State, string>> = { passed: "Passed", failed: "Failed", "not tried yet": "Not tried yet" }
const marks: Readonly<Record<State, string>> = { passed: "✓", failed: "✗", "not tried yet": "○" }

export type StateMarkProps = { readonly state: State; readonly detail?: string | undefined }

/** A result as a mark and a word, so that it does not depend on colour. */
export const StateMark = ({ state, detail }: StateMarkProps) => (
  <span className={`state ${state.replaceAll(" ", "-")}`}>
    <span aria-hidden="true">{marks[state]}</span> {words[state]}
    {detail && <span className="detail"> {detail}</span>}
  </span>
)

/** Sets the values and placeholders of a sentence apart. */
export const Sentence = ({ text }: { readonly text: string }) => (
  <>
    {text.split(/("[^"<]*"|<[^<>]+>|\{[^{}]+\})/).map((part, place) => {
      const key = `${place}${part}`
      if (/^[<{]/.test(part)) return <var key={key}>{part.slice(1, -1)}</var>
      return /^".*"$/.test(part) ? (
        <span key={key} className="value">
          {part}
        </span>
      ) : (
        part
      )
    })}
  </>
)

export type TableProps = { readonly label: string; readonly children: ReactNode }

/** A table that scrolls by itself in a small window. */
export const Table = ({ label, children }: TableProps) => (
  // biome-ignore-start lint/a11y: a part that scrolls must be reached by the keyboard, and is no set of fields
  <div className="scroll" role="group" tabIndex={0} aria-label={label}>
    <table>{children}</table>
  </div>
  // biome-ignore-end lint/a11y: see above
)

export type ExamplesProps = {
  readonly table: ExampleTable
  readonly label: string
  /** Columns after those of the feature. */
  readonly further?: readonly { readonly name: string; readonly cellOf: (example: Example) => ReactNode }[]
}

/** The rows of an outline. */
export const Examples = ({ table, label, further = [] }: ExamplesProps) => (
  <Table label={label}>
    <thead>
      <tr>
        {[...table.header, ...further.map(({ name }) => name)].map((name, column) => (
          <th key={column} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {table.rows.map(({ cells, example }) => (
        <tr key={example.key}>
          {[...cells, ...further.map(({ cellOf }) => cellOf(example))].map((cell, column) => (
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
)

export type StepsProps = { readonly steps: readonly Step[]; readonly failedText?: string | undefined }

export const Steps = ({ steps, failedText }: StepsProps) => (
  <ol className="steps">
    {steps.map(({ keyword, text, table, docString }, place) => (
      <li key={`${place}${text}`} className={text === failedText ? "failed-step" : undefined}>
        <b>{keyword}</b> <Sentence text={text} />
        {table && (
          <Table label={text}>
            <tbody>
              {table.map((row) => (
                <tr key={row.join("|")}>
                  {row.map((cell, column) => (
                    <td key={`${column}${cell}`}>
                      <Sentence text={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        )}
        {docString && <pre>{docString}</pre>}
      </li>
    ))}
  </ol>
)

export type RuleListProps = { readonly spec: Spec; readonly entries: readonly Entry[] }

/** Rules with their ids and results. */
export const RuleList = ({ spec, entries }: RuleListProps) => (
  <ul className="rules">
    {entries.map((entry) => (
      <li key={entry.rule.id}>
        <span className="id">{entry.rule.id}</span>
        <a href={rulePath(entry.rule.id)}>{entry.rule.sentence}</a>
        <StateMark state={ruleStateOf(spec, entry)} />
      </li>
    ))}
  </ul>
)

const dates = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone: "Europe/Stockholm" })

/** Formats a time, such as "23 November 2026 at 17:05". */
export const dateText = (date: string): string => dates.format(new Date(date))

export const secondsText = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`

/** Formats a count, such as "1 example" and "1 508 examples". */
export const countText = (count: number, one: string, several = `${one}s`): string =>
  `${count.toLocaleString("en").replaceAll(",", "\u00a0")} ${count === 1 ? one : several}`
