import { diffArrays } from "diff"
import type { Scenario, Step } from "./specification.ts"

/** A line of the former scenario beside its line in the present one. */
export type LinePair = { readonly before: string | undefined; readonly after: string | undefined }

const rowLine = (cells: readonly string[]): string => `    | ${cells.join(" | ")} |`

const stepLines = ({ keyword, text, table = [], docString }: Step): string[] => [
  `  ${keyword} ${text}`,
  ...table.map(rowLine),
  ...(docString === undefined ? [] : ['"""', ...docString.split("\n"), '"""'].map((line) => `    ${line}`)),
]

/** Writes a scenario as lines; cells have no padding, so that a longer cell changes no other row. */
export const linesOf = ({ title, steps, tables }: Scenario): string[] => [
  `${tables.length > 0 ? "Scenario Outline" : "Scenario"}: ${title}`,
  ...steps.flatMap(stepLines),
  ...tables.flatMap(({ name, header, rows }) => [
    `  Examples: ${name}`.trimEnd(),
    rowLine(header),
    ...rows.map(({ cells }) => rowLine(cells)),
  ]),
]

const zip = (before: readonly string[], after: readonly string[]): LinePair[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_, place) => ({
    before: before[place],
    after: after[place],
  }))

/** Puts equal lines side by side, and lines that replace others beside them. */
export const sideBySide = (before: readonly string[], after: readonly string[]): LinePair[] => {
  const parts = diffArrays([...before], [...after])
  return parts.flatMap((part, place) => {
    const [former, next] = [parts[place - 1], parts[place + 1]]
    if (part.added) return zip(former?.removed ? former.value : [], part.value)
    if (!part.removed) return zip(part.value, part.value)
    return next?.added ? [] : zip(part.value, [])
  })
}
