import assert from "node:assert/strict"
import { Given, Then, When } from "@cucumber/cucumber"
import type { Locator } from "playwright"
import { CookieConsent } from "./screens/cookie-consent.ts"
import { lightnessOf } from "./screens/map.ts"
import { HomeSearch } from "./screens/search.ts"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

/** Finds words and figures broken across lines, except at a space, after a dash, or where the text allows a break. */
const brokenIn = ({ page }: SiteWorld, where: string): Promise<string[]> =>
  page.locator(where).evaluateAll((parts) =>
    parts.flatMap((part) => {
      const broken: string[] = []
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        if (!text.parentElement?.checkVisibility() || text.parentElement.closest("button")) continue
        for (const { 0: word, index } of text.data.matchAll(/[^ \n\t\u200b\u00ad\u2013\u2014-]+/g)) {
          const tops = [...word].map((_, place) => {
            const range = document.createRange()
            range.setStart(text, index + place)
            range.setEnd(text, index + place + 1)
            // The last rectangle counts, because a soft hyphen at a break is drawn with the letter after it.
            return Math.round([...range.getClientRects()].at(-1)?.top ?? 0)
          })
          if (new Set(tops).size > 1) broken.push(word)
        }
      }
      return broken
    }),
  )

const holdsOnPhones = async (world: SiteWorld, where: string): Promise<void> => {
  assert.ok((await world.page.locator(where).count()) > 0, `there is no ${where}`)
  for (const width of [320, 360]) {
    await world.page.setViewportSize({ width, height: 800 })
    assert.deepEqual(await brokenIn(world, where), [], `at ${width} pixels`)
  }
}

Then(
  "no word and no figure of its tables is broken on screens of 320 and 360 pixels",
  async function (this: SiteWorld) {
    await holdsOnPhones(this, "main table")
  },
)

Then("no word and no figure of its sums is broken on screens of 320 and 360 pixels", async function (this: SiteWorld) {
  await holdsOnPhones(this, "main dl")
})

Then("no address of mail is broken in its words on screens of 320 and 360 pixels", async function (this: SiteWorld) {
  await holdsOnPhones(this, 'main a[href^="mailto:"]')
})

Then("no word and no figure of its tables is broken", async function (this: SiteWorld) {
  await expect(this.page.locator("main table").first()).toBeVisible()
  assert.deepEqual(await brokenIn(this, "main table"), [])
})

Then("the printed address is broken only between its parts", async function (this: SiteWorld) {
  const address = this.screen.main.getByText(/^https:\/\/www\.kvistbo\.example\/objekt\/[\w-]+\/$/)
  await expect(address).toBeVisible()
  const lines = await address.evaluate((element) => {
    const lines = new Map<number, string>()
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const [index, letter] of [...text.data].entries()) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        const top = Math.round(range.getBoundingClientRect().top)
        lines.set(top, (lines.get(top) ?? "") + letter)
      }
    }
    return [...lines.values()]
  })
  for (const line of lines) assert.match(line, /[/-]$/, lines.join(" | "))
})

Then("all of the question is on top, wherever the page is scrolled to", async function (this: SiteWorld) {
  const { panel } = new CookieConsent(this.page)
  const covered = await panel.evaluate((panel) => {
    const overlapping = new Set<string>()
    for (let top = 0; top < Math.min(document.documentElement.scrollHeight, 2500); top += 40) {
      scrollTo({ top, behavior: "instant" })
      const box = panel.getBoundingClientRect()
      for (let x = box.left + 2; x < box.right; x += 24)
        for (let y = box.top + 2; y < box.bottom; y += 24) {
          const above = document.elementFromPoint(x, y)
          if (above && !panel.contains(above)) overlapping.add(above.outerHTML.slice(0, 80))
        }
    }
    return [...overlapping]
  })
  assert.deepEqual(covered, [])
})

Then("what was found begins right below its number", async function (this: SiteWorld) {
  const { found, results } = new HomeSearch(this.page)
  await expect(found).toHaveText(/^\d/)
  const gap = async () => {
    const [number, homes] = [await found.boundingBox(), await results.boundingBox()]
    return number && homes ? homes.y - number.y - number.height : Number.POSITIVE_INFINITY
  }
  await expect.poll(gap).toBeLessThan(40)
})

Then("the middle of the map is in the window", async function (this: SiteWorld) {
  const frame = this.page.getByRole("main").getByRole("group", { name: /^Karta över bostäderna/ })
  await expect(frame).toBeInViewport({ ratio: 0.5 })
})

