import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

const signIn = /logga in|sign ?in|log ?in|kirjaudu|konto|account|tili\b|logg inn|register/i

Then("nothing on the page offers to sign in", async function (this: SiteWorld) {
  await expect(this.page.locator("input[type=password]")).toHaveCount(0)
  for (const role of ["link", "button"] as const)
    await expect(this.page.getByRole(role, { name: signIn })).toHaveCount(0)
})

Then("the visitor has been given no cookie", async function (this: SiteWorld) {
  assert.deepEqual(await this.context.cookies(), [])
})

Then("the footer offers these markets:", async function (this: SiteWorld, markets: DataTable) {
  const links = this.screen.footer.getByRole("link").and(this.page.locator('[href^="https://"]'))
  await expect(links).toHaveText(markets.raw().map(([name]) => name ?? ""))
  assert.deepEqual(
    await links.evaluateAll((anchors) => anchors.map((link) => link.getAttribute("href"))),
    markets.raw().map(([, address]) => address),
  )
})

Then(
  "the footer offers to call {string}, written {string}",
  async function (this: SiteWorld, phone: string, written: string) {
    const call = this.screen.footer.locator('[href^="tel:"]')
    await expect(call).toHaveAttribute("href", `tel:${phone}`)
    await expect(call).toHaveText(written)
  },
)
