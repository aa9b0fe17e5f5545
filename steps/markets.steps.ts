import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import { textsAndAddressesOf } from "./screens/elements.ts"
import { PageFrame } from "./screens/page-frame.ts"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

Then("the visitor has been given no cookie", async function (this: SiteWorld) {
  assert.deepEqual(await this.context.cookies(), [])
})

Then("the footer offers these markets:", async function (this: SiteWorld, markets: DataTable) {
  const links = this.screen.linksOutOf(this.on(PageFrame).footer)
  await expect.poll(() => textsAndAddressesOf(links)).toEqual(markets.raw())
})

Then(
  "the footer offers to call {string}, written {string}",
  async function (this: SiteWorld, phone: string, written: string) {
    const calls = this.screen.callsIn(this.on(PageFrame).footer)
    await expect.poll(() => textsAndAddressesOf(calls)).toEqual([[written, `tel:${phone}`]])
  },
)
