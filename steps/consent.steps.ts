import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { CookieConsent } from "./screens/cookie-consent.ts"
import { expect, unlessLeft } from "./support/expect.ts"
import type { SiteName } from "./support/sites.ts"
import { putFunctionsOfOthers } from "./support/trackers.ts"
import { hydrated, idle } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

const consent = (world: SiteWorld) => new CookieConsent(world.page)

Given("a new visitor", async function (this: SiteWorld) {
  await this.becomeNew()
})

Given(
  "a new visitor is at {string} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.becomeNew()
    await this.open(site, path)
  },
)

Given("their browser has the trackers' functions already", async function (this: SiteWorld) {
  await putFunctionsOfOthers(this.page)
})

Given("their browser blocks the vendors of trackers", function (this: SiteWorld) {
  this.vendors.block()
})

Given("their browser refuses to store anything", async function (this: SiteWorld) {
  await this.page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("refused", "SecurityError")
      },
    })
  })
})

Given("it is {string}", async function (this: SiteWorld, time: string) {
  await this.page.clock.setFixedTime(time)
})

Given("their device has kept the choice:", async function (this: SiteWorld, record: string) {
  await this.page.addInitScript((text) => localStorage.setItem("consent", text), record)
})

When("they answer {string}", async function (this: SiteWorld, answer: string) {
  await consent(this).answer(answer).click()
})

When("they tick {string}", async function (this: SiteWorld, purpose: string) {
  await consent(this).purpose(purpose).check()
})

When("they untick {string}", async function (this: SiteWorld, purpose: string) {
  await consent(this).purpose(purpose).uncheck()
})

When("they open {string} at the end of the page", async function (this: SiteWorld, name: string) {
  await consent(this).settings(name).click()
  await expect(consent(this).dialog).toBeVisible()
})

When("they ask for {string} at the end of the page", async function (this: SiteWorld, name: string) {
  await consent(this).settings(name).click()
})

When("they follow {string} in the question", async function (this: SiteWorld, name: string) {
  await consent(this).either.getByRole("link", { name, exact: true }).click()
})

When("they open {string} again", async function (this: SiteWorld, path: string) {
  await this.open(this.site, path)
})

When(
  "they answer {string} under {string} in another window",
  async function (this: SiteWorld, answer: string, settings: string) {
    const window = await this.context.newPage()
    await window.goto(this.page.url())
    const there = new CookieConsent(window)
    await there.settings(settings).click()
    await there.answer(answer).click()
    await expect(there.either).toHaveCount(0)
    await window.close()
  },
)

Then("the visitor is asked {string}", async function (this: SiteWorld, heading: string) {
  await expect(consent(this).panel).toHaveAccessibleName(heading)
})

Then("the visitor is not asked", async function (this: SiteWorld) {
  await idle(this)
  await expect(consent(this).either).toHaveCount(0)
})

Then("nothing is ticked of {string}", async function (this: SiteWorld, purposes: string) {
  const names = purposes.split(", ")
  await expect(consent(this).purposes).toHaveCount(names.length)
  for (const name of names) await expect(consent(this).purpose(name)).not.toBeChecked()
})

Then("{string} is ticked and {string} is not", async function (this: SiteWorld, yes: string, no: string) {
  await expect(consent(this).purpose(yes)).toBeChecked()
  await expect(consent(this).purpose(no)).not.toBeChecked()
})

Then("they are told {string}", async function (this: SiteWorld, text: string) {
  await expect(consent(this).either).toContainText(text)
})

Then(
  "the answers {string} look alike, the first two of them of one size",
  async function (this: SiteWorld, answers: string) {
    await expect(consent(this).answers).toHaveText(answers.split(", "))
    const looks = await consent(this).answers.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, border, fontSize, fontWeight, textDecorationLine, opacity } =
          getComputedStyle(button)
        return [color, backgroundColor, border, fontSize, fontWeight, textDecorationLine, opacity].join(" ")
      }),
    )
    assert.equal(new Set(looks).size, 1, looks.join("\n"))
    const [yes, no] = await consent(this).answers.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { width, height } = button.getBoundingClientRect()
        return [Math.round(width), Math.round(height)]
      }),
    )
    assert.deepEqual(no, yes)
    for (const answer of await consent(this).answers.all()) await expect(answer).toBeInViewport({ ratio: 1 })
  },
)

