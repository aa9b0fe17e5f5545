import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { HomeSearch } from "./screens/search.ts"
import { violationsIn } from "./support/axe.ts"
import { expect } from "./support/expect.ts"
import type { SiteName } from "./support/sites.ts"
import { networkQuiet } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

const search = (world: SiteWorld) => new HomeSearch(world.page)

/** Names of the homes that the visitor has seen, page by page. */
const namesRead = new WeakMap<SiteWorld, string[]>()

const assertEachAnother = (names: readonly string[], count: number) => {
  assert.equal(names.length, count, "homes")
  assert.equal(new Set(names).size, count, "different homes")
}

Given(
  "a visitor with a telephone is at {string} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.page.setViewportSize({ width: 390, height: 844 })
    await this.open(site, path)
  },
)

/** Does not scroll to the button, because that would load more homes automatically. */
When("they ask for more homes", async function (this: SiteWorld) {
  await search(this).more.evaluate((button) => button.focus({ preventScroll: true }))
  await this.page.keyboard.press("Enter")
})

When("they go to the button for more homes", async function (this: SiteWorld) {
  await search(this).more.focus()
})

Then("the focus is on the button for more homes", async function (this: SiteWorld) {
  await expect(search(this).more).toBeFocused()
})

/** Stops 700 px before the end, which is still outside the viewport. */
When("they come near the end of the homes", async function (this: SiteWorld) {
  await search(this).more.evaluate((end) => scrollBy(0, end.getBoundingClientRect().top - innerHeight - 700))
})

When("they scroll to the end of the homes", async function (this: SiteWorld) {
  await search(this).more.scrollIntoViewIfNeeded()
})

When("they go on past the last home", async function (this: SiteWorld) {
  await this.screen
    .homes()
    .last()
    .evaluate((home) => home.scrollIntoView())
})

declare global {
  /** Entries that observers have collected, and callbacks that have not run yet. */
  var seen: Map<IntersectionObserver, (() => void)[]>
}

Given("the browser takes its time to tell what is in sight", async function (this: SiteWorld) {
  await this.context.addInitScript(() => {
    globalThis.seen = new Map()
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries) => {
          const before = globalThis.seen.get(this) ?? []
          globalThis.seen.set(this, [...before, () => tell(entries, this)])
        }, options)
      }
      override disconnect() {
        globalThis.seen.delete(this)
        super.disconnect()
      }
    }
  })
})

When("the browser tells what it saw in sight", async function (this: SiteWorld) {
  const callCount = await this.page.evaluate(async () => {
    // Observers run once for each frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const all = [...globalThis.seen.values()].flat()
    globalThis.seen.clear()
    for (const tell of all) tell()
    return all.length
  })
  assert.ok(callCount > 0, "there was nothing to tell")
})

Then("the list can go on, and does not", async function (this: SiteWorld) {
  const { more } = search(this)
  const before = await this.screen.homes().count()
  // The button links to the next page until the list can grow.
  await expect(more).toHaveAttribute("type", "button")
  // An observer reports the end of the list one frame after it appears.
  await more.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await networkQuiet(this)
  await expect(this.screen.homes()).toHaveCount(before)
})

Then("more homes are on their way", async function (this: SiteWorld) {
  await expect(search(this).list).toHaveAttribute("aria-busy", "true")
})

When("they go on to the end of the list", async function (this: SiteWorld) {
  const { more } = search(this)
  while ((await more.count()) > 0) {
    const before = await this.screen.homes().count()
    await more.press("Enter")
    await expect.poll(() => this.screen.homes().count()).toBeGreaterThan(before)
  }
})

When("they have read the pages of the list from {string} on", async function (this: SiteWorld, path: string) {
  const names: string[] = []
  let next: string | null = path
  while (next !== null) {
    await this.open(this.site, next)
    names.push(...(await this.screen.homes().getByRole("heading").allInnerTexts()))
    const link = this.screen.main.locator('nav a[rel="next"]')
    next = (await link.count()) > 0 ? await link.getAttribute("href") : null
  }
  namesRead.set(this, names)
})