Then("the plan {string} is drawn in {word} colours", async function (this: SiteWorld, name: string, colours: string) {
  const plan = this.screen.main.getByRole("img", { name })
  await plan.scrollIntoViewIfNeeded()
  await expect(plan).toHaveJSProperty("complete", true)
  const lightness = await lightnessOf(plan)
  assert.equal(lightness > 0.5 ? "light" : "dark", colours, `a lightness of ${lightness.toFixed(2)}`)
})

/** Returns the lightness of the centre of an element, from 0 to 1. */
const middleOf = async (world: SiteWorld, part: Locator): Promise<number> => {
  const picture = (await part.screenshot()).toString("base64")
  return world.page.evaluate(async (picture) => {
    const image = new Image()
    image.src = `data:image/png;base64,${picture}`
    await image.decode()
    const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d")
    pen?.drawImage(image, -Math.floor(image.width / 2), -Math.floor(image.height / 2))
    const [red = 0, green = 0, blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? []
    return (red + green + blue) / 3 / 255
  }, picture)
}

Then("a box that is not ticked has the ground of the field {string}", async function (this: SiteWorld, label: string) {
  const box = await middleOf(this, this.screen.main.getByRole("checkbox", { checked: false }).last())
  const field = await middleOf(this, this.screen.main.getByRole("textbox", { name: label, exact: true }))
  assert.ok(Math.abs(box - field) < 0.02, `${box.toFixed(2)} beside ${field.toFixed(2)}`)
})

Then(
  "the choice {string} is round and {string} is made",
  async function (this: SiteWorld, other: string, made: string) {
    const choice = (name: string) => this.screen.main.getByRole("radio", { name, exact: true })
    await expect(choice(made)).toBeChecked()
    await expect(choice(other)).not.toBeChecked()
    await expect(choice(other)).toHaveCSS("border-radius", "50%")
  },
)

When("they ask their device for more contrast", async function (this: SiteWorld) {
  await this.page.emulateMedia({ contrast: "more" })
})

Then("small print is as dark as the rest of the text", async function (this: SiteWorld) {
  const colourOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color)
  assert.equal(
    await colourOf(this.screen.main.locator(".small, .hint, .lead").first()),
    await colourOf(this.page.locator("body")),
  )
})

Then("how many homes there are is not said yet", async function (this: SiteWorld) {
  await expect(this.screen.main.getByText(/^\d+ bostäder$/)).toBeHidden()
})

Given("the site's host answers {string} with the not-found page", async function (this: SiteWorld, path: string) {
  this.console.expectMissing(path)
  await this.page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const answer = await route.fetch({ url: new URL("/no-such-page/", route.request().url()).href })
      await route.fulfill({ response: answer })
    },
  )
})

/** Asserts on the requests, because a native submission would have replaced the document. */
Then("the form is still on its page", async function (this: SiteWorld) {
  assert.equal(this.network.requestsFor("/api/contact-requests").length, 0)
})

Given(
  "{string} stands {int} metres from {string} on the map",
  async function (this: SiteWorld, home: string, metres: number, other: string) {
    await this.network.faults.alter(this.page, "/search/positions.json", (body) => {
      const positions = JSON.parse(body) as { x: number[]; y: number[]; streets: string }
      const streets = positions.streets.split("\n")
      const [from, to] = [streets.indexOf(other), streets.indexOf(home)]
      assert.ok(from >= 0 && to >= 0, "both are homes of the site")
      positions.x[to] = (positions.x[from] ?? 0) + metres / 10
      positions.y[to] = positions.y[from] ?? 0
      return JSON.stringify(positions)
    })
  },
)

Then("the map can be zoomed in no further", async function (this: SiteWorld) {
  await expect(this.screen.main.getByRole("button", { name: "Zooma in", exact: true })).toHaveAttribute(
    "aria-disabled",
    "true",
  )
})

Then("the map's list is called {string}", async function (this: SiteWorld, name: string) {
  await expect(this.screen.main.getByRole("region", { name, exact: true })).toBeVisible()
})

Then("after ten seconds at most the page shows {int} homes", async function (this: SiteWorld, count: number) {
  await expect(this.screen.homes()).toHaveCount(count, { timeout: 10_000 })
})

Then("the list says without scripts {string}", async function (this: SiteWorld, text: string) {
  const notice = this.screen.main.locator("noscript > p")
  await expect(notice).toBeVisible()
  await expect(notice).toHaveText(text)
})
