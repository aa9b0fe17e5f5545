import assert from "node:assert/strict"
import { Given, Then, When } from "@cucumber/cucumber"
import { CookieConsent } from "./screens/cookie-consent.ts"
import { violationsIn } from "./support/axe.ts"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

Given(
  "their window is {int} pixels wide and {int} high",
  async function (this: SiteWorld, width: number, height: number) {
    await this.page.setViewportSize({ width, height })
  },
)

When("they open the menu by {string}", async function (this: SiteWorld, name: string) {
  await this.screen.navigation.getByRole("button", { name, exact: true }).click()
})

Then("the menu holds {string}", async function (this: SiteWorld, names: string) {
  await expect(this.screen.navigation.getByRole("link")).toHaveText(names.split(", "))
})

Then("the header's links are out of sight", async function (this: SiteWorld) {
  await expect(this.screen.navigation.getByRole("button")).toHaveCount(1)
  await expect(this.screen.navigation.getByRole("link")).toHaveCount(0)
})

Then("the header shows {string}, and nothing to open", async function (this: SiteWorld, names: string) {
  await expect(this.screen.navigation.getByRole("link")).toHaveText(names.split(", "))
  await expect(this.screen.navigation.getByRole("button")).toHaveCount(0)
})

/** The open menu hides the page from assistive technology, including its heading. */
const ofWholePages = { "page-has-heading-one": { enabled: false }, "landmark-one-main": { enabled: false } }

Then("axe finds no violation in the open menu, light or dark", async function (this: SiteWorld) {
  for (const colorScheme of ["light", "dark"] as const) {
    await this.page.emulateMedia({ colorScheme })
    assert.deepEqual(await violationsIn(this.page, ofWholePages), [], colorScheme)
  }
})

Then("their window is not kept from scrolling", async function (this: SiteWorld) {
  await expect(this.page.locator("html")).toHaveCSS("overflow-y", "visible")
})

When("their text is twice as large", async function (this: SiteWorld) {
  await this.page.addStyleTag({ content: "html { font-size: 200% }" })
})

Then("every table fits, with nothing of it to scroll to", async function (this: SiteWorld) {
  const tables = await this.screen.main.getByRole("table").all()
  assert.ok(tables.length > 0, "there is no table")
  for (const table of tables) {
    const { width, room } = await table.evaluate((element) => ({
      width: element.scrollWidth,
      room: element.parentElement?.clientWidth ?? 0,
    }))
    assert.ok(width <= room, `a table of ${width} pixels has room for ${room}`)
  }
})

/** Lists elements with an animation, a transition or smooth scrolling, by their start tags. */
const moving = ({ page }: SiteWorld): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) =>
        ["", "::before", "::after", "::backdrop"].some((part) => {
          const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element, part)
          return /[1-9]/.test(transitionDuration) || animationName !== "none" || scrollBehavior === "smooth"
        }),
      )
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )

Then("something moves when it is used", async function (this: SiteWorld) {
  assert.notDeepEqual(await moving(this), [])
})

When("they ask their device for less motion", async function (this: SiteWorld) {
  await this.page.emulateMedia({ reducedMotion: "reduce" })
})

Then("nothing moves when it is used", async function (this: SiteWorld) {
  assert.deepEqual(await moving(this), [])
})

Then("the question takes less than half of the screen, its answers in sight", async function (this: SiteWorld) {
  const { panel, answers } = new CookieConsent(this.page)
  const { height = 0 } = (await panel.boundingBox()) ?? {}
  const window = this.page.viewportSize()?.height ?? 0
  assert.ok(height > 0 && height < window / 2, `the question takes ${height} of ${window} pixels`)
  for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 })
})

const face = /\.woff2$/

