import type { Page } from "playwright"
import { type PdfContent, readPdf } from "./pdf.ts"
import { get } from "./requests.ts"

const addressOf = async (page: Page, link: string): Promise<string> => {
  const path = await page.getByRole("main").getByRole("link", { name: link, exact: true }).getAttribute("href")
  return new URL(path ?? "", page.url()).href
}

const robotsHeader = async (page: Page, address: string): Promise<string | undefined> =>
  (await get(page.context(), address)).headers()["x-robots-tag"]

/** What the header of a linked file asks of search engines. */
export const robotsOfFile = async (page: Page, link: string): Promise<string | undefined> =>
  robotsHeader(page, await addressOf(page, link))

/** What the headers of the page and its pictures ask of search engines. */
export const robotsOfPage = async (page: Page): Promise<readonly (string | undefined)[]> => {
  const pictures = await page
    .getByRole("main")
    .locator("img[src]")
    .evaluateAll((all) => all.map((picture) => (picture as HTMLImageElement).src))
  return Promise.all([page.url(), ...pictures].map((address) => robotsHeader(page, address)))
}

/** Downloads the PDF that a link leads to, and reads it. */
export const linkedPdf = async (page: Page, link: string): Promise<PdfContent & { readonly type: string }> => {
  const response = await get(page.context(), await addressOf(page, link))
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
