import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { lightnessOf, MapScreen } from "./screens/map.ts"
import { expect } from "./support/expect.ts"
import type { SiteName } from "./support/sites.ts"
import type { SiteWorld } from "./support/world.ts"

const map = (world: SiteWorld) => new MapScreen(world.page)

Then("they see the map {string}", async function (this: SiteWorld, name: string) {
  const picture = map(this).picture(name)
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty("complete", true)
  assert.ok((await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)) > 0, "the map did not load")
})

Then("the map {string} is dark", async function (this: SiteWorld, name: string) {
  const picture = map(this).picture(name)
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveJSProperty("complete", true)
  assert.ok((await lightnessOf(picture)) < 0.4)
})

Then("the page asked only its own site", function (this: SiteWorld) {
  const others = this.network.requests
    .map((request) => new URL(request.url()))
    .filter(({ origin }) => origin !== this.origin)
  assert.deepEqual(
    others.map(({ href }) => href).filter((href) => !href.startsWith("data:") && !href.startsWith("blob:")),
    [],
  )
})

Then("the link {string} tells the other site nothing of this one", async function (this: SiteWorld, name: string) {
  const link = this.screen.main.getByRole("link", { name, exact: true })
  await expect(link).toHaveAttribute("rel", "noopener noreferrer")
})

When("they choose to see the homes as {string}", async function (this: SiteWorld, view: string) {
  await map(this).view(view).click()
})

Then("the map says {string}", async function (this: SiteWorld, text: string) {
  await expect(map(this).homes).toContainText(text)
})

Then("no map of the homes is there", async function (this: SiteWorld) {
  await expect(map(this).homes).toHaveCount(0)
})

Then("nothing offers a map", async function (this: SiteWorld) {
  await expect(map(this).views).toBeHidden()
})

Then("the map stands in place of the list", async function (this: SiteWorld) {
  await expect(map(this).frame).toBeVisible()
  await expect(this.screen.homes().first()).toBeHidden()
})

Then("the map stands beside the list", async function (this: SiteWorld) {
  const [frame, home] = [await map(this).frame.boundingBox(), await this.screen.homes().first().boundingBox()]
  assert.ok(frame && home, "both are shown")
  assert.ok(home.x >= frame.x + frame.width && home.y < frame.y + frame.height, "the first home is beside the map")
})

Then("the map shows in words:", async function (this: SiteWorld, areas: DataTable) {
  await expect(map(this).areas).toHaveText(areas.raw().map(([text = ""]) => text))
})

Then("the map has the marks:", async function (this: SiteWorld, names: DataTable) {
  await expect(map(this).marks).toHaveCount(names.raw().length)
  for (const [name = ""] of names.raw()) await expect(map(this).mark(name)).toBeVisible()
})

Then("the map has no marks", async function (this: SiteWorld) {
  await expect(map(this).frame).toBeVisible()
  await expect(map(this).marks).toHaveCount(0)
})

When("they press the mark {string}", async function (this: SiteWorld, name: string) {
  await map(this).mark(name).click()
})

Then("the map's card {string} leads to {string}", async function (this: SiteWorld, name: string, path: string) {
  await expect(map(this).card(name).getByRole("link")).toHaveAttribute("href", path)
})

Then("the map lists:", async function (this: SiteWorld, homes: DataTable) {
  const links = map(this).opened.getByRole("link")
  await expect(links).toHaveCount(homes.raw().length)
  for (const [index, [name = "", path = ""]] of homes.raw().entries()) {
    await expect(links.nth(index)).toContainText(name)
    await expect(links.nth(index)).toHaveAttribute("href", path)
  }
})

When("they press {string} on the map", async function (this: SiteWorld, name: string) {
  await map(this).button(name).click()
})

When("they press {string} on the map {int} times", async function (this: SiteWorld, name: string, times: number) {
  for (let time = 0; time < times; time++) await map(this).button(name).click()
})

When(
  "they press {word} {int} times with the focus on the map",
  async function (this: SiteWorld, key: string, times: number) {
    await map(this).frame.focus()
    for (let time = 0; time < times; time++) await this.page.keyboard.press(key)
  },
)

When("they open the mark {string} with the keyboard", async function (this: SiteWorld, name: string) {
  await map(this).mark(name).focus()
  await this.page.keyboard.press("Enter")
})

Then("the focus is on the map's card {string}", async function (this: SiteWorld, name: string) {
  await expect(map(this).card(name)).toBeFocused()
})

Then("the focus is on the mark {string}", async function (this: SiteWorld, name: string) {
  await expect(map(this).mark(name)).toBeFocused()
})

