import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import type { Locator } from "playwright"
import { PropertyScreen } from "./screens/property.ts"
import { expect } from "./support/expect.ts"
import { structuredDataOf, valuesAt } from "./support/structured-data.ts"
import { asRead } from "./support/text.ts"
import { hydrated, painted } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

const home = (world: SiteWorld) => new PropertyScreen(world.page)

/** Returns what the page passed to the device's share function, which the scenario replaces. */
const shared = (world: SiteWorld) =>
  world.page.evaluate(() => (window as unknown as { shared?: { url: string; title: string; text: string } }).shared)

Given("today is {word}", async function (this: SiteWorld, day: string) {
  await this.page.clock.setFixedTime(`${day}T12:00:00Z`)
})

Given("the visitor's device can share", async function (this: SiteWorld) {
  await this.context.addInitScript(() => {
    navigator.share = async (data) => void Object.assign(window, { shared: data })
    navigator.canShare = () => true
  })
})

Given("the visitor's browser lets nothing be copied", async function (this: SiteWorld) {
  await this.context.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"))
  })
})

When("they open {string}", async function (this: SiteWorld, name: string) {
  await home(this).button(name).click()
  await expect(home(this).viewer).toBeVisible()
})

When(
  "they close it, and follow {string} in the navigation in the same moment",
  async function (this: SiteWorld, name: string) {
    const close = await home(this).viewer.getByRole("button").first().elementHandle()
    // The open dialog covers the link, so a selector finds it and a script clicks it.
    const link = this.page
      .locator("header nav a")
      .filter({ hasText: new RegExp(`^${name}$`) })
      .first()
    this.destination = (await link.getAttribute("href")) ?? ""
    await link.evaluate((link, close) => {
      ;(close as HTMLElement).click()
      ;(link as HTMLElement).click()
      return new Promise((resolve) => addEventListener("popstate", resolve, { once: true }))
    }, close)
  },
)

When("they swipe to the next picture", async function (this: SiteWorld) {
  await home(this).row.evaluate((row) => row.scrollBy({ left: row.clientWidth, behavior: "instant" }))
})

When("they close it by its button", async function (this: SiteWorld) {
  await home(this)
    .viewer.getByRole("button", { name: /^(Stäng|Close|Sulje)$/ })
    .click()
})

When("they close it by Escape", async function (this: SiteWorld) {
  await this.page.keyboard.press("Escape")
})

When("they close it by Back", async function (this: SiteWorld) {
  await this.page.goBack()
  await expect(home(this).viewer).toHaveCount(0)
})

When(
  "they open {string}, and again once the page has been loaded anew",
  async function (this: SiteWorld, name: string) {
    const anew = this.page.waitForEvent("load")
    await home(this).button(name).click()
    await anew
    await hydrated(this)
    await home(this).button(name).click()
  },
)

When("they tap the plan twice", async function (this: SiteWorld) {
  await home(this).plan.dblclick()
})

When("they press Enter on the word {string}", async function (this: SiteWorld, word: string) {
  await home(this).term(word).focus()
  await this.page.keyboard.press("Enter")
})

When("they ask for paper by {string}", async function (this: SiteWorld, name: string) {
  await this.page.evaluate(() => {
    window.print = () => void document.documentElement.setAttribute("data-printed", "")
  })
  await home(this).button(name).click()
  await expect(this.page.locator("html")).toHaveAttribute("data-printed", "")
})

Then(
  "they see picture {string} with its caption, the next one being there already",
  async function (this: SiteWorld, position: string) {
    const screen = home(this)
    await expect(screen.caption).toContainText(position)
    await expect(screen.picture).toBeInViewport({ ratio: 0.95 })
    await expect(screen.caption).toContainText((await screen.picture.getAttribute("alt")) ?? "no caption")
    for (const picture of await screen.pictures.all()) {
      await expect(picture).toHaveJSProperty("complete", true)
      assert.ok((await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)) > 0, "a picture is not there")
    }
    assert.ok((await screen.pictures.count()) > 1, "no neighbour has been fetched")
  },
)

