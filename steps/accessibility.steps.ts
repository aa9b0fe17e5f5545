import assert from "node:assert/strict"
import { Then } from "@cucumber/cucumber"
import { violationsIn, violationsInBothSchemes } from "./support/axe.ts"
import type { SiteWorld } from "./support/world.ts"

Then("the page meets WCAG 2.2 AA", async function (this: SiteWorld) {
  assert.deepEqual(await violationsIn(this.page), [])
})

Then("the page meets WCAG 2.2 AA, light and dark", { timeout: 60_000 }, async function (this: SiteWorld) {
  assert.deepEqual(await violationsInBothSchemes(this.page), { light: [], dark: [] })
})
