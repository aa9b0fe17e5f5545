import assert from "node:assert/strict"
import { readFile } from "node:fs/promises"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import type { Page } from "playwright"
import { languages } from "../src/spec/languages.ts"
import { Saved } from "./screens/saved.ts"
import { expect } from "./support/expect.ts"
import type { SiteName } from "./support/sites.ts"
import type { SiteWorld } from "./support/world.ts"

const saved = (world: SiteWorld) => new Saved(world.page)

/** A second window of the visitor's browser, which some scenarios need. */
const otherWindow = new WeakMap<SiteWorld, Page>()
const savedFile = new WeakMap<SiteWorld, { readonly name: string; readonly text: string }>()

const listOf = (table: DataTable): string =>
  JSON.stringify({
    version: 1,
    homes: table.raw().map(([id, street, price]) => ({ id, street, price: Number(price) })),
  })

/** Stores favourites before the first page loads, and keeps the visitor's later changes on the next pages. */
const putOnDevice = (world: SiteWorld, text: string) =>
  world.context.addInitScript(
    (text) => localStorage.setItem("favourites", localStorage.getItem("favourites") ?? text),
    text,
  )

// The device

Given("their device keeps:", async function (this: SiteWorld, homes: DataTable) {
  await putOnDevice(this, listOf(homes))
})

Given(/^their device holds (.*) as its favourites$/, async function (this: SiteWorld, text: string) {
  await putOnDevice(this, text)
})

Given("another device keeps:", async function (this: SiteWorld, homes: DataTable) {
  await this.page.evaluate((text) => localStorage.setItem("favourites", text), listOf(homes))
  await this.reload()
})

Given("their browser has no room left to store anything", async function (this: SiteWorld) {
  await this.page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError")
    }
  })
})

Given("the same page is open in another window", async function (this: SiteWorld) {
  const window = await this.context.newPage()
  await window.goto(this.page.url())
  otherWindow.set(this, window)
})

Then("their device holds the favourites {string}", async function (this: SiteWorld, ids: string) {
  const storedIds = () =>
    this.page.evaluate(() =>
      (JSON.parse(localStorage.getItem("favourites") ?? "null").homes as { id: string }[])
        .map(({ id }) => id)
        .join(", "),
    )
  await expect.poll(storedIds).toBe(ids)
})

// Keeping homes

When("they press the button {string} with the keyboard", async function (this: SiteWorld, name: string) {
  await saved(this).button(name).focus()
  await this.page.keyboard.press("Space")
})

/** The name tells whether the home is kept, so the button must not have a pressed state too. */
Then("the button {string} has a filled heart", async function (this: SiteWorld, name: string) {
  const button = saved(this).button(name)
  await expect(button.locator("svg")).not.toHaveCSS("fill", "none")
  await expect(button).not.toHaveAttribute("aria-pressed")
})

Then("the button {string} has an empty heart", async function (this: SiteWorld, name: string) {
  await expect(saved(this).button(name).locator("svg")).toHaveCSS("fill", "none")
})

Then("the button {string} reads {string}", async function (this: SiteWorld, name: string, text: string) {
  await expect(saved(this).button(name)).toBeVisible()
  assert.equal((await saved(this).button(name).innerText()).trim(), text)
})

Then("the other window has the button {string} too", async function (this: SiteWorld, name: string) {
  const window = otherWindow.get(this)
  assert.ok(window)
  await expect(new Saved(window).button(name)).toBeVisible()
  await window.close()
})

Then("the header leads to {string}", async function (this: SiteWorld, name: string) {
  await expect(saved(this).way).toHaveAccessibleName(name)
})

Then("they are told in passing {string}", async function (this: SiteWorld, text: string) {
  await expect(saved(this).told).toHaveText(text)
  await expect(saved(this).told.getByText(text)).toBeVisible()
})

Then("each heart is at least 44 pixels wide and high", async function (this: SiteWorld) {
  const hearts = await saved(this).hearts.all()
  assert.ok(hearts.length > 1, "there are too few hearts")
  for (const heart of hearts) {
    const { width = 0, height = 0 } = (await heart.boundingBox()) ?? {}
    assert.ok(width >= 44 && height >= 44, `${width} by ${height}`)
  }
})

Then("no home has a button", async function (this: SiteWorld) {
  await expect(this.screen.homes().first()).toBeVisible()
  await expect(saved(this).buttonsOfHomes).toHaveCount(0)
})

// The list

When(
  "a visitor opens {string} on the {site} site, where {string} is no home",
  async function (this: SiteWorld, path: string, site: SiteName, id: string) {
    for (const language of Object.keys(languages)) this.console.expectMissing(`/homes/${language}/${id}.json`)
    await this.open(site, path)
  },
)

Then("the homes are, in this order:", async function (this: SiteWorld, headlines: DataTable) {
  await expect(this.screen.homes().getByRole("heading")).toHaveText(headlines.raw().map(([headline = ""]) => headline))
})

Then("beside {string} stands {string}", async function (this: SiteWorld, headline: string, text: string) {
  await expect(saved(this).kept(headline)).toContainText(text)
})

Then("beside {string} stands nothing of a price before", async function (this: SiteWorld, headline: string) {
  await expect(saved(this).kept(headline)).toHaveCount(1)
  await expect(saved(this).kept(headline)).not.toContainText(/Priset var|price was|Hinta oli/)
})

When("they write {string} as their note on {}", async function (this: SiteWorld, note: string, street: string) {
  await saved(this).note(street).fill(note)
})

