import { escapeHtml } from "../../domain/html.ts"
import type { Letter, Line, Rows, Section, Span } from "./letter.ts"
import { withoutLinks } from "./without-links.ts"

/** The colours of src/styles/tokens.css, which an e-mail cannot load. */
const styles = {
  body: "margin:0;background:#fcfbf9;color:#17201c",
  letter:
    "max-width:552px;margin:0 auto;padding:24px;font:17px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;overflow-wrap:anywhere;word-break:break-word",
  h1: "margin:0 0 16px;font:400 26px/1.25 Georgia,serif",
  h2: "margin:24px 0 8px;padding-top:20px;border-top:1px solid #dfdcd5;font-size:18px;line-height:1.3;font-weight:600",
  p: "margin:0 0 12px",
  dl: "margin:0",
  dt: "font-size:14px;color:#56605b",
  dd: "margin:0 0 12px",
  a: "color:#1d5a48",
  phone: "color:#1d5a48;white-space:nowrap",
  written: "white-space:pre-wrap",
} as const

const darkStyles = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
body,.letter{background:#101613!important;color:#edefea!important}
h2{border-color:#2d3833!important}
dt{color:#a8b3ac!important}
a{color:#9ad3b9!important}
}`

const writtenHtml = (text: string): string =>
  `<bdi style="${styles.written}">${escapeHtml(withoutLinks(text)).replace(/\r\n|\r|\n/g, "<br>")}</bdi>`

const spanHtml = (span: Span): string => {
  if (typeof span === "string") return escapeHtml(span)
  if ("written" in span) return writtenHtml(span.written)
  const style = span.href.startsWith("tel:") ? styles.phone : styles.a
  return `<a href="${escapeHtml(span.href)}" style="${style}">${escapeHtml(span.text)}</a>`
}

const lineHtml = (line: Line): string => line.map(spanHtml).join("")

const rowsHtml = (rows: Rows): string =>
  `<dl style="${styles.dl}">
${rows.map(({ label, value }) => `<dt style="${styles.dt}">${escapeHtml(label)}</dt>\n<dd style="${styles.dd}">${spanHtml(value)}</dd>`).join("\n")}
</dl>`

const sectionHtml = ({ heading, rows, paragraphs = [] }: Section): string =>
  [
    ...(heading ? [`<h2 style="${styles.h2}">${escapeHtml(heading)}</h2>`] : []),
    ...(rows ? [rowsHtml(rows)] : []),
    ...paragraphs.map((lines) => `<p style="${styles.p}">${lines.map(lineHtml).join("<br>\n")}</p>`),
  ].join("\n")

/** Stays readable where a mail program removes the head: each style is also inline, and the language on an element. */
export const htmlOf = ({ language, subject, heading, sections }: Letter): string => `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(subject)}</title>
<style>
${darkStyles}
</style>
</head>
<body style="${styles.body}">
<div class="letter" lang="${language}" style="${styles.letter}">
<h1 style="${styles.h1}">${lineHtml(heading)}</h1>
${sections.map(sectionHtml).join("\n")}
</div>
</body>
</html>
`