Then("the page can still be read and used", async function (this: SiteWorld) {
  const { height = 0 } = (await consent(this).panel.boundingBox()) ?? {}
  const window = this.page.viewportSize()?.height ?? 0
  assert.ok(height > 0 && height < window * 0.67, `the question takes ${height} of ${window} pixels`)
  assert.equal(await this.page.evaluate(() => document.activeElement === document.body), true, "the focus was taken")
  await this.screen.banner.getByRole("link").first().click({ trial: true })
})

Then("nothing has moved for the question, and it is not what the page shows largest", async function (this: SiteWorld) {
  await idle(this)
  const { shift, paints, isLargest } = await consent(this).panel.evaluate(async (panel) => {
    const entries = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
        setTimeout(() => resolve([]), 0)
      })
    const paints = (await entries("largest-contentful-paint")) as (PerformanceEntry & { element?: Element })[]
    const shifts = (await entries("layout-shift")) as (PerformanceEntry & { value: number })[]
    return {
      shift: shifts.reduce((sum, { value }) => sum + value, 0),
      paints: paints.length,
      isLargest: paints.some(({ element }) => element !== undefined && panel.contains(element)),
    }
  })
  assert.equal(shift, 0)
  assert.ok(paints > 0, "nothing was painted")
  assert.equal(isLargest, false)
})

Given("their screen has {int} by {int} pixels", async function (this: SiteWorld, width: number, height: number) {
  await this.page.setViewportSize({ width, height })
})

Then("each stop of Tab through the page can be seen beside the question", async function (this: SiteWorld) {
  const stops: string[] = []
  for (;;) {
    await this.page.keyboard.press("Tab")
    const stop = await this.page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return null
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const [x, y] = [(left + right) / 2, (top + bottom) / 2]
      const topElement = document.elementFromPoint(x, y)
      return {
        name: element.textContent || element.id,
        isSeen: topElement !== null && (element.contains(topElement) || topElement.contains(element)),
      }
    })
    if (stop === null) break
    assert.ok(stop.isSeen, `${stop.name} is hidden, after ${stops.join(", ")}`)
    stops.push(stop.name)
  }
  assert.ok(stops.length > 15, `only ${stops.length} stops`)
})

Then("the calls of {word} are:", async function (this: SiteWorld, name: string, calls: DataTable) {
  const expected = calls.raw().map(([call]) => call)
  await expect.poll(() => this.vendors.callsOf(name)).toEqual(expected)
  // Waits for further calls, which would fail the scenario.
  await idle(this)
  assert.deepEqual(this.vendors.callsOf(name), expected)
})

Then("{word} is not called", async function (this: SiteWorld, name: string) {
  await idle(this)
  assert.deepEqual(this.vendors.callsOf(name), [])
})

Then("no tracker is called, and no other host has been asked for anything", async function (this: SiteWorld) {
  await idle(this)
  assert.deepEqual(this.vendors.calls, [])
  assert.deepEqual(this.network.requestsOutside(this.origin), [])
})

Then("scripts are asked of {string} and no other host", async function (this: SiteWorld, hosts: string) {
  await expect.poll(() => this.vendors.hosts(true)).toEqual(hosts.split(", "))
  await idle(this)
  assert.deepEqual(this.vendors.hosts(true), hosts.split(", "))
})

Then("the scripts {string} are asked for and no others", async function (this: SiteWorld, addresses: string) {
  await expect.poll(() => this.vendors.scripts).toEqual(addresses.split(", "))
  await idle(this)
  assert.deepEqual(this.vendors.scripts, addresses.split(", "))
})

Then("they report to {string}", async function (this: SiteWorld, hosts: string) {
  await expect.poll(() => this.vendors.hosts(false)).toEqual(hosts.split(", "))
})