When(
  "they write {string} as {string} of {string}",
  async function (this: SiteWorld, text: string, end: string, filter: string) {
    await search(this).end(end, filter).fill(text)
    await search(this).end(end, filter).blur()
  },
)

When("they write {string} in {string}", async function (this: SiteWorld, text: string, label: string) {
  await search(this).text(label).fill(text)
  await search(this).text(label).blur()
})

When("they type {string} in {string}", async function (this: SiteWorld, text: string, label: string) {
  await search(this).text(label).pressSequentially(text)
})

When("they choose {string} under {string}", async function (this: SiteWorld, name: string, filter: string) {
  await search(this).choice(name, filter).check()
})

When("they write {string} as the place", async function (this: SiteWorld, text: string) {
  await search(this).place.fill(text)
})

When("they choose a place that begins with {string}", async function (this: SiteWorld, text: string) {
  await search(this).place.fill(text)
  await expect(search(this).suggestions).toHaveCount(1)
  await search(this).place.press("Enter")
})

When("they click the suggestion {string}", async function (this: SiteWorld, name: string) {
  await search(this)
    .suggestions.and(this.page.getByRole("option", { name, exact: true }))
    .click()
})

When("they unfold {string}", async function (this: SiteWorld, name: string) {
  await search(this).disclosure(name).click()
})

Then("no order of the homes is offered", async function (this: SiteWorld) {
  await expect(search(this).order).toBeHidden()
})

When("they put the homes in the order {string}", async function (this: SiteWorld, name: string) {
  await search(this).order.selectOption({ label: name })
})

When("they press Enter on {string}", async function (this: SiteWorld, name: string) {
  await search(this).button(name).press("Enter")
})

When(
  "the search is open on a screen of {int} pixels, with suggestions and a mistake",
  async function (this: SiteWorld, width: number) {
    await this.page.setViewportSize({ width, height: 900 })
    const { place, disclosure, end, wrong } = {
      place: search(this).place,
      disclosure: search(this).disclosure("Fler filter"),
      end: search(this).end("Lägst", "Pris (kr)"),
      wrong: search(this).wrong,
    }
    if (!(await disclosure.isVisible())) await search(this).disclosure("Filter").click()
    await disclosure.click()
    await end.fill("billig")
    await end.blur()
    await expect(wrong).not.toHaveCount(0)
    await place.fill("s")
    await place.press("ArrowDown")
  },
)

Then("they have found {string}", async function (this: SiteWorld, text: string) {
  await expect(search(this).found).toHaveText(text)
})

Then("the page shows {int} homes, each another one", async function (this: SiteWorld, count: number) {
  await expect(this.screen.homes()).toHaveCount(count)
  assertEachAnother(await this.screen.homes().getByRole("heading").allInnerTexts(), count)
})

Then("they have seen {int} homes, each another one", function (this: SiteWorld, count: number) {
  assertEachAnother(namesRead.get(this) ?? [], count)
})

Then("the focus is on the home {string}", async function (this: SiteWorld, name: string) {
  await expect(this.page.locator(":focus").getByRole("heading")).toHaveText(name)
})

Then("the focus is on the homes that were found", async function (this: SiteWorld) {
  await expect(search(this).results).toBeFocused()
})

Then("the page has no search", async function (this: SiteWorld) {
  await expect(search(this).form).toHaveCount(0)
  await expect(search(this).order).toHaveCount(0)
})

Then("all of the search but the place is folded away", async function (this: SiteWorld) {
  await expect(search(this).place).toBeVisible()
  await expect(search(this).form.getByRole("checkbox")).toHaveCount(0)
  await expect(search(this).form.getByRole("textbox")).toHaveCount(0)
})

Then("what is folded away is called {string}", async function (this: SiteWorld, name: string) {
  await expect(search(this).disclosure("Filter")).toHaveText(name)
})

/** Requires 40 % of the card in the viewport, enough to recognise a home. */
Then("the first home is in the window", async function (this: SiteWorld) {
  await expect(this.screen.homes().first()).toBeInViewport({ ratio: 0.4 })
})

