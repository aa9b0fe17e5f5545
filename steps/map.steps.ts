import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { addressesOf } from "./screens/elements.ts"
import { lightnessOf, MapScreen } from "./screens/map.ts"
import { MapGestures } from "./screens/map-gestures.ts"
import type { SiteName } from "./specification/names.ts"
import { expect } from "./support/expect.ts"
import { expectEach, expectLoaded } from "./support/expectations.ts"
import { longestLine } from "./support/straight-lines.ts"
import type { SiteWorld } from "./support/world.ts"

const map = (world: SiteWorld) => world.on(MapScreen)
const gestures = (world: SiteWorld) => world.on(MapGestures)

Given(
  "a visitor with a touch screen is at {address} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.page.setViewportSize({ width: 390, height: 844 })
    const session = await this.context.newCDPSession(this.page)
    await session.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 2 })
    await this.open(site, path)
  },
)

Then("they see the map {string}", async function (this: SiteWorld, name: string) {
  await expectLoaded(map(this).picture(name))
})

Then("the map {string} is dark", async function (this: SiteWorld, name: string) {
  await expectLoaded(map(this).picture(name))
  assert.ok((await lightnessOf(map(this).picture(name))) < 0.4)
})

Then("the page contacts no other site", function (this: SiteWorld) {
  assert.deepEqual(this.network.requestsOutside(this.origin), [])
})

Then(
  "the link {string} does not tell the other site where the visitor comes from",
  async function (this: SiteWorld, name: string) {
    await expect(this.screen.main.getByRole("link", { name, exact: true })).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    )
  },
)

When("they choose to see the homes as {string}", async function (this: SiteWorld, view: string) {
  await map(this).view(view).click()
})

Then("no edge of the map cuts any of its names", async function (this: SiteWorld) {
  await map(this).bringIntoView()
  // Waits until the map is drawn, with more than three names.
  await expect(map(this).placeNames.nth(3)).toBeVisible()
  expect(await map(this).cutNames()).toEqual([])
})

Then("no straight line of {int} pixels crosses the map", async function (this: SiteWorld, length: number) {
  await map(this).bringIntoView()
  await expect(map(this).placeNames.nth(3)).toBeVisible()
  expect(await longestLine(await map(this).frame.screenshot())).toBeLessThan(length)
})

Then("the map is beside the list", async function (this: SiteWorld) {
  await expect(this.screen.homes().first()).toBeVisible()
  assert.ok(await map(this).hasBeside(this.screen.homes().first()))
})

Then("the map shows these markers:", async function (this: SiteWorld, names: DataTable) {
  await expect(map(this).markers).toHaveCount(names.raw().length)
  await expectEach(names.raw().map(([name = ""]) => map(this).marker(name)))
})

Then("the map names {string}", async function (this: SiteWorld, place: string) {
  await expect(map(this).placeName(place)).toBeVisible()
})

Then("the map lists these homes:", async function (this: SiteWorld, homes: DataTable) {
  await expect(map(this).opened.getByRole("link")).toContainText(homes.raw().map(([name = ""]) => name))
  assert.deepEqual(await addressesOf(map(this).opened.getByRole("link")), Object.values(homes.rowsHash()))
})

When("they press {string} on the map {int} time(s)", async function (this: SiteWorld, name: string, times: number) {
  await map(this).press(name, times)
})

When(
  "they press the key {word} on the map {int} time(s)",
  async function (this: SiteWorld, key: string, times: number) {
    await map(this).pressKey(key, times)
  },
)

Then("the address names a place on the map", async function (this: SiteWorld) {
  await expect(this.page).toHaveURL(/[?&]map=\d+(\.\d+)?,\d+(\.\d+)?,\d+(\.\d+)?$/)
})

Then("the address names the corners of an area", async function (this: SiteWorld) {
  await expect(this.page).toHaveURL(/[?&]within=\d+(\.\d+)?(,\d+(\.\d+)?){5,79}&view=map$/)
})

// Gestures

When("they draw an area around the marker {string}", async function (this: SiteWorld, marker: string) {
  await gestures(this).drawAround(marker)
})

When("they draw an area around the marker {string} with one finger", async function (this: SiteWorld, marker: string) {
  await gestures(this).drawAroundWithFinger(marker)
})

When(
  "they click the map at the corners of an area around the marker {string}",
  async function (this: SiteWorld, marker: string) {
    await gestures(this).clickAround(marker)
  },
)

When("they turn the wheel down over the marker {string}", async function (this: SiteWorld, marker: string) {
  await gestures(this).turnWheel(marker, 100)
})

When("they hold Ctrl and turn the wheel up over the marker {string}", async function (this: SiteWorld, marker: string) {
  await this.page.keyboard.down("Control")
  await gestures(this).turnWheel(marker, -400)
})

When("they drag the marker {string} out of the map", async function (this: SiteWorld, marker: string) {
  await gestures(this).drag(marker, 600)
})

When(
  "they double-click the map {int} times beside the marker {string}",
  async function (this: SiteWorld, times: number, marker: string) {
    await gestures(this).doubleClickBeside(marker, times)
  },
)

When("they swipe up over the map with one finger", async function (this: SiteWorld) {
  await gestures(this).slideUp()
})

When(
  "the visitor scrolls with one finger, then spreads two on the marker {string}",
  async function (this: SiteWorld, marker: string) {
    await gestures(this).scrollThenSpread(marker)
  },
)

Then("the page {has} scrolled", async function (this: SiteWorld, has: boolean) {
  await expect.poll(() => gestures(this).hasScrolledPage()).toBe(has)
})

Then("the page keeps its size", async function (this: SiteWorld) {
  assert.equal(await this.page.evaluate(() => visualViewport?.scale), 1)
})
