import { mkdirSync, writeFileSync } from "node:fs"
import { cells, columns, failuresOf, footnotes, type PageReport } from "./report.ts"

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")

const row = (tag: "td" | "th", texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join("")}</tr>`

const htmlOf = (reports: readonly PageReport[], summary: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Performance: ${summary}</title>
<style>body { font: 1rem/1.5 system-ui; margin: 2rem } td, th { padding: 0.2rem 0.8rem; text-align: start } tr:nth-child(even) { background: #eee }</style>
<h1>Performance</h1>
<p>${summary}</p>
${failuresOf(reports)
  .map((failure) => `<pre>${escaped(failure)}</pre>`)
  .join("\n")}
<table>
<thead>${row("th", columns)}</thead>
<tbody>
${reports.map((report) => row("td", cells(report))).join("\n")}
</tbody>
</table>
${footnotes(reports)
  .map((note) => `<p>${escaped(note)}</p>`)
  .join("\n")}
</html>
`

/** Leaves `reports/perf.json`, with every visit, and `reports/perf.html`. */
export const writeReports = (reports: readonly PageReport[], summary: string): void => {
  mkdirSync("reports", { recursive: true })
  writeFileSync(
    "reports/perf.json",
    `${JSON.stringify({ date: new Date().toISOString(), summary, pages: reports }, null, 2)}\n`,
  )
  writeFileSync("reports/perf.html", htmlOf(reports, summary))
}
