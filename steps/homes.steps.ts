import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import { expect } from "./support/expect.ts"
import { asRead } from "./support/text.ts"
import type { SiteWorld } from "./support/world.ts"

const rows = (table: DataTable): [string, string][] => table.raw().map(([term = "", value = ""]) => [term, value])

Then("the page has these sections:", async function (this: SiteWorld, headings: DataTable) {
  for (const [heading] of rows(headings)) await expect(this.screen.section(heading)).toHaveCount(1)
})

Then("the section {string} shows {int} homes", async function (this: SiteWorld, heading: string, count: number) {
  await expect(this.screen.homes(this.screen.section(heading))).toHaveCount(count)
})

Then("the section {string} shows {int} articles", async function (this: SiteWorld, heading: string, count: number) {
  await expect(this.screen.articles(this.screen.section(heading))).toHaveCount(count)
})

Then(
  "the section {string} shows, in this order:",
  async function (this: SiteWorld, heading: string, titles: DataTable) {
    await expect(this.screen.section(heading).getByRole("article").getByRole("heading")).toHaveText(
      rows(titles).map(([title]) => title),
    )
  },
)

Then("the homes begin with {string}", async function (this: SiteWorld, headline: string) {
  await expect(this.screen.homes().first().getByRole("heading")).toHaveText(headline)
})

Then("the home {string} stands after {string}", async function (this: SiteWorld, later: string, earlier: string) {
  const headlines = await this.screen.homes().getByRole("heading").allInnerTexts()
  assert.ok(headlines.includes(earlier), `${earlier} is not on the page`)
  assert.ok(headlines.indexOf(later) > headlines.indexOf(earlier), `${later} stands before ${earlier}`)
})

Then("the section {string} links to {int} areas", async function (this: SiteWorld, heading: string, count: number) {
  await expect(this.screen.section(heading).getByRole("listitem").getByRole("link")).toHaveCount(count)
})

Then("the section {string} says {string}", async function (this: SiteWorld, heading: string, text: string) {
  await expect(this.screen.section(heading)).toContainText(text)
})

Then("the page shows {int} homes", async function (this: SiteWorld, count: number) {
  await expect(this.screen.homes()).toHaveCount(count)
})

Then("the page shows the home {string}", async function (this: SiteWorld, headline: string) {
  await expect(this.screen.home(headline)).toHaveCount(1)
})

Then("the card {string} says:", async function (this: SiteWorld, headline: string, lines: DataTable) {
  const text = asRead(await this.screen.home(headline).innerText())
  for (const [line] of rows(lines)) assert.ok(text.includes(line), `"${line}" is not in "${text}"`)
})

Then("the page states:", async function (this: SiteWorld, facts: DataTable) {
  for (const [term, value] of rows(facts)) {
    const values = await this.screen.values(term).allInnerTexts()
    assert.ok(values.length > 0, `the page states no "${term}"`)
    assert.deepEqual([...new Set(values.map(asRead))], [value], term)
  }
})

Then("the section {string} states:", async function (this: SiteWorld, heading: string, facts: DataTable) {
  for (const [term, value] of rows(facts)) {
    const values = await this.screen.values(term, this.screen.section(heading)).allInnerTexts()
    assert.equal(values.length, 1, `"${heading}" states "${term}" once`)
    // The source of a figure is on the line below it.
    assert.equal(asRead(values[0]?.split("\n")[0] ?? ""), value, term)
  }
})

Then("the page shows {int} pictures and a floor plan", async function (this: SiteWorld, count: number) {
  await expect(
    this.screen.main.getByRole("region", { name: /^\d+ (bilder|pictures|kuvaa)$/ }).getByRole("img"),
  ).toHaveCount(count)
  const plan = this.screen.main.getByRole("figure").locator("img")
  await plan.scrollIntoViewIfNeeded()
  await expect(plan).toHaveJSProperty("complete", true)
  assert.ok(
    (await plan.evaluate((image) => (image as HTMLImageElement).naturalWidth)) > 0,
    "the floor plan did not load",
  )
})

Then("the table {string} compares {int} areas", async function (this: SiteWorld, caption: string, count: number) {
  await expect(this.screen.table(caption).locator('th[scope="row"]')).toHaveCount(count)
})

Then(
  "in the table {string} the row {string} says:",
  async function (this: SiteWorld, caption: string, name: string, figures: DataTable) {
    const table = this.screen.table(caption)
    const columns = await table.locator("thead th").allInnerTexts()
    const row = table.getByRole("row").filter({ has: this.page.getByRole("rowheader", { name, exact: true }) })
    for (const [column, value] of rows(figures)) {
      const index = columns.findIndex((text) => asRead(text).startsWith(column))
      assert.ok(index > 0, `the table has no column "${column}"`)
      assert.equal(asRead(await row.locator("th, td").nth(index).innerText()), value, column)
    }
  },
)

Then("the articles are, in this order:", async function (this: SiteWorld, titles: DataTable) {
  await expect(this.screen.articles().getByRole("heading")).toHaveText(rows(titles).map(([title]) => title))
})

Then("the page states a dated fact: {string}", async function (this: SiteWorld, term: string) {
  await expect(this.screen.main.getByRole("term").getByText(term, { exact: true })).toHaveCount(1)
})

Then("the page links to a source at {string}", async function (this: SiteWorld, host: string) {
  await expect(this.screen.main.locator(`a[href^="https://${host}/"]`).first()).toBeVisible()
})
