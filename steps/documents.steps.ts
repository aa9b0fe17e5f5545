import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import { factsOfPdf, linkedPdf } from "./support/linked-pdf.ts"
import { assertIncludes } from "./support/text.ts"
import type { SiteWorld } from "./support/world.ts"

Then("the link {string} opens a PDF:", async function (this: SiteWorld, link: string, facts: DataTable) {
  assert.deepEqual(await factsOfPdf(this.page, link), facts.rowsHash())
})

Then(
  "page {int} of the PDF behind {string} says:",
  async function (this: SiteWorld, page: number, link: string, texts: DataTable) {
    const { pages } = await linkedPdf(this.page, link)
    assertIncludes(
      pages[page - 1] ?? "",
      texts.raw().map((cells) => cells.join(" ")),
    )
  },
)
