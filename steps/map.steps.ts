import assert from "node:assert/strict"
import { Given, Then } from "@cucumber/cucumber"
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
