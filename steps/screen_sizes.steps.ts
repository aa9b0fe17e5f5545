import assert from "node:assert/strict"
import { Then } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { Appearance } from "./screens/appearance.ts"
import { violationsAt } from "./support/axe.ts"
import { equalAccessViolationsIn } from "./support/equal-access.ts"
import { htmlErrorsIn } from "./support/html.ts"
import type { SiteWorld } from "./support/world.ts"

const widths = [320, 768, 1440]

Then("the page fits screens of 320, 768 and 1440 pixels without scrolling sideways", async function (this: SiteWorld) {
  assert.deepEqual(await this.on(Appearance).overflowAt(widths), [0, 0, 0])
})

Then("it meets WCAG 2.2 AA there, light and dark", { timeout: 120_000 }, async function (this: SiteWorld) {
  assert.deepEqual(await violationsAt(this.page, widths), [])
})

Then(fromHtml("the HTML is valid as it {moment}"), async function (this: SiteWorld, moment: "came" | "is now") {
  assert.deepEqual(await htmlErrorsIn(await this.html(moment)), [])
})

Then(fromHtml("Equal Access finds no violation"), { timeout: 60_000 }, async function (this: SiteWorld) {
  assert.deepEqual(await equalAccessViolationsIn(this.page), [])
})
