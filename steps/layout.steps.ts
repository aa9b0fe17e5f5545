import assert from "node:assert/strict"
import { Given, Then } from "@cucumber/cucumber"
import { Appearance } from "./screens/appearance.ts"
import { Composition } from "./screens/composition.ts"
import { lightnessOf, MapScreen } from "./screens/map.ts"
import { HomeSearch } from "./screens/search.ts"
import { assertBrokenBetweenParts, Typography, type Whole } from "./screens/typography.ts"
import { expect } from "./support/expect.ts"
import { answerNotFound, moveHome, withoutColoursForPictures } from "./support/page-faults.ts"
import type { SiteWorld } from "./support/world.ts"

const appearance = (world: SiteWorld) => world.on(Appearance)

// Lines of text

Then(
  "no word or figure of its {whole} is broken on screens of 320 and 360 pixels",
  async function (this: SiteWorld, parts: Whole) {
    assert.deepEqual(await this.on(Typography).brokenAt([320, 360], parts), [])
  },
)

Then("no word or figure of its {whole} is broken", async function (this: SiteWorld, parts: Whole) {
  await expect(this.on(Typography).every(parts).first()).toBeVisible()
  assert.deepEqual(await this.on(Typography).brokenIn(parts), [])
})

Then("the printed address is broken only between its parts", async function (this: SiteWorld) {
  const { printedAddress } = this.on(Typography)
  await expect(printedAddress).toBeVisible()
  assertBrokenBetweenParts(await this.on(Typography).linesOf(printedAddress))
})

// Headings, facts and columns

Then(
  "each heading is larger than the headings of its parts on screens of 360, 768 and 1440 pixels",
  async function (this: SiteWorld) {
    assert.deepEqual(await this.on(Composition).outgrownHeadingsAt([360, 768, 1440]), [])
  },
)

Then(
  "the value of each fact is next to its label or right below it on screens of 360, 768 and 1440 pixels",
  async function (this: SiteWorld) {
    await expect(this.on(Composition).values.first()).toBeVisible()
    assert.deepEqual(await this.on(Composition).strayValuesAt([360, 768, 1440]), [])
  },
)

Then("the page is filled by {int} column(s) with common edges", async function (this: SiteWorld, count: number) {
  await this.on(Composition).assertColumns(count)
})

// The list and the map

Then("the results begin right below their number", async function (this: SiteWorld) {
  await expect(this.on(HomeSearch).found).toHaveText(/^\d/)
  await expect.poll(() => this.on(HomeSearch).gapAboveResults()).toBeLessThan(40)
})

Then("the middle of the map is in the window", async function (this: SiteWorld) {
  await expect(this.on(MapScreen).frame).toBeInViewport({ ratio: 0.5 })
})

Then("no number of homes is shown yet", async function (this: SiteWorld) {
  await expect(this.on(HomeSearch).count).toBeHidden()
})

Then("the map cannot be zoomed in any further", async function (this: SiteWorld) {
  await expect(this.on(MapScreen).button("Zoom in")).toHaveAttribute("aria-disabled", "true")
})

Then("the map lists homes under the heading {string}", async function (this: SiteWorld, name: string) {
  await expect(this.screen.section(name)).toBeVisible()
})

Then("the page shows {int} homes within ten seconds", async function (this: SiteWorld, count: number) {
  await expect(this.screen.homes()).toHaveCount(count, { timeout: 10_000 })
})

Then("a notice above the homes says {string}", async function (this: SiteWorld, text: string) {
  await expect(this.on(HomeSearch).noticeWithoutScripts).toBeVisible()
  await expect(this.on(HomeSearch).noticeWithoutScripts).toHaveText(text)
})

Given(
  "{string} is {int} metres from {string} on the map",
  async function (this: SiteWorld, home: string, metres: number, other: string) {
    await moveHome(this, home, metres, other)
  },
)

Given("the site's host answers {address} with the not-found page", async function (this: SiteWorld, path: string) {
  await answerNotFound(this, path)
})

// Colours

Given("a browser that tells a picture nothing of dark colours", async function (this: SiteWorld) {
  await withoutColoursForPictures(this)
})

Then(
  "the plan/portrait {string} is drawn in {word} colours",
  async function (this: SiteWorld, name: string, colours: string) {
    const drawing = appearance(this).picture(name)
    await drawing.scrollIntoViewIfNeeded()
    await expect(drawing).toHaveJSProperty("complete", true)
    const isDark = { light: false, dark: true }[colours]
    await expect.poll(async () => (await lightnessOf(drawing)) <= 0.5).toBe(isDark)
  },
)

Then("an unticked checkbox has the background of the field {string}", async function (this: SiteWorld, label: string) {
  const box = await appearance(this).lightnessOfMiddle(appearance(this).uncheckedBox)
  const field = await appearance(this).lightnessOfMiddle(appearance(this).field(label))
  assert.ok(Math.abs(box - field) < 0.02, `${box.toFixed(2)} beside ${field.toFixed(2)}`)
})

Then(
  "the choice {string} is round, and {string} is chosen",
  async function (this: SiteWorld, other: string, made: string) {
    await expect(appearance(this).choice(made)).toBeChecked()
    await expect(appearance(this).choice(other)).not.toBeChecked()
    await expect(appearance(this).choice(other)).toHaveCSS("border-radius", "50%")
  },
)

Then("small print is as dark as the rest of the text", async function (this: SiteWorld) {
  const { small, rest } = await appearance(this).textColours()
  assert.deepEqual(small, rest)
})