Then("the browser says that they were blocked, and nothing else", async function (this: SiteWorld) {
  const blocked = /net::ERR_BLOCKED_BY_CLIENT/
  await expect.poll(() => this.console.problemsLike(blocked).length).toBe(5)
  assert.deepEqual(
    this.console.take().filter((problem) => !blocked.test(problem)),
    [],
  )
})

Then("their device holds the choice:", async function (this: SiteWorld, record: string) {
  await expect.poll(() => unlessLeft(this.page.evaluate(() => localStorage.getItem("consent")))).toBe(record)
})

Then("their device keeps {string}", async function (this: SiteWorld, names: string) {
  const storedNames = () =>
    this.page.evaluate(() =>
      [...document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? ""), ...Object.keys(localStorage)]
        .filter((name) => name !== "")
        .sort()
        .join(", "),
    )
  await expect.poll(() => unlessLeft(storedNames())).toBe(names)
})

Then("the question is gone, and the focus is on {string}", async function (this: SiteWorld, name: string) {
  await expect(consent(this).dialog).toHaveCount(0)
  await expect(this.page.locator(":focus")).toHaveAccessibleName(name)
})

Then("the footer offers {string} without a dead button", async function (this: SiteWorld, name: string) {
  await expect(this.screen.footer.getByRole("link", { name, exact: true })).toBeVisible()
  await expect(this.screen.footer.getByRole("button")).toHaveCount(0)
})

Then("the browser has loaded the page {int} times", async function (this: SiteWorld, times: number) {
  const documents = () => this.network.requests.filter((request) => request.isNavigationRequest()).length
  await expect.poll(documents).toBe(times)
  await hydrated(this)
})

/** Tests points 20 px apart after every 20 px of scrolling, less than the size of anything on a card. */
Then("nothing lies over the question while the page is scrolled", async function (this: SiteWorld) {
  const over = await consent(this).panel.evaluate((panel) => {
    const overlapping = new Set<string>()
    for (let top = 0; top < 1200; top += 20) {
      window.scrollTo({ top, behavior: "instant" })
      const { left, right, top: first, bottom } = panel.getBoundingClientRect()
      for (let x = left + 5; x < right; x += 20)
        for (let y = first + 5; y < bottom; y += 20) {
          const hit = document.elementFromPoint(x, y)
          if (hit && !panel.contains(hit)) overlapping.add(hit.outerHTML.slice(0, 80))
        }
    }
    return [...overlapping]
  })
  assert.deepEqual(over, [])
})

When("the services store as well:", async function (this: SiteWorld, items: DataTable) {
  await this.page.evaluate(async (rows) => {
    for (const [kind, name = "", path] of rows) {
      // biome-ignore lint/suspicious/noDocumentCookie: as the services' scripts do
      if (kind === "cookie") document.cookie = `${name}=1; path=${path || "/"}; secure`
      if (kind === "localStorage") localStorage.setItem(name, "1")
      if (kind === "sessionStorage") sessionStorage.setItem(name, "1")
      if (kind === "cache") await caches.open(name)
      if (kind === "database")
        await new Promise((resolve) => {
          const opening = indexedDB.open(name)
          opening.onsuccess = () => resolve(opening.result.close())
        })
    }
  }, items.raw())
  const storedNames = await everythingKept(this)
  for (const [, name = ""] of items.raw()) assert.ok(storedNames.includes(name), `${name} was not stored`)
})

/** Lists the names of all cookies of the site, on any path, and of everything that its pages have stored. */
const everythingKept = async (world: SiteWorld): Promise<string[]> => {
  const cookies = await world.context.cookies()
  const names = await unlessLeft(
    world.page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name = "" }) => name),
    ]),
  )
  return [...cookies.map(({ name }) => name), ...(names ?? [])].sort()
}

/** Keys that the site and Gatsby keep while a tab is open. */
const ofTheSession = /^(?:@@scroll|kvistbo-scroll|kvistbo-shown)\|/

Then(
  "nothing is on their device but {string} and what the site keeps for the session",
  async function (this: SiteWorld, names: string) {
    const others = async () => (await everythingKept(this)).filter((name) => !ofTheSession.test(name)).join(", ")
    await expect.poll(others).toBe(names)
  },
)
