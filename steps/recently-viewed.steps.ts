import assert from "node:assert/strict"
import { Then, When } from "@cucumber/cucumber"
import { expect } from "./support/expect.ts"
import { networkQuiet, painted } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

When("they go on to {address}", async function (this: SiteWorld, path: string) {
  await this.open(this.site, path)
})

Then(
  "none of the homes in the section {string} says {string}",
  async function (this: SiteWorld, heading: string, text: string) {
    const homes = this.screen.homes(this.screen.section(heading))
    await expect(homes.first()).toBeVisible()
    await expect(homes.filter({ hasText: text })).toHaveCount(0)
  },
)

Then("no card of a home was asked for", async function (this: SiteWorld) {
  await painted(this)
  await networkQuiet(this)
  assert.deepEqual(this.network.requestedAddresses("/homes/*/*.json"), [])
})
