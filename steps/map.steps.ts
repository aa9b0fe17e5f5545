import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { lightnessOf, MapScreen } from "./screens/map.ts"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

const map = (world: SiteWorld) => new MapScreen(world.page)

Given("a visitor prefers dark colours", async function (this: SiteWorld) {
  await this.page.emulateMedia({ colorScheme: "dark" })
})

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
  const others = this.requests.map((request) => new URL(request.url())).filter(({ origin }) => origin !== this.origin)
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
  assert.equal(this.requestsFor(path).length, 0)
})

Then("the map tells that it is missing: {string}", async function (this: SiteWorld, text: string) {
  await expect(map(this).homes.getByRole("alert")).toContainText(text)
})
