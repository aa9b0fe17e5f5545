import MarkdownIt from "markdown-it"
import type PDFDocument from "pdfkit"

export type Pdf = InstanceType<typeof PDFDocument>
type Structure = ReturnType<Pdf["struct"]>

const markdown = new MarkdownIt("zero").enable(["heading", "table", "emphasis"])

type Token = ReturnType<typeof markdown.parse>[number]
type Cell = { readonly text: string; readonly isRight: boolean }

export const margin = 56
export const width = 595 - 2 * margin
const bottom = 842 - margin
const rowHeight = 20.4
/** What a row of a dense document lacks above and below its text. */
const dense = 1.5
const headingSizes: Readonly<Record<string, number>> = { h1: 24, h2: 15, h3: 12 }
const colours = { text: "#17201c", quiet: "#565d59", line: "#b8b5ae", notice: "#eef1ec" }

const startPageBefore = (pdf: Pdf, height: number): void => {
  if (pdf.y + height > bottom) pdf.addPage()
}

/** Draws what a screen reader leaves out. */
const decoration = (pdf: Pdf, draw: () => void): void => {
  pdf.markContent("Artifact")
  draw()
  pdf.endMarkedContent()
}

/** Draws a row of two cells, with a line below; a head is smaller, and a total larger. */
const row = (pdf: Pdf, table: Structure, cells: readonly Cell[], isHead: boolean, isDense: boolean): void => {
  const isTotal = cells.some(({ text }) => text.startsWith("**"))
  const less = isDense ? dense : 0
  startPageBefore(pdf, rowHeight - 2 * less)
  const top = pdf.y
  pdf.fontSize(isHead ? 8.5 : isTotal ? 11 : 10).fillColor(isHead ? colours.quiet : colours.text)
  const line = pdf.struct("TR")
  table.add(line)
  const ends = cells.map(({ text, isRight }, index) => {
    const draw = () =>
      pdf.text(text.replaceAll("**", ""), margin + (index * width) / 2, top + (isHead ? 4.5 : 3) - less, {
        width: width / 2,
        align: isRight ? "right" : "left",
      })
    // The types of pdfkit do not know the scope that it writes.
    const header: object = { scope: isHead ? "Column" : "Row" }
    line.add(isHead || index === 0 ? pdf.struct("TH", header, draw) : pdf.struct("TD", {}, draw))
    return pdf.y
  })
  line.end()
  const end = Math.max(...ends, top + rowHeight - 4.5 - less) + 2 - less
  decoration(pdf, () =>
    pdf
      .moveTo(margin, end)
      .lineTo(margin + width, end)
      .lineWidth(isTotal ? 0.8 : 0.4)
      .stroke(isTotal ? colours.text : colours.line),
  )
  pdf.x = margin
  pdf.y = end + 0.4
  pdf.fillColor(colours.text)
}

const rowsOf = (tokens: readonly Token[]) => tokens.filter(({ type }) => type === "tr_open").length

const indexOfType = (tokens: readonly Token[], types: readonly string[], from: number): number => {
  const index = tokens.findIndex(({ type }, at) => at > from && types.includes(type))
  return index < 0 ? tokens.length : index
}

/** Height of a heading with the first table of its chapter, or with a few lines. */
const roomOf = (tokens: readonly Token[], from: number, isDense: boolean): number => {
  const chapter = tokens.slice(from, indexOfType(tokens, ["heading_open"], from))
  const rows = rowsOf(chapter.slice(0, indexOfType(chapter, ["table_close"], 0)))
  return 50 + Math.max(30, (isDense ? rowHeight - 2 * dense : rowHeight) * rows)
}

const paragraph = (pdf: Pdf, root: Structure, text: string): void => {
  const isNotice = text.startsWith("**")
  const content = text.replaceAll("**", "")
  pdf.fontSize(10)
  const height = pdf.heightOfString(content, { width: isNotice ? width - 24 : width })
  startPageBefore(pdf, height + 10)
  if (isNotice) {
    decoration(pdf, () => pdf.rect(margin, pdf.y, width, height + 14).fill(colours.notice))
    pdf.fillColor(colours.text)
    pdf.x = margin + 12
    pdf.y += 8
  }
  root.add(pdf.struct("P", {}, () => pdf.text(content, { width: isNotice ? width - 24 : width })))
  pdf.x = margin
  pdf.y += isNotice ? 12 : 5
}

/** Draws Markdown with headings, paragraphs and tables of two columns; chapters are bookmarks. */
export const draw = (pdf: Pdf, root: Structure, text: string, isDense: boolean): void => {
  const tokens = markdown.parse(text, {})
  const contentAfter = (index: number) => tokens[index + 1]?.content ?? ""
  let table: Structure | undefined
  for (const [index, token] of tokens.entries()) {
    if (token.type === "heading_open") {
      startPageBefore(pdf, roomOf(tokens, index, isDense))
      pdf.moveDown(token.tag === "h1" ? 0 : 0.8).fontSize(headingSizes[token.tag] ?? 12)
      if (token.tag === "h2") pdf.outline.addItem(contentAfter(index))
      root.add(pdf.struct(token.tag.toUpperCase(), {}, () => pdf.text(contentAfter(index), { width })))
      pdf.y += 2
    }
    if (token.type === "paragraph_open") paragraph(pdf, root, contentAfter(index))
    if (token.type === "table_open") {
      table = pdf.struct("Table")
      root.add(table)
    }
    if (token.type === "tr_open" && table) {
      const inside = tokens.slice(index, indexOfType(tokens, ["tr_close"], index))
      const cells = inside.flatMap((cell, at) =>
        /^t[hd]_open$/.test(cell.type)
          ? [{ text: inside[at + 1]?.content ?? "", isRight: String(cell.attrGet("style")).includes("right") }]
          : [],
      )
      row(
        pdf,
        table,
        cells,
        inside.some(({ type }) => type === "th_open"),
        isDense,
      )
    }
    if (token.type === "table_close") {
      table?.end()
      pdf.moveDown(0.8)
    }
  }
}
