import type { Letter, Line, Section, Span } from "./letter.ts"
import { withoutLinks } from "./without-links.ts"

const spanText = (span: Span): string => {
  if (typeof span === "string") return span
  return "written" in span ? withoutLinks(span.written) : span.text
}
const lineText = (line: Line): string => line.map(spanText).join("")

const sectionText = ({ heading, rows = [], paragraphs = [] }: Section): string => {
  const details = rows.map(({ label, value }) => `${label}: ${spanText(value)}`)
  const body = [...(details.length > 0 ? [details] : []), ...paragraphs.map((lines) => lines.map(lineText))]
  return [...(heading ? [heading] : []), body.map((lines) => lines.join("\n")).join("\n\n")].join("\n")
}

/** Keeps the lines and spaces of what a visitor wrote; mail programs make links of addresses in plain text too. */
export const textOf = ({ heading, sections }: Letter): string =>
  `${[lineText(heading), ...sections.map(sectionText)].join("\n\n")}\n`
