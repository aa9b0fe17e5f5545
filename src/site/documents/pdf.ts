import MarkdownIt from "markdown-it"
import PDFDocument from "pdfkit"

/** TrueType, because pdfkit cannot make a subset of WOFF2. */
const font = "src/site/documents/hedvig-letters-serif.ttf"
const markdown = new MarkdownIt("zero").enable(["heading", "table", "emphasis"])

const margin = 62
const width = 595 - 2 * margin
const bottom = 842 - margin
/** Height that a chapter needs, so that its table stays on one page. */
const roomOfTable = 300
const headingSizes: Readonly<Record<string, number>> = { h1: 24, h2: 16, h3: 12 }

type Pdf = InstanceType<typeof PDFDocument>
type Structure = ReturnType<Pdf["struct"]>
type Token = ReturnType<typeof markdown.parse>[number]

/** What a document is called and says; `text` is Markdown with headings, paragraphs and tables of two columns. */
export type Source = {
  readonly title: string
  readonly language: string
  /** ISO 8601 day, which the file states as the day of its making. */
  readonly date: string
  readonly footer: (page: number, pages: number) => string
  readonly text: string
}

const startPageBefore = (pdf: Pdf, height: number): void => {
  if (pdf.y + height > bottom) pdf.addPage()
}

/** Draws a row of two cells, of which a total is larger, with a line below. */
const row = (pdf: Pdf, table: Structure, cells: readonly Token[], isHead: boolean): void => {
  const texts = cells.map(({ content }) => content)
  const isTotal = texts.some((text) => text.startsWith("**"))
  const isNumeric = cells.some((cell) => String(cell.attrGet("style")).includes("right"))
  startPageBefore(pdf, 20)
  const top = pdf.y
  pdf.fontSize(isTotal ? 11 : 10)
  const line = pdf.struct("TR")
  table.add(line)
  texts.forEach((text, index) => {
    const kind = isHead || index === 0 ? "TH" : "TD"
    const align = index > 0 && isNumeric ? "right" : "left"
    const draw = () =>
      pdf.text(text.replaceAll("**", ""), margin + (index * width) / 2, top + 3, { width: width / 2, align })
    line.add(pdf.struct(kind, {}, draw))
  })
  line.end()
  pdf.y = Math.max(pdf.y, top + 15) + 2
  pdf.markContent("Artifact")
  pdf
    .moveTo(margin, pdf.y)
    .lineTo(margin + width, pdf.y)
    .lineWidth(isTotal ? 0.8 : 0.4)
    .stroke(isTotal ? "#17201c" : "#b8b5ae")
  pdf.endMarkedContent()
  pdf.x = margin
}

const tokensUntil = (tokens: readonly Token[], from: number, type: string): readonly Token[] =>
  tokens.slice(
    from,
    tokens.findIndex((token, index) => index > from && token.type === type),
  )

const draw = (pdf: Pdf, root: Structure, text: string): void => {
  const tokens = markdown.parse(text, {})
  let table: Structure | undefined
  for (const [index, token] of tokens.entries()) {
    if (token.type === "heading_open") {
      const size = headingSizes[token.tag] ?? 12
      startPageBefore(pdf, token.tag === "h2" ? roomOfTable : size + 60)
      pdf.moveDown(token.tag === "h1" ? 0 : 0.7).fontSize(size)
      root.add(pdf.struct(token.tag.toUpperCase(), {}, () => pdf.text(tokens[index + 1]?.content ?? "", { width })))
    }
    if (token.type === "paragraph_open") {
      pdf.fontSize(10)
      startPageBefore(pdf, 30)
      root.add(pdf.struct("P", {}, () => pdf.text((tokens[index + 1]?.content ?? "").replaceAll("**", ""), { width })))
      pdf.moveDown(0.5)
    }
    if (token.type === "table_open") {
      startPageBefore(pdf, 60)
      table = pdf.struct("Table")
      root.add(table)
    }
    if (token.type === "tr_open" && table) {
      const inside = tokensUntil(tokens, index, "tr_close")
      const cells = inside.flatMap((cell, at) =>
        /^t[hd]_open$/.test(cell.type) ? [Object.assign(cell, { content: inside[at + 1]?.content ?? "" })] : [],
      )
      row(
        pdf,
        table,
        cells,
        inside.some(({ type }) => type === "th_open"),
      )
    }
    if (token.type === "table_close") {
      table?.end()
      pdf.moveDown(0.8)
    }
  }
}

/** Makes a tagged PDF with its title, language and font, the same bytes for the same source. */
export const pdfOf = ({ title, language, date, footer, text }: Source): { bytes: Buffer; pages: number } => {
  const made = new Date(date)
  const pdf = new PDFDocument({
    size: "A4",
    margins: { top: margin, left: margin, right: margin, bottom: margin },
    bufferPages: true,
    tagged: true,
    lang: language,
    displayTitle: true,
    pdfVersion: "1.7",
    // The types of pdfkit know fewer subsets than it writes.
    subset: "PDF/UA" as "PDF/A-3",
    info: { Title: title, Author: "Kvistbo", CreationDate: made, ModDate: made },
    font,
  })
  const root = pdf.struct("Document")
  pdf.addStructure(root)
  draw(pdf, root, text)
  root.end()
  const { count } = pdf.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page)
    pdf.page.margins.bottom = 0
    pdf.markContent("Artifact", { type: "Pagination" })
    pdf.fontSize(8).text(footer(page + 1, count), margin, 842 - 40, { width, align: "center", lineBreak: false })
    pdf.endMarkedContent()
  }
  pdf.end()
  return { bytes: pdf.read() as Buffer, pages: count }
}
