import { chartOf, escapeXml, marketOf, scales, textOf } from "./chart.ts"
import { type Figure, figuresOf, isWithinLimit, subjects } from "./figures.ts"
import { median } from "./median.ts"
import { cells, columns, failuresOf, footnotes, type PageReport, type Run } from "./report.ts"
import { isLoose, largestOf, written } from "./slack.ts"
import { sentenceOf } from "./timed.ts"
import type { TrendLine } from "./trend.ts"
import { trendTable } from "./trend-chart.ts"

const idOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z]+/g, "-")

const row = (tag: "td" | "th", texts: readonly string[]) =>
  `<tr>${texts.map((text) => `<${tag}>${escapeXml(text)}</${tag}>`).join("")}</tr>`

const styles = `
:root { color-scheme: light dark; --ink: light-dark(#1c1f1c, #e9ece8); --quiet: light-dark(#5a615a, #a5ada4); --paper: light-dark(#fbfbf9, #161916);
  --line: light-dark(#dcdfd9, #353a35); --bar: light-dark(#c9dccd, #2c4a36); --dot: light-dark(#1f6b41, #7fcf9e); --missed: light-dark(#b3261e, #ff8a80);
  --missed-bar: light-dark(#f4cfcb, #5c2622) }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; padding: 0 1rem; max-width: 80rem; color: var(--ink); background: var(--paper) }
h1, h2, h3 { line-height: 1.2 }
h2 { margin: 3rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line) }
h3 { margin: 0 0 0.5rem; font-size: 1rem }
a { color: var(--dot) }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0; list-style: none }
pre { white-space: pre-wrap; border-inline-start: 4px solid var(--missed); padding: 0.25rem 1rem; margin: 1rem 0 }
.paths, .notes, .legend { color: var(--quiet) }
.subject { display: grid; grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr); gap: 0.5rem 2rem; align-items: start; margin-top: 1.5rem }
.subject h3 { grid-column: 1 / -1 }
.wide { overflow-x: auto }
svg { display: block; width: 100%; min-width: 34rem; font: 12px system-ui, sans-serif; fill: var(--ink) }
.legend svg { display: inline-block; width: 1.4rem; min-width: 0; vertical-align: middle }
.grid { stroke: var(--line) } .tick { fill: var(--quiet) } .line { stroke: var(--ink); stroke-dasharray: 4 3 }
.bar { fill: var(--bar) } .visit { fill: var(--dot); fill-opacity: 0.75 } .plain { fill: none; stroke: var(--quiet); stroke-width: 1.5 }
svg.trend { width: 15rem; min-width: 0 } .way { fill: none; stroke: var(--bar); stroke-width: 2 }
.median { stroke: var(--ink); stroke-width: 2.5; fill: none } .budget { stroke: var(--missed); fill: var(--missed); stroke-width: 1.5 }
.value { font-variant-numeric: tabular-nums } .value tspan { fill: var(--quiet) }
.missed .bar { fill: var(--missed-bar) } .missed .visit { fill: var(--missed) } .missed .value { fill: var(--missed); font-weight: 600 }
table { border-collapse: collapse; font-size: 0.8125rem; font-variant-numeric: tabular-nums }
td, th { padding: 0.2rem 0.75rem 0.2rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid var(--line) }
td:nth-child(3) { white-space: nowrap }
td.missed { color: var(--missed); font-weight: 600 }
@media (width < 60rem) { .subject { grid-template-columns: minmax(0, 1fr) } }
`

const sample = (mark: string) => `<svg viewBox="0 0 22 22" aria-hidden="true">${mark}</svg>`

const legend = `<p class="legend">
${sample('<circle class="visit" cx="11" cy="11" r="4"/>')} one visit ·
${sample('<path class="median" d="M11 2v18"/>')} their median ·
${sample('<circle class="plain" cx="11" cy="11" r="4"/>')} a visit to the same page without scripts ·
${sample('<path class="budget" d="M11 1v20m-4 -20h8l-4 5z"/>')} the budget, and ✕ where it is missed</p>`

const tableOf = (figures: readonly Figure[], caption: string): string => {
  const lines = figures.map((figure) => {
    const { write } = scales[figure.subject]
    const values = [...new Set(figure.values.map(write))].join(", ")
    const plain = figure.plain ? write(median(figure.plain)) : ""
    return `<tr><th scope="row">${escapeXml(figure.name)}</th><td>${escapeXml(marketOf(figure))}</td><td${isWithinLimit(figure) ? "" : ' class="missed"'}>${textOf(figure)}</td><td>${values}</td>${
      figures.some((one) => one.plain) ? `<td>${plain}</td>` : ""
    }</tr>`
  })
  const heads = [
    "figure",
    "market",
    "median",
    "visits",
    ...(figures.some(({ plain }) => plain) ? ["without scripts"] : []),
  ]
  return `<table aria-label="${escapeXml(caption)}"><thead>${row("th", heads)}</thead><tbody>\n${lines.join("\n")}\n</tbody></table>`
}