Then(
  "the face of the headings came from the site, in at most {int} bytes, to be kept for a year",
  async function (this: SiteWorld, most: number) {
    const faces = this.network.requests.filter((request) => face.test(request.url()))
    assert.equal(faces.length, 1, "files of faces that were asked for")
    const [request] = faces
    assert.equal(new URL(request?.url() ?? "").origin, this.origin)
    const answer = await request?.response()
    assert.match((await answer?.headerValue("cache-control")) ?? "", /max-age=31536000, immutable/)
    const { length } = (await answer?.body()) ?? []
    assert.ok(length && length <= most, `${length} bytes`)
    const isFontLoaded = await this.screen.heading.evaluate(async (heading) => {
      await document.fonts.ready
      const familyName = (family = "") => family.replaceAll('"', "")
      const [family] = getComputedStyle(heading).fontFamily.split(",")
      return [...document.fonts].some(
        (face) => face.status === "loaded" && familyName(face.family) === familyName(family),
      )
    })
    assert.ok(isFontLoaded, "headings are in another face")
  },
)

/**
 * Compares widths, because a letter that the font lacks is drawn in the fallback font. Loads the font under another
 * name, because the browser does not use an optional font that came late (font-display).
 */
Then("it has every letter of {string}", async function (this: SiteWorld, letters: string) {
  const font = this.network.requests.find((request) => face.test(request.url()))
  const missingLetters = await this.page.evaluate(
    async ({ address, letters }) => {
      const tested = await new FontFace("tested font", `url(${address})`).load()
      document.fonts.add(tested)
      const context = document.createElement("canvas").getContext("2d")
      const width = (letter: string, next: string) => {
        if (!context) return 0
        context.font = `100px "tested font", ${next}`
        return context.measureText(letter).width
      }
      return [...letters].filter((letter) => width(letter, "monospace") !== width(letter, "sans-serif"))
    },
    { address: font?.url() ?? "", letters },
  )
  assert.deepEqual(missingLetters, [])
})

/** Returns the browser's total of layout shifts since the page was painted. */
const shifted = async (): Promise<number> => {
  await document.fonts.ready
  let sum = 0
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) sum += (entry as PerformanceEntry & { value: number }).value
  }
  const observer = new PerformanceObserver((list) => add(list.getEntries()))
  observer.observe({ type: "layout-shift", buffered: true })
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  add(observer.takeRecords())
  return sum
}

Then("nothing on the page has moved", async function (this: SiteWorld) {
  await this.page.waitForLoadState("load")
  assert.equal(await this.page.evaluate(shifted), 0)
})

Given("the face of the headings cannot be had", async function (this: SiteWorld) {
  await this.page.route(face, (route) => route.abort())
  this.console.expect(/ERR_FAILED/)
})

When("they print the page from a dark screen", async function (this: SiteWorld) {
  await this.page.emulateMedia({ media: "print", colorScheme: "dark" })
})

/** Returns the lightness of a CSS colour, from 0 to 255. */
const lightness = (colour: string): number =>
  Math.max(...(colour.match(/\d+/g) ?? []).slice(0, 3).map((part) => Number(part)))

Then(
  "the paper is white, its text dark, and what they can only press or follow about the site is left out",
  async function (this: SiteWorld) {
    const body = await this.page.locator("body").evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return { color, backgroundColor }
    })
    // A transparent background prints as white paper.
    const isBare = body.backgroundColor === "rgba(0, 0, 0, 0)"
    assert.ok(isBare || lightness(body.backgroundColor) >= 250, `the paper is ${body.backgroundColor}`)
    assert.ok(lightness(body.color) <= 60, `the text is ${body.color}`)
    await expect(this.page.getByRole("navigation")).toHaveCount(0)
    await expect(this.screen.footer.getByRole("button")).toHaveCount(0)
    await expect(
      this.screen.footer.locator("a:not([href^='tel:'], [href^='mailto:'])").filter({ visible: true }),
    ).toHaveCount(0)
  },
)

Then("the paper says {string}", async function (this: SiteWorld, text: string) {
  await expect(this.screen.main).toContainText(text)
})
