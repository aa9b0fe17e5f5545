import type { Page } from "playwright"
import { type PdfContent, readPdf } from "./pdf.ts"

/** Downloads the PDF that a link leads to, and reads it. */
export const linkedPdf = async (page: Page, link: string): Promise<PdfContent & { readonly type: string }> => {
  const path = await page.getByRole("main").getByRole("link", { name: link, exact: true }).getAttribute("href")
  const response = await page.request.get(new URL(path ?? "", page.url()).href)
  return { ...readPdf(await response.body()), type: response.headers()["content-type"] ?? "" }
}

/** What a visitor's software learns of a linked PDF before it reads it. */
export const factsOfPdf = async (page: Page, link: string): Promise<Record<string, string>> => {
  const { title, language, pages, isTagged, type } = await linkedPdf(page, link)
  return { title, language, pages: String(pages.length), tagged: isTagged ? "yes" : "no", type }
}

/** Clicks the link to a document, and waits until the browser, which has no viewer, has downloaded it. */
export const openDocument = async (page: Page, name: string): Promise<void> => {
  const download = page.waitForEvent("download")
  await page.getByRole("main").getByRole("link", { name }).click()
  await (await download).path()
}