/** Renders one kind of page: a chart and a table for each subject, with all markets. */
const kindOf = (kind: string, reports: readonly PageReport[]): string => {
  const figures = reports.flatMap(figuresOf)
  const parts = subjects.flatMap((subject) => {
    const own = figures.filter((figure) => figure.subject === subject)
    // Groups the markets of one figure.
    const sorted = [...Map.groupBy(own, ({ name }) => name).values()].flat()
    if (sorted.length === 0) return []
    const title = `${kind}: ${subject}`
    return `<section class="subject"><h3>${subject.replace(/^./, (letter) => letter.toUpperCase())}</h3>
<div class="wide" role="region" aria-label="${escapeXml(title)}, chart" tabindex="0">${chartOf(title, sorted, idOf(title))}</div>
<div class="wide" role="region" aria-label="${escapeXml(title)}, figures" tabindex="0">${tableOf(sorted, title)}</div></section>`
  })
  return [
    `<h2 id="${idOf(kind)}">${escapeXml(kind.replace(/^./, (letter) => letter.toUpperCase()))}</h2>`,
    `<p class="paths">${reports.map(({ page }) => escapeXml(`${page.market} ${page.path}`)).join(" · ")}</p>`,
    ...parts,
    ...reports
      .flatMap(({ page, checks, times }) =>
        [...checks.flatMap(({ note, compared }) => (compared ? [] : (note ?? []))), ...times.map(sentenceOf)].map(
          (note) => `${page.market}: ${note}`,
        ),
      )
      .map((note) => `<p class="notes">${escapeXml(note)}</p>`),
  ].join("\n")
}

/** Lists each budget that every machine measures alike, the fullest first. */
const budgetTable = (reports: readonly PageReport[]): string => {
  const bounded = largestOf(reports.flatMap(({ checks }) => checks.flatMap((check) => check.bounded ?? [])))
  const rows = bounded
    .toSorted((a, b) => b.measured / b.limit - a.measured / a.limit)
    .map((each) => {
      const { budget, limit, measured, unit, because = isLoose(each) ? "too loose" : "" } = each
      const share = limit === 0 ? "" : (measured / limit).toFixed(2)
      return row("td", [budget, written(measured, unit), written(limit, unit), share, because])
    })
  return `<table aria-label="Budgets"><thead>${row("th", ["budget", "largest figure", "limit", "share", ""])}</thead><tbody>
${rows.join("\n")}
</tbody></table>`
}

/** Renders the whole report as one self-contained page. */
export const reportPage = (run: Run, trend: readonly TrendLine[]): string => {
  const { reports, summary, date, machine } = run
  const kinds = Map.groupBy(reports, ({ page }) => page.kind)
  const missedCount = (kindReports: readonly PageReport[]) =>
    kindReports.flatMap(({ checks }) => checks).filter(({ passed }) => !passed).length
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Performance: ${summary}</title>
<style>${styles}</style>
<main>
<h1>Performance</h1>
<p>${summary}, ${date.toISOString().slice(0, 16).replace("T", " ")} UTC; the machine took ${machine.map((time) => time.toFixed(1)).join(" and ")} ms for a fixed page</p>
<nav aria-label="Kinds of page"><ul>
${[...kinds].map(([kind, kindReports]) => `<li><a href="#${idOf(kind)}">${escapeXml(kind)}</a>${missedCount(kindReports) > 0 ? ` ✕ ${missedCount(kindReports)}` : ""}</li>`).join("\n")}
</ul></nav>
${failuresOf(run)
  .map((failure) => `<pre>${escapeXml(failure)}</pre>`)
  .join("\n")}
${legend}
${[...kinds].map(([kind, kindReports]) => kindOf(kind, kindReports)).join("\n")}
<h2>Times from run to run</h2>
<div class="wide" role="region" aria-label="Times from run to run" tabindex="0">${trendTable(trend)}</div>
<h2>Budgets of bytes and counts</h2>
<div class="wide" role="region" aria-label="Budgets of bytes and counts" tabindex="0">${budgetTable(reports)}</div>
<h2>All pages</h2>
<div class="wide" role="region" aria-label="All pages" tabindex="0"><table>
<thead>${row("th", columns)}</thead>
<tbody>
${reports.map((report) => row("td", cells(report))).join("\n")}
</tbody>
</table></div>
${footnotes(reports)
  .map((note) => `<p class="notes">${escapeXml(note)}</p>`)
  .join("\n")}
</main>
</html>
`
}
