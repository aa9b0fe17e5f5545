import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import type { Page } from "playwright"
import { FavouriteScreen } from "./screens/favourites.ts"
import { boxOf, leftEdgesOf } from "./screens/measures.ts"
import { PropertyScreen } from "./screens/property.ts"
import type { SiteName } from "./specification/names.ts"
import { expect } from "./support/expect.ts"
import { expectNone } from "./support/expectations.ts"
import { expectNoHome, favouriteIds, idOf, idsOf, readFavourites, storedFavourites } from "./support/favourites.ts"
import { setDeviceValue } from "./support/local-storage.ts"
import { reload } from "./support/visits.ts"
import { hydrated } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

const favourites = (world: SiteWorld) => world.on(FavouriteScreen)

// The device

Given("the visitor has saved {string}", async function (this: SiteWorld, streets: string) {
  await setDeviceValue(this, "favourites", storedFavourites(streets))
})

Given(
  "the visitor saved {string} at the price of {int}",
  async function (this: SiteWorld, street: string, price: number) {
    await setDeviceValue(this, "favourites", storedFavourites(street, price))
  },
)

Given("their device stores favourites {damagedFavourites}", async function (this: SiteWorld, text: string) {
  await setDeviceValue(this, "favourites", text)
})

Given("they move to another device with the favourites {string}", async function (this: SiteWorld, streets: string) {
  await this.page.evaluate((text) => localStorage.setItem("favourites", text), storedFavourites(streets))
  await reload(this)
})

/** Opens the visitor's page in another window. */
const openAgain = async (world: SiteWorld): Promise<Page> => {
  const page = await world.context.newPage()
  await page.goto(world.page.url())
  await hydrated({ page, clock: world.clock })
  return page
}

Given("the same page is open in another window", async function (this: SiteWorld) {
  await openAgain(this)
})

Given(
  "the same page is open in another window, with the button {string}",
  async function (this: SiteWorld, name: string) {
    const other = await openAgain(this)
    await expect(new FavouriteScreen(other).button(name)).toBeVisible()
  },
)

Then("their saved homes are {string}", async function (this: SiteWorld, streets: string) {
  await expect.poll(() => favouriteIds(this)).toEqual(idsOf(streets))
})

Then("no homes are saved", async function (this: SiteWorld) {
  await expect.poll(() => favouriteIds(this)).toEqual([])
})

// Saving homes

/** The name contains the state, so the button must not have a pressed state too. */
Then("the button {string} has a filled heart", async function (this: SiteWorld, name: string) {
  await expect(favourites(this).heart(name)).not.toHaveCSS("fill", "none")
  await expect(favourites(this).button(name)).not.toHaveAttribute("aria-pressed")
})

Then("the button {string} has an empty heart", async function (this: SiteWorld, name: string) {
  await expect(favourites(this).heart(name)).toHaveCSS("fill", "none")
})

Then("the other window has the button {string} too", async function (this: SiteWorld, name: string) {
  const other = this.context.pages().at(-1) ?? this.page
  await expect(new FavouriteScreen(other).button(name)).toBeVisible()
  await other.close()
})

Then("the header leads to {string}", async function (this: SiteWorld, name: string) {
  await expect(favourites(this).way).toHaveAccessibleName(name)
})

Then("a notice says {string}", async function (this: SiteWorld, text: string) {
  await expect(favourites(this).message).toHaveText(text)
  await expect(favourites(this).message.getByText(text)).toBeVisible()
})

Then("the notice covers neither the header nor the bar of the home", async function (this: SiteWorld) {
  const notice = await boxOf(favourites(this).notice)
  const header = await boxOf(this.page.getByRole("banner"))
  const bar = await boxOf(this.on(PropertyScreen).bar)
  assert.ok(notice.y >= header.y + header.height, "it covers the header")
  assert.ok(notice.y + notice.height <= bar.y, "it covers the bar")
})

Then("taps pass through the notice", async function (this: SiteWorld) {
  await expect(favourites(this).notice).toHaveCSS("pointer-events", "none")
})

