import assert from "node:assert/strict"
import { Given, Then, When } from "@cucumber/cucumber"
import { Appearance } from "./screens/appearance.ts"
import { Arrival } from "./screens/arrival.ts"
import { linesOf } from "./screens/measures.ts"
import { PageFrame } from "./screens/page-frame.ts"
import { Typography } from "./screens/typography.ts"
import type { SiteName } from "./specification/names.ts"
import { violationsInMenu } from "./support/axe.ts"
import type { Preference } from "./support/device.ts"
import { expect } from "./support/expect.ts"
import { htmlBefore } from "./support/page-faults.ts"
import { addressOf } from "./support/sites.ts"
import { painted } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

const appearance = (world: SiteWorld) => world.on(Appearance)
const typography = (world: SiteWorld) => world.on(Typography)

// The device

Given(
  "their window is {int} pixels wide and {int} high",
  async function (this: SiteWorld, width: number, height: number) {
    await this.page.setViewportSize({ width, height })
  },
)

When("their device asks for {preference}", async function (this: SiteWorld, preference: Preference) {
  await this.page.emulateMedia(preference)
})

When("their text is twice as large", async function (this: SiteWorld) {
  await appearance(this).doubleText()
})

// The menu

When("they open the menu by {string}", async function (this: SiteWorld, name: string) {
  await this.on(PageFrame).menuButton(name).click()
})

Then("the navigation shows the links {string}", async function (this: SiteWorld, names: string) {
  await expect(this.on(PageFrame).menuLinks).toHaveText(names.split(", "))
})

Then("the {part} has {int} buttons", async function (this: SiteWorld, part: string, count: number) {
  await expect(this.screen.part(part).getByRole("button")).toHaveCount(count)
})

Then("the header takes {int} line(s)", async function (this: SiteWorld, count: number) {
  assert.equal(await linesOf(this.on(PageFrame).banner.getByRole("link")), count)
})

Then("the header's links are out of sight", async function (this: SiteWorld) {
  await expect(this.on(PageFrame).menuButtons).toHaveCount(1)
  await expect(this.on(PageFrame).menuLinks).toHaveCount(0)
})

Then("the open menu meets WCAG 2.2 AA, light and dark", async function (this: SiteWorld) {
  assert.deepEqual(await violationsInMenu(this.page), [])
})

Then("the page can be scrolled", async function (this: SiteWorld) {
  await expect(this.screen.document).toHaveCSS("overflow-y", "visible")
})

// Sizes and motion

Then("every table fits, with nothing of it to scroll to", async function (this: SiteWorld) {
  const tables = await appearance(this).tables()
  assert.ok(tables.length > 0, "there is no table")
  assert.deepEqual(
    tables.filter(({ width, room }) => width > room),
    [],
  )
})

Then("something moves when it is used", async function (this: SiteWorld) {
  assert.notDeepEqual(await appearance(this).moving(), [])
})

Then("nothing moves when it is used", async function (this: SiteWorld) {
  assert.deepEqual(await appearance(this).moving(), [])
})

Then("no element on the page has moved", async function (this: SiteWorld) {
  await painted(this)
  assert.deepEqual(await typography(this).layoutShifts(), [])
})

When(
  "{address} on the {site} site arrives only up to {place} at first",
  async function (this: SiteWorld, path: string, site: SiteName, end: string) {
    await this.network.faults.alter(this.page, path, htmlBefore(end), 1)
    await this.on(Arrival).openInPieces(addressOf(site) + path)
  },
)

Then("nothing moves when the rest arrives", async function (this: SiteWorld) {
  assert.deepEqual(await this.on(Arrival).moved(), [])
})

// The font of the headings

Then(
  "the typeface of the headings is the site's own, at most {int} kB large and cached for a year",
  async function (this: SiteWorld, most: number) {
    const faces = this.network.ofType("font")
    assert.deepEqual(
      faces.map((request) => new URL(request.url()).origin),
      [this.origin],
    )
    const answer = await faces[0]?.response()
    assert.match((await answer?.headerValue("cache-control")) ?? "", /max-age=31536000, immutable/)
    const length = (await answer?.body())?.length ?? 0
    assert.ok(length > 0 && length <= most * 1000, `${length} bytes`)
    assert.ok(await typography(this).headingHasItsFont(), "headings are in another face")
  },
)

Then("it has every letter of {string}", async function (this: SiteWorld, letters: string) {
  const [font] = this.network.ofType("font")
  assert.deepEqual(await typography(this).missingLetters(font?.url() ?? "", letters), [])
})

// Paper

Then("the paper is white and its text dark", async function (this: SiteWorld) {
  const { paper, text } = await appearance(this).lightnessOfPage()
  assert.ok(paper >= 250, `the paper has a lightness of ${paper}`)
  assert.ok(text <= 60, `the text has a lightness of ${text}`)
})

Then("buttons and navigation are not printed", async function (this: SiteWorld) {
  await expect(this.screen.everyNavigation).toHaveCount(0)
  await expect(this.on(PageFrame).footer.getByRole("button")).toHaveCount(0)
  await expect(appearance(this).linksAboutTheSite).toHaveCount(0)
})
