import assert from "node:assert/strict"
import { type DataTable, Then, When } from "@cucumber/cucumber"
import { expect } from "./support/expect.ts"
import type { SiteName } from "./support/sites.ts"
import { hydrated, networkQuiet } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

When(
  "a visitor begins to read {string} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.page.clock.install()
    await this.arriveAt(site, path, "domcontentloaded")
  },
)

When("they move on with the keyboard", async function (this: SiteWorld) {
  await this.page.keyboard.press("Tab")
})

When("they tap an empty place", async function (this: SiteWorld) {
  await this.page.mouse.click(1, 1)
})

When("they tap the field {string}", async function (this: SiteWorld, label: string) {
  await this.screen.main.getByRole("textbox", { name: label, exact: true }).click()
})

/** Drops width and format, because a picture has a file for each of them. */
const pictureIn = (address: string): string =>
  new URL(address, "https://site.example").pathname.replace(/-\d+\.\w+$/, "")

const pictureRequests = (world: SiteWorld) =>
  world.network.requests.filter((request) => request.resourceType() === "image")

const requestedPictures = (world: SiteWorld) => pictureRequests(world).map((request) => pictureIn(request.url()))

/** Pictures that the browser requested and then cancelled. */
const givenUp = (world: SiteWorld): string[] =>
  pictureRequests(world)
    .filter((request) => request.failure() !== null)
    .map((request) => pictureIn(request.url()))

const inWindow = async (world: SiteWorld): Promise<string[]> => {
  const addresses = await world.page.evaluate(() =>
    [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight).map(({ src }) => src),
  )
  return addresses.map(pictureIn)
}

Then("pictures below the window are on their way", async function (this: SiteWorld) {
  await expect
    .poll(async () => {
      const visiblePictures = await inWindow(this)
      return visiblePictures.length > 1 && requestedPictures(this).some((picture) => !visiblePictures.includes(picture))
    })
    .toBe(true)
})

Then("it has given up pictures below the window, and no other", async function (this: SiteWorld) {
  const visiblePictures = await inWindow(this)
  assert.ok(
    visiblePictures.length > 1 && visiblePictures.every((picture) => requestedPictures(this).includes(picture)),
    visiblePictures.join(", "),
  )
  await expect.poll(() => givenUp(this).length).toBeGreaterThan(0)
  assert.deepEqual(
    givenUp(this).filter((picture) => visiblePictures.includes(picture)),
    [],
  )
})

Then("it has given up no picture", async function (this: SiteWorld) {
  await networkQuiet(this)
  assert.deepEqual(givenUp(this), [])
})

Then("the pictures that it gave up have come", async function (this: SiteWorld) {
  const there = async () => {
    const images = await this.page.evaluate(() =>
      [...document.images].filter(({ complete }) => complete).map(({ src }) => src),
    )
    return images.map(pictureIn)
  }
  await expect
    .poll(async () => {
      const come = await there()
      return givenUp(this).filter((picture) => !come.includes(picture))
    })
    .toEqual([])
})

/** Advances the clock, so that every timer set so far has run. */
Then("the page has asked for no script", async function (this: SiteWorld) {
  await this.page.clock.runFor(1000)
  await networkQuiet(this)
  assert.deepEqual(
    this.network.requests.filter((request) => request.resourceType() === "script").map((request) => request.url()),
    [],
  )
})

When("they take over while its head is watched", async function (this: SiteWorld) {
  await this.head.start()
  await this.network.faults.release()
  await hydrated(this)
  await networkQuiet(this)
})

Then("its head is the one that was delivered", async function (this: SiteWorld) {
  assert.deepEqual(await this.head.changes(), [])
})

Then("these are asked for meanwhile:", async function (this: SiteWorld, paths: DataTable) {
  for (const [path = ""] of paths.raw())
    await expect.poll(() => this.network.requestsFor(path).length, path).toBeGreaterThanOrEqual(1)
})

/** Scripts and page data. */
const parts = /\.js$|^\/(page|slice)-data\//

Then("nothing of it was asked for twice", function (this: SiteWorld) {
  const requestedPaths = this.network.requests
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => parts.test(path))
  assert.deepEqual(
    requestedPaths.filter((path, index) => requestedPaths.indexOf(path) !== index),
    [],
  )
})