Then("the notice about a favourite has no links", async function (this: SiteWorld) {
  await expectNone(this, favourites(this).notice.getByRole("link"))
})

Then("there is no notice about a favourite", async function (this: SiteWorld) {
  await expectNone(this, favourites(this).notice)
})

// The list

When(
  "a visitor opens {address} on the {site} site, where {string} is not a home",
  async function (this: SiteWorld, path: string, site: SiteName, street: string) {
    expectNoHome(this, street)
    await this.open(site, path)
  },
)

Then("the home {string} has no note about its price", async function (this: SiteWorld, headline: string) {
  await expect(favourites(this).home(headline)).toHaveCount(1)
  await expect(favourites(this).home(headline)).not.toContainText(/Priset var|price was|Hinta oli/)
})

Given("the home {string} is saved for reading offline", async function (this: SiteWorld, street: string) {
  const isCached = async (file: string) => (await caches.match(file)) !== undefined
  await expect.poll(() => this.page.evaluate(isCached, `/homes/sv/${idOf(street)}.json`)).toBe(true)
})

// Files

When("they save their favourites with {string}", async function (this: SiteWorld, name: string) {
  await favourites(this).saveFile(name)
})

Then(
  "the file {string} holds {string}, and of each home:",
  async function (this: SiteWorld, name: string, fields: string, homes: DataTable) {
    assert.equal(favourites(this).file.name, name)
    assert.deepEqual(readFavourites(favourites(this).file.text, this.origin), { fields, homes: homes.raw() })
  },
)

When("they open the file there with {string}", async function (this: SiteWorld, name: string) {
  await favourites(this).openFile(name, favourites(this).file.text)
})

When("they open {file} with {string}", async function (this: SiteWorld, text: string, name: string) {
  await favourites(this).openFile(name, text)
})

// Comparing homes

Then(
  "the button {string} is disabled, because: {string}",
  async function (this: SiteWorld, name: string, missing: string) {
    await expect(favourites(this).button(name)).toBeDisabled()
    await expect(favourites(this).button(name)).toHaveAccessibleDescription(missing)
  },
)

When("they choose {string}", async function (this: SiteWorld, names: string) {
  await favourites(this).choose(names.split(", "))
})

Then("the comparison shows {string}", async function (this: SiteWorld, streets: string) {
  await expect(favourites(this).comparedHomes).toHaveText(streets.split(", "))
})

Then("the comparison includes:", async function (this: SiteWorld, facts: DataTable) {
  const names = facts.raw().map(([name = ""]) => name)
  await expect.poll(() => favourites(this).factsCalled(names)).toEqual(facts.raw())
})

Then("the comparison says of {string}:", async function (this: SiteWorld, name: string, values: DataTable) {
  await expect.poll(() => favourites(this).valuesOf(name)).toEqual(values.raw())
})

Then("the comparison can be scrolled with the keyboard, its first column in view", async function (this: SiteWorld) {
  await favourites(this).scrollByKey()
  await expect.poll(() => favourites(this).scrolled()).toBeGreaterThan(0)
  expect(Math.min(...(await leftEdgesOf(favourites(this).rows)))).toBeGreaterThanOrEqual(0)
})

Then("the compared homes are in {string}", async function (this: SiteWorld, places: string) {
  await expect(favourites(this).comparedPlaces).toHaveText(places.split("; "))
})

Then("{int} compared homes are whole in the window", async function (this: SiteWorld, count: number) {
  await expect(favourites(this).columns).toHaveCount(4)
  assert.equal(await favourites(this).wholeColumns(), count)
})

Then("each name of a fact stands above its values", async function (this: SiteWorld) {
  await expect(favourites(this).rows).not.toHaveCount(0)
  assert.deepEqual(await favourites(this).namesBesideValues(), [])
})

Then("no button of the compared homes covers a picture", async function (this: SiteWorld) {
  assert.deepEqual(await favourites(this).coveredPictures(), [])
})
