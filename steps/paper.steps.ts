import assert from "node:assert/strict"
import { Then, When } from "@cucumber/cucumber"
import type { Element } from "./screens/elements.ts"
import { leftEdgesOf } from "./screens/measures.ts"
import { Paper } from "./screens/paper.ts"
import { PropertyScreen } from "./screens/property.ts"
import { expect } from "./support/expect.ts"
import { expectEachLoaded, expectVisible } from "./support/expectations.ts"
import type { SiteWorld } from "./support/world.ts"

const paper = (world: SiteWorld) => world.on(Paper)

When("they print the page with {string}", async function (this: SiteWorld, name: string) {
  await paper(this).printBy(this.on(PropertyScreen).button(name))
})

When("they print the page on A4 paper", async function (this: SiteWorld) {
  // A4 within the margins of base.css, at 96 pixels an inch.
  await paper(this).printOn({ width: 703, height: 1000 })
})

When("they print the page from the browser's menu", async function (this: SiteWorld) {
  await paper(this).printByMenu()
})

Then("the picture {string} has loaded", async function (this: SiteWorld, name: string) {
  await expectEachLoaded(this.screen.main.getByRole("img", { name, exact: true }))
})

Then("it is printed on {int} A4 page(s)", async function (this: SiteWorld, count: number) {
  assert.deepEqual(await paper(this).pages(), Array(count).fill("210 × 297"))
})

Then("the paper shows {int} pictures", async function (this: SiteWorld, count: number) {
  await expect(paper(this).pictures).toHaveCount(count)
  await expectEachLoaded(paper(this).pictures)
})

Then("the paper {shows} the {element}", async function (this: SiteWorld, shows: boolean, element: Element) {
  await expectVisible(this, element(this.page), shows)
})

Then("the logo on the paper is flush with the text", async function (this: SiteWorld) {
  assert.deepEqual(await leftEdgesOf(paper(this).logo), await leftEdgesOf(this.screen.heading))
})

Then("the plan on the paper is at least {int} mm high", async function (this: SiteWorld, height: number) {
  expect(await paper(this).heightOf(this.on(PropertyScreen).drawing)).toBeGreaterThanOrEqual(height)
})

Then("nothing on the sheet is cut off", async function (this: SiteWorld) {
  assert.deepEqual(await paper(this).cutOff(), [])
})
