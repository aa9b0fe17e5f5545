import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { textsAndAddressesOf } from "./screens/elements.ts"
import { PageFrame } from "./screens/page-frame.ts"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

Then(fromHtml("the page has no password field"), async function (this: SiteWorld) {
  await expect(this.screen.passwordFields).toHaveCount(0)
})

Then(
  fromHtml("no link, button or field begins with any of these words:"),
  async function (this: SiteWorld, words: DataTable) {
    const all = words.raw().flatMap(([, inLanguage = ""]) => inLanguage.split(", "))
    await expect(this.screen.controlsNamed(all)).toHaveCount(0)
  },
)

Then(fromHtml("no form but the contact form asks for an e-mail address"), async function (this: SiteWorld) {
  await expect(this.screen.otherEmailFields).toHaveCount(0)
})

Then("the visitor has been given no cookie", async function (this: SiteWorld) {
  assert.deepEqual(await this.context.cookies(), [])
})

Then(fromHtml("the footer offers these markets:"), async function (this: SiteWorld, markets: DataTable) {
  const links = this.screen.linksOutOf(this.on(PageFrame).footer)
  await expect.poll(() => textsAndAddressesOf(links)).toEqual(markets.raw())
})

Then(
  fromHtml("the footer offers to call {string}, written {string}"),
  async function (this: SiteWorld, phone: string, written: string) {
    const calls = this.screen.callsIn(this.on(PageFrame).footer)
    await expect.poll(() => textsAndAddressesOf(calls)).toEqual([[written, `tel:${phone}`]])
  },
)