Then("the page is called {string}", async function (this: SiteWorld, title: string) {
  await expect(this.page).toHaveTitle(title)
})

const neighbours = (world: SiteWorld) =>
  world.page.evaluate(() =>
    ["prev", "next"].map((rel) => document.querySelector(`link[rel="${rel}"]`)?.getAttribute("href") ?? null),
  )

Then("the page comes after {string} and before {string}", async function (this: SiteWorld, prev: string, next: string) {
  assert.deepEqual(await neighbours(this), [prev, next])
})

Then("the page comes after {string} and is the last one", async function (this: SiteWorld, prev: string) {
  assert.deepEqual(await neighbours(this), [prev, null])
})

Then("the search says {string}", async function (this: SiteWorld, text: string) {
  await expect(this.screen.main.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1)
})

Then(
  "the choice {string} under {string} leaves {int}",
  async function (this: SiteWorld, name: string, filter: string, count: number) {
    await expect(search(this).choice(name, filter)).toHaveAccessibleName(`${name} (${count})`)
  },
)

Then("{string} under {string} is chosen", async function (this: SiteWorld, name: string, filter: string) {
  await expect(search(this).choice(name, filter)).toBeChecked()
})

Then("{string} under {string} is not chosen", async function (this: SiteWorld, name: string, filter: string) {
  await expect(search(this).choice(name, filter)).not.toBeChecked()
})

Then("the field {string} holds {string}", async function (this: SiteWorld, label: string, text: string) {
  await expect(search(this).text(label)).toHaveValue(text)
})

Then(
  "the field {string} of {string} says {string}",
  async function (this: SiteWorld, end: string, filter: string, text: string) {
    await expect(search(this).end(end, filter)).toHaveAccessibleDescription(text)
    await expect(search(this).end(end, filter)).toHaveAttribute("aria-invalid", "true")
  },
)

Then("no field of the search is said to be wrong", async function (this: SiteWorld) {
  await expect(search(this).wrong).toHaveCount(0)
})

Then("the form is empty", async function (this: SiteWorld) {
  for (const field of await search(this).form.getByRole("textbox", { includeHidden: true }).all())
    await expect(field).toHaveValue("")
  await expect(search(this).form.locator(":checked")).toHaveCount(0)
  await expect(search(this).wrong).toHaveCount(0)
})

Then("these places are suggested:", async function (this: SiteWorld, places: DataTable) {
  await expect(search(this).suggestions).toHaveText(places.raw().map(([name = ""]) => name))
})

Then("no places are suggested", async function (this: SiteWorld) {
  await expect(search(this).suggestions).toHaveCount(0)
  await expect(search(this).place).toHaveAttribute("aria-expanded", "false")
})

Then("the suggestion {string} is the one that Enter chooses", async function (this: SiteWorld, name: string) {
  const id = await search(this).place.getAttribute("aria-activedescendant")
  await expect(this.page.locator(`[id="${id}"]`)).toHaveText(name)
})

const namesOf = (buttons: Element[]) =>
  buttons.map((button) => (button.firstChild?.textContent ?? "").replace(/\u00a0/g, " ")).join(", ")

Then("the active filters are {string}", async function (this: SiteWorld, names: string) {
  await expect.poll(() => search(this).active.evaluateAll(namesOf)).toBe(names)
})

Then("they can give up:", async function (this: SiteWorld, names: DataTable) {
  await expect(search(this).relief).toHaveText(names.raw().map(([name = ""]) => name))
})

Then("the address {string} has been copied", async function (this: SiteWorld, path: string) {
  assert.equal(await this.page.evaluate(() => navigator.clipboard.readText()), this.origin + path)
})

Then("the page does not scroll sideways", async function (this: SiteWorld) {
  const overflow = await this.page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  assert.equal(overflow, 0, "pixels too wide")
})

Then("axe finds no violation, light or dark", { timeout: 60_000 }, async function (this: SiteWorld) {
  for (const colorScheme of ["light", "dark"] as const) {
    await this.page.emulateMedia({ colorScheme })
    assert.deepEqual(await violationsIn(this.page), [], colorScheme)
  }
})