Then("their note on {} is {string}", async function (this: SiteWorld, street: string, note: string) {
  await expect(saved(this).note(street)).toHaveValue(note)
})

Then("nothing was loaded to show a list with", function (this: SiteWorld) {
  const scripts = this.network.requests.map((request) => new URL(request.url()).pathname)
  assert.deepEqual(
    scripts.filter((path) => /^\/favourites-[0-9a-f]+\.js$/.test(path)),
    [],
  )
})

Given("the home {string} is kept for reading offline too", async function (this: SiteWorld, id: string) {
  const isCached = () =>
    this.page.evaluate(async (file) => (await caches.match(file)) !== undefined, `/homes/sv/${id}.json`)
  await expect.poll(isCached).toBe(true)
})

// Files and links

When("they save their favourites with {string}", async function (this: SiteWorld, name: string) {
  const download = this.page.waitForEvent("download")
  await saved(this).button(name).click()
  const file = await download
  savedFile.set(this, { name: file.suggestedFilename(), text: await readFile(await file.path(), "utf8") })
})

Then(
  "the file {string} holds {string}, and of each home:",
  function (this: SiteWorld, name: string, fields: string, homes: DataTable) {
    const file = savedFile.get(this)
    assert.equal(file?.name, name)
    const favourites = JSON.parse(file.text)
    assert.equal(Object.keys(favourites).join(", "), fields)
    const values = (favourites.homes as object[]).map((home) =>
      Object.values(home).map((value) => String(value).replace(this.origin, "")),
    )
    assert.deepEqual([Object.keys(favourites.homes[0]), ...values], homes.raw())
  },
)

const open = (world: SiteWorld, name: string, text: string) =>
  saved(world)
    .file(name)
    .setInputFiles({ name: "favourites.json", mimeType: "application/json", buffer: Buffer.from(text) })

When("they open the file there with {string}", async function (this: SiteWorld, name: string) {
  await open(this, name, savedFile.get(this)?.text ?? "")
})

When("they open a file with {string} that says:", async function (this: SiteWorld, name: string, text: string) {
  await open(this, name, text)
})

When("they copy the link with {string}", async function (this: SiteWorld, name: string) {
  await saved(this).button(name).click()
})

Then("the link leads to {string}", async function (this: SiteWorld, path: string) {
  await expect.poll(() => this.page.evaluate(() => navigator.clipboard.readText())).toBe(this.origin + path)
})

// Comparing homes

Then("the button {string} waits and says {string}", async function (this: SiteWorld, name: string, missing: string) {
  await expect(saved(this).button(name)).toBeDisabled()
  await expect(saved(this).button(name)).toHaveAccessibleDescription(missing)
})

When("they choose {string}", async function (this: SiteWorld, names: string) {
  for (const name of names.split(", ")) await saved(this).checkbox(name).click()
})

Then("{string} is chosen and {string} is not", async function (this: SiteWorld, yes: string, no: string) {
  await expect(saved(this).checkbox(yes)).toBeChecked()
  await expect(saved(this).checkbox(no)).not.toBeChecked()
})

Then("the comparison shows {string}", async function (this: SiteWorld, streets: string) {
  await expect(saved(this).comparedHomes).toHaveText(streets.split(", "))
})

Then("there is nothing to compare", async function (this: SiteWorld) {
  await expect(saved(this).comparison).toHaveCount(0)
})

Then("the comparison says:", async function (this: SiteWorld, facts: DataTable) {
  const rows = facts.raw()
  await expect(saved(this).comparedHomes).toHaveCount((rows[0]?.length ?? 0) - 1)
  assert.deepEqual(await saved(this).facts(), rows)
})

Then("the comparison has a row {string}", async function (this: SiteWorld, name: string) {
  await expect(saved(this).row(name)).toHaveCount(1)
})

Then("the comparison has no row {string}", async function (this: SiteWorld, name: string) {
  await expect(saved(this).row(name)).toHaveCount(0)
})

Then("the comparison can be scrolled with the keyboard, its first column in view", async function (this: SiteWorld) {
  await this.page.setViewportSize({ width: 320, height: 900 })
  await saved(this).region.focus()
  await this.page.keyboard.press("ArrowRight")
  await expect.poll(() => saved(this).region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  for (const row of await saved(this).comparison.getByRole("rowheader").all()) {
    const { x = -1 } = (await row.boundingBox()) ?? {}
    assert.ok(x >= 0, `${await row.innerText()} is out of view`)
  }
})

Then(
  "each of the {int} homes compared has a button of at least {int} pixels that covers nothing of its picture",
  async function (this: SiteWorld, count: number, size: number) {
    await expect(saved(this).columns).toHaveCount(count)
    for (const column of await saved(this).columns.all()) {
      const button = await column.getByRole("button").boundingBox()
      const picture = await column.locator("img").boundingBox()
      assert.ok(button && picture)
      assert.ok(button.width >= size && button.height >= size, `${button.width} by ${button.height}`)
      assert.ok(
        button.y + button.height <= picture.y || button.y >= picture.y + picture.height,
        "the picture is covered",
      )
    }
  },
)

Then("on paper the comparison stands without what can only be pressed", async function (this: SiteWorld) {
  await this.page.emulateMedia({ media: "print" })
  await expect(saved(this).comparison).toBeVisible()
  await expect(this.screen.main.getByRole("button")).toHaveCount(0)
  await expect(this.screen.main.getByRole("checkbox")).toHaveCount(0)
})
