import assert from "node:assert/strict"
import { type DataTable, Then, When } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { factsOfPdf, linkedPdf, openDocument, robotsOfFile, robotsOfPage } from "./support/linked-pdf.ts"
import { savedDocuments, workerDone } from "./support/service-worker.ts"
import { assertIncludes } from "./support/text.ts"
import type { SiteWorld } from "./support/world.ts"

When("they open the document {string}", async function (this: SiteWorld, name: string) {
  await openDocument(this.page, name)
})

Then("no document is saved for reading offline", async function (this: SiteWorld) {
  await workerDone(this)
  assert.deepEqual(await savedDocuments(this), [])
})

Then(fromHtml("the link {string} opens a PDF:"), async function (this: SiteWorld, link: string, facts: DataTable) {
  assert.deepEqual(await factsOfPdf(this.page, link), facts.rowsHash())
})

Then(
  fromHtml("search engines are asked to leave out the file behind {string}"),
  async function (this: SiteWorld, link: string) {
    assert.equal(await robotsOfFile(this.page, link), "noindex")
  },
)

Then(fromHtml("search engines are not asked to leave out the page or its pictures"), async function (this: SiteWorld) {
  assert.deepEqual([...new Set(await robotsOfPage(this.page))], [undefined])
})

Then(
  fromHtml("the PDF behind {string} has these bookmarks:"),
  async function (this: SiteWorld, link: string, names: DataTable) {
    assert.deepEqual((await linkedPdf(this.page, link)).bookmarks, names.raw().flat())
  },
)

Then(
  fromHtml("page {int} of the PDF behind {string} says:"),
  async function (this: SiteWorld, page: number, link: string, texts: DataTable) {
    const { pages } = await linkedPdf(this.page, link)
    assertIncludes(
      pages[page - 1] ?? "",
      texts.raw().map((cells) => cells.join(" ")),
    )
  },
)
