import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import type { Element } from "./screens/elements.ts"
import { isSeen, overflowOf } from "./screens/measures.ts"
import { HomeSearch } from "./screens/search.ts"
import type { SiteName } from "./specification/names.ts"
import { expect } from "./support/expect.ts"
import { expectEmpty, expectNone } from "./support/expectations.ts"
import { readList } from "./support/list.ts"
import { runObservers } from "./support/observers.ts"
import { networkQuiet, painted } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

/** Scripts search: a sentence about results is read from HTML only where the visitor has no scripts. */
const ofSearch = /^/

const search = (world: SiteWorld) => world.on(HomeSearch)

const assertEachAnother = (names: readonly string[], count: number) => {
  assert.equal(names.length, count, "homes")
  assert.equal(new Set(names).size, count, "different homes")
}

Given(
  "a visitor with a phone is at {address} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.page.setViewportSize({ width: 390, height: 844 })
    await this.open(site, path)
  },
)

// Asking

When("they choose {string} under {string}", async function (this: SiteWorld, name: string, filter: string) {
  await search(this).choice(name, filter).check()
})

When("they choose a place that begins with {string}", async function (this: SiteWorld, text: string) {
  await search(this).place.fill(text)
  await expect(search(this).suggestions).toHaveCount(1)
  await search(this).place.press("Enter")
})

When("they expand {string}", async function (this: SiteWorld, name: string) {
  await search(this).disclosure(name).click()
})

When("they expand the whole search", async function (this: SiteWorld) {
  await search(this).unfoldAll()
})

When("they put the homes in the order {string}", async function (this: SiteWorld, name: string) {
  await search(this).order.selectOption({ label: name })
})

Then(
  "the choice {string} under {string} offers {int} homes",
  async function (this: SiteWorld, name: string, filter: string, count: number) {
    await expect(search(this).choice(name, filter)).toHaveAccessibleName(`${name} (${count})`)
  },
)

Then("the suggestion {string} is highlighted", async function (this: SiteWorld, name: string) {
  await expect.poll(() => search(this).suggestionAtCursor()).toBe(name)
})

Then("no places are suggested", async function (this: SiteWorld) {
  await expect(search(this).place).toHaveAttribute("aria-expanded", "false")
  await expectNone(this, search(this).suggestions)
})

Then("the active filters are {string}", async function (this: SiteWorld, names: string) {
  await expect.poll(() => search(this).activeNames()).toBe(names)
})

Then("no field of the search shows an error", async function (this: SiteWorld) {
  await expect(search(this).form).toBeVisible()
  await expectNone(this, search(this).wrong)
})

Then("the form is empty", async function (this: SiteWorld) {
  await expect.poll(() => search(this).answers()).toEqual([])
  await expectNone(this, search(this).wrong)
})

Then("the search shows only the field for a place", async function (this: SiteWorld) {
  await expect(search(this).place).toBeVisible()
  await expectEmpty([search(this).form.getByRole("checkbox"), search(this).form.getByRole("textbox")])
})

// Finding

Then(fromHtml("the results say {string}", { unless: ofSearch }), async function (this: SiteWorld, text: string) {
  await expect(search(this).found).toHaveText(text)
})

Then(
  fromHtml("the page shows {int} different homes", { unless: ofSearch }),
  async function (this: SiteWorld, count: number) {
    await expect(this.screen.homes()).toHaveCount(count)
    assertEachAnother(await this.screen.homes().getByRole("heading").allInnerTexts(), count)
  },
)

Then(
  "the pages of the list from {address} on show {int} different homes",
  async function (this: SiteWorld, path: string, count: number) {
    assertEachAnother(await readList(this, path), count)
  },
)

Then(fromHtml("search engines are led to these pages:"), async function (this: SiteWorld, addresses: DataTable) {
  assert.deepEqual(await search(this).neighbours(), addresses.rowsHash())
})

Then(fromHtml("the title of the page is {string}"), async function (this: SiteWorld, title: string) {
  await expect(this.page).toHaveTitle(title)
})

/** Requires 40 % of the card in the viewport, enough to recognise a home. */
Then("the first home is in the window", async function (this: SiteWorld) {
  await expect(this.screen.homes().first()).toBeInViewport({ ratio: 0.4 })
})

Then("the number of homes is in the window", async function (this: SiteWorld) {
  await expect(search(this).found).toBeInViewport({ ratio: 1 })
})

Then("nothing covers the {element}", async function (this: SiteWorld, element: Element) {
  await expect.poll(() => isSeen(element(this.page))).toBe(true)
})

Then("the page does not scroll sideways", async function (this: SiteWorld) {
  assert.equal(await overflowOf(this.page), 0, "pixels too wide")
})

// Going on

When("they ask for more homes", async function (this: SiteWorld) {
  await search(this).showMore()
})

Given("they will ask for more homes as soon as the list offers them", async function (this: SiteWorld) {
  await search(this).showMoreAtOnce()
})

When("they scroll close to the end of the list", async function (this: SiteWorld) {
  await search(this).scrollNearEnd()
})

When("they scroll past the last home", async function (this: SiteWorld) {
  await search(this)
    .homes.last()
    .evaluate((home) => home.scrollIntoView())
})

When("they go on to the end of the list", async function (this: SiteWorld) {
  await search(this).goToEnd()
})

When("they scroll to the end of the homes", async function (this: SiteWorld) {
  await search(this)
    .homes.last()
    .evaluate((home) => home.scrollIntoView({ block: "end", behavior: "instant" }))
})

Then("the form of the search fills the height of the window", async function (this: SiteWorld) {
  assert.deepEqual(await search(this).edgesOfForm(), { top: 0, bottom: 900 })
})

Then(
  "its first and its last field can be scrolled into view, while the homes stay where they are",
  async function (this: SiteWorld) {
    const place = await search(this).homes.last().boundingBox()
    await search(this).fields.last().scrollIntoViewIfNeeded()
    await expect(search(this).fields.last()).toBeInViewport({ ratio: 1 })
    await search(this).fields.first().scrollIntoViewIfNeeded()
    await expect(search(this).fields.first()).toBeInViewport({ ratio: 1 })
    assert.deepEqual(await search(this).homes.last().boundingBox(), place)
  },
)

When("the late report arrives", async function (this: SiteWorld) {
  assert.ok((await runObservers(this)) > 0, "there was nothing to tell")
})

/** The button links to the next page until the list can grow. */
Then("the list is ready, and still shows {int} homes", async function (this: SiteWorld, count: number) {
  await expect(search(this).more).toHaveAttribute("type", "button")
  await painted(this)
  await networkQuiet(this)
  await expect(this.screen.homes()).toHaveCount(count)
})

Then("more homes are loading", async function (this: SiteWorld) {
  await expect(search(this).list).toHaveAttribute("aria-busy", "true")
  // A scroll in the frame that adds their places would count as a shift of what was never in view.
  await painted(this)
})