Then("the keys lead them through the pictures:", async function (this: SiteWorld, steps: DataTable) {
  for (const [key = "", position = ""] of steps.raw()) {
    await this.page.keyboard.press(key)
    await expect(home(this).caption).toContainText(position)
    await expect(home(this).picture).toBeInViewport({ ratio: 0.95 })
  }
})

Then("all {int} pictures are there at once", async function (this: SiteWorld, count: number) {
  const screen = home(this)
  await expect(screen.overview).toHaveCount(count)
  const captions = await screen.gallery
    .locator("img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("alt")))
  for (const [index, picture] of (await screen.overview.all()).entries()) {
    await expect(picture).toHaveAccessibleName(captions[index] ?? "no caption")
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toBeInViewport({ ratio: 1 })
    await expect
      .poll(() => picture.getByRole("img").evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
  }
})

When("they choose the third picture with the keyboard", async function (this: SiteWorld) {
  await home(this).overview.nth(2).focus()
  await this.page.keyboard.press("Enter")
})

Then("the focus is on the third picture", async function (this: SiteWorld) {
  await expect(home(this).overview.nth(2)).toBeFocused()
})

Then("each of the {int} pictures leads to its file", async function (this: SiteWorld, count: number) {
  const links = home(this).gallery.getByRole("link")
  await expect(links).toHaveCount(count)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("href", /^\/media\/.+-1200\.jpg$/)
    const answer = await this.page.request.get(this.origin + (await link.getAttribute("href")))
    assert.equal(answer.status(), 200)
  }
})

Then("nothing is offered that needs scripts", async function (this: SiteWorld) {
  // A browser opens popovers and submits forms without scripts.
  const worksAlone = (button: Element) =>
    button.hasAttribute("popovertarget") || (button instanceof HTMLButtonElement && button.form?.method === "post")
  for (const button of await this.screen.main.getByRole("button").all())
    assert.ok(await button.evaluate(worksAlone), `${await button.innerText()} needs scripts`)
})

Then("Tab stays within what is open, and the page behind stays where it is", async function (this: SiteWorld) {
  const before = await this.page.evaluate(() => scrollY)
  for (let stop = 0; stop < 8; stop += 1) {
    await this.page.keyboard.press("Tab")
    // A browser may focus its own bars between the last element and the first.
    assert.ok(
      await this.page.evaluate(
        () => document.activeElement === document.body || Boolean(document.activeElement?.closest("dialog")),
      ),
      "the focus has left what is open",
    )
  }
  await this.page.mouse.move(400, 300)
  await this.page.mouse.wheel(0, 400)
  await painted(this)
  assert.equal(await this.page.evaluate(() => scrollY), before)
})

/** Does not test the focus ring, because browsers hide it after a click. */
Then("the focus is back on {string}", async function (this: SiteWorld, name: string) {
  await expect(home(this).viewer).toHaveCount(0)
  await expect(home(this).button(name)).toBeFocused()
})

Then("going back leads them to {string}", async function (this: SiteWorld, path: string) {
  await this.page.goBack()
  await expect(this.page).toHaveURL(this.origin + path)
})

Then("the failure is told, and the page stays", async function (this: SiteWorld) {
  await expect(this.screen.failure.first()).toBeVisible()
  await expect(this.screen.heading).toBeVisible()
})

Then("the plan is shown at {string}", async function (this: SiteWorld, scale: string) {
  await expect(home(this).scale).toHaveText(scale)
  const times = Number.parseInt(scale, 10) / 100
  await expect
    .poll(async () => {
      const { shown, natural } = await home(this).plan.evaluate((image: HTMLElement) => ({
        shown: image.getBoundingClientRect().width,
        natural: image.offsetWidth,
      }))
      return Math.abs(shown / natural - times) < 0.02
    })
    .toBe(true)
})

Then("the plan has moved", async function (this: SiteWorld) {
  await expect
    .poll(() =>
      home(this).plan.evaluate((image) => {
        const { x, width } = image.getBoundingClientRect()
        return Math.round(x + width / 2 - innerWidth / 2)
      }),
    )
    .toBeGreaterThan(40)
})

Then("the contents lead to {string}", async function (this: SiteWorld, heading: string) {
  await home(this).contents.getByRole("link", { name: heading, exact: true }).click()
  await expect(this.screen.main.getByRole("heading", { name: heading, exact: true })).toBeInViewport()
})

Then("the top of the page states, in this order:", async function (this: SiteWorld, facts: DataTable) {
  const glance = home(this).glance
  await expect(glance.getByRole("term")).toHaveText(facts.raw().map(([term = ""]) => term))
  assert.deepEqual(
    (await glance.getByRole("definition").allInnerTexts()).map(asRead),
    facts.raw().map(([, value]) => value),
  )
})

Then("the top of the page says {string}", async function (this: SiteWorld, text: string) {
  await expect(home(this).glance).toContainText(text)
})

Then("the home is labelled {string}", async function (this: SiteWorld, label: string) {
  await expect(home(this).heading.getByText(label, { exact: true })).toBeVisible()
})

Then("the page does not state {string}", async function (this: SiteWorld, term: string) {
  await expect(this.screen.values(term)).toHaveCount(0)
})

Then("below the top the page states {string} once", async function (this: SiteWorld, terms: string) {
  for (const term of terms.split(", ")) {
    const atTop = await this.screen.values(term, home(this).glance).count()
    assert.equal((await this.screen.values(term).count()) - atTop, 1, term)
  }
})

Then("the page's structured data hold:", async function (this: SiteWorld, fields: DataTable) {
  const data = (await structuredDataOf(this.page)).find((item) => item["@type"] === "RealEstateListing")
  for (const [path = "", value] of fields.raw())
    assert.deepEqual(valuesAt(data, path.split(".")).map(String), [value], path)
})

Then("the meaning {string} is shown", async function (this: SiteWorld, meaning: string) {
  await expect(home(this).meaning).toContainText(meaning)
  await expect(home(this).meaning).toBeInViewport({ ratio: 1 })
})

Then("no meaning is shown", async function (this: SiteWorld) {
  await expect(home(this).meaning).toHaveCount(0)
})

Then("it says that it is {string}", async function (this: SiteWorld, label: string) {
  await expect(home(this).glance.getByText(label, { exact: true })).toBeVisible()
})

Then("it does not say that it is {string}", async function (this: SiteWorld, label: string) {
  await expect(home(this).glance.getByText(label, { exact: true }).filter({ visible: true })).toHaveCount(0)
})

Then("the card {string} says that it is {string}", async function (this: SiteWorld, headline: string, label: string) {
  await expect(this.screen.home(headline).getByText(label, { exact: true })).toBeVisible()
})

Then(
  "the card {string} does not say that it is {string}",
  async function (this: SiteWorld, headline: string, label: string) {
    await expect(this.screen.home(headline)).toBeVisible()
    await expect(this.screen.home(headline).getByText(label, { exact: true }).filter({ visible: true })).toHaveCount(0)
  },
)

Then("the prices {string} are:", async function (this: SiteWorld, name: string, prices: DataTable) {
  const [, ...rows] = await this.screen.table(name).getByRole("row").all()
  const cells = await Promise.all(rows.map((row) => row.locator("th, td").allInnerTexts()))
  assert.deepEqual(
    cells.map((row) => row.map(asRead)),
    prices.raw(),
  )
})

Then("this was shared with {string}:", async function (this: SiteWorld, url: string, lines: DataTable) {
  await expect.poll(async () => (await shared(this))?.url).toBe(url)
  const text = asRead((await shared(this))?.text ?? "")
  for (const [line = ""] of lines.raw()) assert.ok(text.includes(line), `"${line}" is not in "${text}"`)
})

Then("the page tells them {string}", async function (this: SiteWorld, text: string) {
  await expect(home(this).told).toHaveText(text)
})

Then("{string} has been copied", async function (this: SiteWorld, text: string) {
  assert.equal(await this.page.evaluate(() => navigator.clipboard.readText()), text)
})

Then("the mail of {string} says:", async function (this: SiteWorld, name: string, lines: DataTable) {
  const address = await this.screen.main.getByRole("link", { name, exact: true }).getAttribute("href")
  const mail = new URL(address ?? "")
  assert.equal(mail.protocol, "mailto:")
  const text = asRead(`${mail.searchParams.get("subject")} ${mail.searchParams.get("body")}`)
  for (const [line = ""] of lines.raw()) assert.ok(text.includes(line), `"${line}" is not in "${text}"`)
})

Then(
  "its preview shows a picture, {string} and {string}",
  async function (this: SiteWorld, title: string, price: string) {
    const metaContent = (property: string) =>
      this.page.locator(`meta[property="og:${property}"]`).getAttribute("content")
    assert.ok((await metaContent("title"))?.startsWith(title), "title")
    assert.ok(asRead((await metaContent("description")) ?? "").includes(price), "description")
    const { pathname } = new URL((await metaContent("image")) ?? "")
    assert.equal((await this.page.request.get(this.origin + pathname)).headers()["content-type"], "image/jpeg")
  },
)

Then("it is printed on {int} A4 pages", async function (this: SiteWorld, count: number) {
  const pdf = (await this.page.pdf({ preferCSSPageSize: true })).toString("latin1")
  assert.equal(pdf.match(/\/Type\s*\/Page\b/g)?.length, count)
  const sizes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)).join(" × "),
  )
  assert.deepEqual([...new Set(sizes)], ["210 × 297"])
})