Then("each mark is a target of 24 pixels", async function (this: SiteWorld) {
  const sizes = await map(this).marks.evaluateAll((marks) =>
    marks.map((mark) => Math.min(mark.getBoundingClientRect().width, mark.getBoundingClientRect().height)),
  )
  assert.ok(sizes.length > 0 && Math.min(...sizes) >= 24, `marks of ${sizes.join(", ")} pixels`)
})

Then("{string} has not been asked for", function (this: SiteWorld, path: string) {
  assert.equal(this.network.requestsFor(path).length, 0)
})

Then("the map tells that it is missing: {string}", async function (this: SiteWorld, text: string) {
  await expect(map(this).homes.getByRole("alert")).toContainText(text)
})

type Points = readonly (readonly [number, number])[]

/** Touches the screen with one point for each finger, which Playwright has no method for. */
const fingers = async (world: SiteWorld, ...moments: readonly Points[]): Promise<void> => {
  const session = await world.context.newCDPSession(world.page)
  const at = (points: Points) => points.map(([x, y], id) => ({ x, y, id }))
  let down = 0
  for (const points of [...moments, []]) {
    const type = points.length > down ? "touchStart" : points.length < down ? "touchEnd" : "touchMove"
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: at(points) })
    down = points.length
  }
  await session.detach()
}

const steps = (count: number) => Array.from({ length: count }, (_, step) => step)

/** Scroll position before the last gesture over the map. */
const tops = new WeakMap<SiteWorld, number>()
const top = (world: SiteWorld) => world.page.evaluate(() => scrollY)
const keepTop = async (world: SiteWorld) => tops.set(world, await top(world))

Given(
  "a visitor with a touch screen is at {string} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.page.setViewportSize({ width: 390, height: 844 })
    const session = await this.context.newCDPSession(this.page)
    await session.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 2 })
    await this.open(site, path)
  },
)

const turnWheel = async (world: SiteWorld, mark: string, pixels: number): Promise<void> => {
  await map(world).bringIntoView()
  await keepTop(world)
  await world.page.mouse.move(...(await map(world).middle(map(world).mark(mark))))
  await world.page.mouse.wheel(0, pixels)
}

When("they turn the wheel over the mark {string}", async function (this: SiteWorld, mark: string) {
  await turnWheel(this, mark, 100)
})

When("they turn the wheel over the mark {string} with Ctrl", async function (this: SiteWorld, mark: string) {
  await this.page.keyboard.down("Control")
  await turnWheel(this, mark, -400)
  await this.page.keyboard.up("Control")
})

Then("the page has scrolled", async function (this: SiteWorld) {
  await expect.poll(() => top(this)).not.toBe(tops.get(this))
})

Then("the page has not scrolled", async function (this: SiteWorld) {
  assert.equal(await top(this), tops.get(this))
})

When(
  "they drag the mark {string} {int} pixels to the right",
  async function (this: SiteWorld, mark: string, distance: number) {
    await map(this).bringIntoView()
    const [x, y] = await map(this).middle(map(this).mark(mark))
    await this.page.mouse.move(x, y)
    await this.page.mouse.down()
    await this.page.mouse.move(x + distance, y, { steps: 6 })
    await this.page.mouse.up()
  },
)

Then("nothing is opened on the map", async function (this: SiteWorld) {
  await expect(map(this).opened).toHaveCount(0)
})

When(
  "they double-click the map {int} times beside the mark {string}",
  async function (this: SiteWorld, times: number, mark: string) {
    await map(this).bringIntoView()
    const [x, y] = await map(this).middle(map(this).mark(mark))
    for (const _ of steps(times)) await this.page.mouse.dblclick(x + 40, y)
  },
)

When("they slide one finger up over the map", async function (this: SiteWorld) {
  await map(this).bringIntoView()
  await keepTop(this)
  const [x, y] = await map(this).middle()
  await fingers(this, ...steps(10).map((step) => [[x, y - 12 * step]] as const))
})

const spread = ([x, y]: readonly [number, number]): readonly Points[] =>
  steps(12).map((step) => [[x - 20 - 10 * step, y] as const, [x + 20 + 10 * step, y] as const])

When("they spread two fingers around the mark {string}", async function (this: SiteWorld, mark: string) {
  await map(this).bringIntoView()
  await fingers(this, ...spread(await map(this).middle(map(this).mark(mark))))
})

When(
  "they spread one finger that scrolls and another that comes to help around the mark {string}",
  async function (this: SiteWorld, mark: string) {
    await map(this).bringIntoView()
    const [x, y] = await map(this).middle(map(this).mark(mark))
    const scrolling = steps(4).map((step) => [[x - 20, y + 24 - 8 * step]] as const)
    await fingers(this, ...scrolling, ...spread([x, y]))
  },
)

Then("the page is as large as before", async function (this: SiteWorld) {
  assert.equal(await this.page.evaluate(() => visualViewport?.scale), 1)
})
