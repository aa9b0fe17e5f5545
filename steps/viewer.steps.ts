import { type DataTable, Then, When } from "@cucumber/cucumber"
import { PropertyScreen } from "./screens/property.ts"
import { Viewer, type WayToClose } from "./screens/viewer.ts"
import { expect } from "./support/expect.ts"
import { expectOverview, expectPictureAndNeighbour, expectPictures } from "./support/pictures.ts"
import type { SiteWorld } from "./support/world.ts"

const viewer = (world: SiteWorld) => world.on(Viewer)

When("they open {string}", async function (this: SiteWorld, name: string) {
  await this.on(PropertyScreen).button(name).click()
  await expect(viewer(this).dialog).toBeVisible()
})

When("they swipe to the next picture", async function (this: SiteWorld) {
  await viewer(this).swipe()
})

When("they close it by {closing}", async function (this: SiteWorld, close: WayToClose) {
  await close(this.page)
  await expect(viewer(this).dialog).toHaveCount(0)
  await expect.poll(() => viewer(this).hasHistoryEntry()).toBe(false)
})

When(
  "they close it, and follow {string} in the navigation in the same moment",
  async function (this: SiteWorld, name: string) {
    this.destination = await viewer(this).closeAndFollow(name)
  },
)

Then(
  "they see {string} with its caption, and the next picture has loaded",
  async function (this: SiteWorld, number: string) {
    await expectPictureAndNeighbour(viewer(this), number)
  },
)

Then("the keys lead them through the pictures:", async function (this: SiteWorld, keys: DataTable) {
  await expectPictures(viewer(this), this.page.keyboard, keys.raw())
})

Then("they see all {int} pictures at once", async function (this: SiteWorld, count: number) {
  await expectOverview(viewer(this), count)
})

Then("Tab stays within the dialog, and the page behind does not scroll", async function (this: SiteWorld) {
  expect(await viewer(this).stopsOutside(8)).toEqual([])
  expect(await viewer(this).scrollBehind()).toBe(0)
})

/** Does not test the focus ring, because browsers hide it after a click. */
Then("the focus is back on {string}", async function (this: SiteWorld, name: string) {
  await expect(viewer(this).dialog).toHaveCount(0)
  await expect(this.on(PropertyScreen).button(name)).toBeFocused()
})

Then("the plan is shown at {int} %", async function (this: SiteWorld, percent: number) {
  await expect(viewer(this).caption).toHaveText(`${percent} %`)
  await expect.poll(() => viewer(this).scale()).toBeCloseTo(percent / 100, 2)
})

Then("the plan has moved", async function (this: SiteWorld) {
  await expect.poll(() => viewer(this).offset()).toBeGreaterThan(40)
})