Then(
  "the paper shows {int} pictures, the code {string} and:",
  async function (this: SiteWorld, count: number, code: string, texts: DataTable) {
    await this.page.emulateMedia({ media: "print" })
    const pictures = this.screen.main.locator("img").filter({ visible: true })
    await expect(pictures).toHaveCount(count)
    for (const picture of await pictures.all())
      assert.ok(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth), "a picture did not load")
    await expect(this.screen.main.getByRole("img", { name: code, exact: true })).toBeVisible()
    for (const [text = ""] of texts.raw())
      await expect(this.screen.main.getByText(text, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  },
)

Then("the paper shows under {string}:", async function (this: SiteWorld, heading: string, texts: DataTable) {
  await this.page.emulateMedia({ media: "print" })
  const part = this.screen.main.getByRole("region", { name: heading, exact: true })
  for (const [text = ""] of texts.raw())
    await expect(part.getByText(text, { exact: true }).filter({ visible: true })).toHaveCount(1)
})

Then("the paper has no link {string}", async function (this: SiteWorld, name: string) {
  await expect(this.screen.main.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(0)
})

Then("the logo on the paper begins where the text does", async function (this: SiteWorld) {
  const leftEdge = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? -1)
  const logo = this.screen.banner.getByRole("link").first()
  assert.equal(await leftEdge(logo), await leftEdge(this.screen.main.getByRole("heading", { level: 1 })))
})

Then("the plan on the paper is at least {int} mm high", async function (this: SiteWorld, height: number) {
  // The width of A4 paper within its margins.
  const window = this.page.viewportSize()
  await this.page.setViewportSize({ width: 695, height: 1024 })
  const { height: shown = 0 } = (await home(this).drawing.boundingBox()) ?? {}
  assert.ok((shown / 96) * 25.4 >= height, `the plan is ${Math.round((shown / 96) * 25.4)} mm high`)
  if (window) await this.page.setViewportSize(window)
})

Then("the paper leaves {string} out", async function (this: SiteWorld, text: string) {
  const absent = this.screen.main.locator(`[aria-label^="${text}"], h2`).filter({ visible: true })
  for (const name of await absent.allInnerTexts()) assert.ok(!name.startsWith(text), `${name} is on the paper`)
  await this.page.emulateMedia({ media: null })
  assert.ok(
    await this.screen.main.locator(`[aria-label^="${text}"], h2:has-text("${text}")`).count(),
    `${text} is not on the page at all`,
  )
})
