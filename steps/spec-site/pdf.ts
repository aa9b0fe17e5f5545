import { chromium } from "playwright"

const footer = `<p style="width: 100%; font: 8pt sans-serif; text-align: center"><span class="pageNumber"></span> / <span class="totalPages"></span></p>`

/** Prints a document on A4, with bookmarks from its headings and numbered pages. */
export const pdfOf = async (html: string, styles: string, executablePath: string): Promise<Buffer> => {
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] })
  try {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.setContent(html.replace("</head>", `<style>${styles}</style></head>`), { waitUntil: "domcontentloaded" })
    return await page.pdf({
      format: "A4",
      margin: { top: "16mm", bottom: "18mm", left: "16mm", right: "16mm" },
      outline: true,
      tagged: true,
      displayHeaderFooter: true,
      headerTemplate: "<span></span>",
      footerTemplate: footer,
    })
  } finally {
    await browser.close()
  }
}
