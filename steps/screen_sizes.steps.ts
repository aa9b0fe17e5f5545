import assert from "node:assert/strict"
import { Then } from "@cucumber/cucumber"
import { colourRules, violationsIn } from "./support/axe.ts"
import { equalAccessViolationsIn } from "./support/equal-access.ts"
import { htmlErrorsIn } from "./support/html.ts"
import type { SiteWorld } from "./support/world.ts"

const widths = [320, 768, 1440]

Then("the page fits screens of 320, 768 and 1440 pixels without scrolling sideways", async function (this: SiteWorld) {
  for (const width of widths) {
    await this.page.setViewportSize({ width, height: 900 })
    const overflow = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    assert.equal(overflow, 0, `at ${width} pixels the page is ${overflow} pixels too wide`)
  }
})

Then("axe finds no violation on them, light or dark", { timeout: 120_000 }, async function (this: SiteWorld) {
  for (const width of widths) {
    await this.page.setViewportSize({ width, height: 900 })
    await this.page.emulateMedia({ colorScheme: "light" })
    assert.deepEqual(await violationsIn(this.page), [], `${width} pixels, light`)
    await this.page.emulateMedia({ colorScheme: "dark" })
    assert.deepEqual(await violationsIn(this.page, {}, colourRules), [], `${width} pixels, dark`)
  }
})

Then("its HTML is valid as it came", async function (this: SiteWorld) {
  assert.deepEqual(await htmlErrorsIn(await this.answer.text()), [])
})

Then("its HTML is valid as it is now", async function (this: SiteWorld) {
  assert.deepEqual(await htmlErrorsIn(await this.page.content()), [])
})

Then("Equal Access finds no violation", { timeout: 60_000 }, async function (this: SiteWorld) {
  assert.deepEqual(await equalAccessViolationsIn(this.page), [])
})
