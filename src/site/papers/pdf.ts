import PDFDocument from "pdfkit"
import { draw, margin, width } from "./drawing.ts"

/** TrueType, because pdfkit cannot make a subset of WOFF2. */
const font = "src/site/papers/hedvig-letters-serif.ttf"

/** What a document is called and says; `text` is Markdown with headings, paragraphs and tables of two columns. */
export type Source = {
  readonly title: string
  readonly language: string
  /** ISO 8601 day, which the file states as the day of its making. */
  readonly date: string
  readonly footer: (page: number, pages: number) => string
  readonly text: string
  /** Whether its tables have little space, so that it fits on one page. */
  readonly isDense?: boolean
}

/** Makes a tagged PDF with its title, language, bookmarks and font, the same bytes for the same source. */
export const pdfOf = ({
  title,
  language,
  date,
  footer,
  text,
  isDense = false,
}: Source): { bytes: Buffer; pages: number } => {
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
  draw(pdf, root, text, isDense)
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
