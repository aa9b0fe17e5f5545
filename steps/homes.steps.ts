import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import type { Cards } from "./screens/cards.ts"
import { textsAndAddressesOf } from "./screens/elements.ts"
import { Facts } from "./screens/facts.ts"
import { PropertyScreen } from "./screens/property.ts"
import { figuresOf, rowHeadersOf } from "./screens/tables.ts"
import { expect } from "./support/expect.ts"
import { expectEach, expectLoaded } from "./support/expectations.ts"
import type { SiteWorld } from "./support/world.ts"

const facts = ({ screen }: SiteWorld) => new Facts(screen)

const firstColumn = (table: DataTable): string[] => table.raw().map(([text = ""]) => text)

Then(fromHtml("the page has these sections:"), async function (this: SiteWorld, headings: DataTable) {
  await expectEach(firstColumn(headings).map((heading) => this.screen.section(heading)))
})

Then(
  fromHtml("the section {string} shows {int} {cards}"),
  async function (this: SiteWorld, heading: string, count: number, cards: Cards) {
    await expect(cards(this.screen.section(heading))).toHaveCount(count)
  },
)

Then(
  fromHtml("the section {string} shows, in this order:"),
  async function (this: SiteWorld, heading: string, titles: DataTable) {
    const headings = this.screen.section(heading).getByRole("article").getByRole("heading")
    await expect(headings).toHaveText(firstColumn(titles))
  },
)

Then(
  fromHtml("the section {string} lists these links:"),
  async function (this: SiteWorld, heading: string, links: DataTable) {
    const listed = this.screen.section(heading).getByRole("listitem").getByRole("link")
    await expect.poll(() => textsAndAddressesOf(listed)).toEqual(links.raw())
  },
)

Then(fromHtml("the homes begin with {string}"), async function (this: SiteWorld, headline: string) {
  await expect(this.screen.homes().first().getByRole("heading")).toHaveText(headline)
})

Then(fromHtml("these homes come in this order:"), async function (this: SiteWorld, titles: DataTable) {
  const headlines = await this.screen.homes().getByRole("heading").allInnerTexts()
  const named = firstColumn(titles)
  assert.deepEqual(
    headlines.filter((headline) => named.includes(headline)),
    named,
  )
})

Then(fromHtml("the page shows {int} home(s)"), async function (this: SiteWorld, count: number) {
  await expect(this.screen.homes()).toHaveCount(count)
})

Then(fromHtml("the page states:"), async function (this: SiteWorld, rows: DataTable) {
  await expect.poll(() => facts(this).onPage(firstColumn(rows))).toEqual(rows.raw())
})

Then(fromHtml("the section {string} states:"), async function (this: SiteWorld, heading: string, rows: DataTable) {
  await expect.poll(() => facts(this).inSection(heading, firstColumn(rows))).toEqual(rows.raw())
})

Then(
  fromHtml("the section {string} gives these figures:"),
  async function (this: SiteWorld, heading: string, rows: DataTable) {
    await expect.poll(() => facts(this).withSources(heading, firstColumn(rows))).toEqual(rows.raw())
  },
)

Then(fromHtml("below the top the page states {string} once"), async function (this: SiteWorld, names: string) {
  const terms = names.split(", ")
  const counts = await facts(this).countsOutside(this.on(PropertyScreen).glance, terms)
  assert.deepEqual(counts, terms.fill("1").map(Number), names)
})

Then(fromHtml("the page shows {int} pictures and a floor plan"), async function (this: SiteWorld, count: number) {
  await expect(this.on(PropertyScreen).gallery.getByRole("img")).toHaveCount(count)
  await expectLoaded(this.on(PropertyScreen).figure)
})

Then(
  fromHtml("the table {string} compares {int} areas"),
  async function (this: SiteWorld, caption: string, count: number) {
    await expect(rowHeadersOf(this.screen.table(caption))).toHaveCount(count)
  },
)

Then(
  fromHtml("in the table {string} the row {string} says:"),
  async function (this: SiteWorld, caption: string, row: string, figures: DataTable) {
    const shown = await figuresOf(this.screen.table(caption), row, firstColumn(figures))
    assert.deepEqual(shown, Object.values(figures.rowsHash()))
  },
)

Then(fromHtml("the page links to a source at {string}"), async function (this: SiteWorld, host: string) {
  await expect(this.screen.sourceAt(host)).toBeVisible()
})
