import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { AreaScreen } from "./screens/areas.ts"
import { columnsOf, rowsOf } from "./screens/tables.ts"
import { assertCountsAgree } from "./support/area-counts.ts"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

const areas = (world: SiteWorld) => world.on(AreaScreen)
const chart = (world: SiteWorld, title: string) => areas(world).chart(title)

// Tables

Then(
  fromHtml("the table {string} has the columns {string}"),
  async function (this: SiteWorld, name: string, columns: string) {
    await expect.poll(() => columnsOf(areas(this).table(name))).toEqual(columns.split(", "))
  },
)

Then(fromHtml("the table/bars {string} read(s):"), async function (this: SiteWorld, name: string, rows: DataTable) {
  await expect(areas(this).table(name)).toHaveCount(1)
  await expect.poll(() => rowsOf(areas(this).table(name))).toEqual(rows.raw())
})

Then("{int} of the {int} bars are drawn", async function (this: SiteWorld, drawn: number, all: number) {
  await expect(areas(this).bars).toHaveCount(drawn)
  await expect(areas(this).rowsWithFirstBar).toHaveCount(all)
})

Then("each name and figure is above its bar on screens of 320, 768 and 1440 pixels", async function (this: SiteWorld) {
  await expect(areas(this).bars).not.toHaveCount(0)
  assert.deepEqual(await areas(this).coveredTexts([320, 768, 1440]), [])
})

// Charts

Then(
  fromHtml("the chart {string} is in {string} by {string}"),
  async function (this: SiteWorld, title: string, unit: string, source: string) {
    await expect(chart(this, title).caption).toHaveText(`${title} ${unit}`)
    await expect(chart(this, title).source(source)).toBeVisible()
  },
)

Then(fromHtml("the chart {string} is read out as:"), async function (this: SiteWorld, title: string, lines: DataTable) {
  await expect.poll(() => chart(this, title).description()).toBe(lines.raw().flat().join(" "))
})

Then(
  fromHtml("the line of the chart {string} begins higher than it ends"),
  async function (this: SiteWorld, title: string) {
    assert.ok((await chart(this, title).slopes()) > 0, "no line is drawn")
    const [first = 0, ...others] = await chart(this, title).heights()
    assert.ok(first < (others.at(-1) ?? 0), "the first mark is not above the last")
  },
)

Then(
  fromHtml("the lines of the chart {string} are told apart by the letters {string} and {int} marks"),
  async function (this: SiteWorld, title: string, letters: string, count: number) {
    await expect.poll(() => chart(this, title).letters()).toEqual(letters.split(", "))
    assert.equal((await chart(this, title).shapes()).size, count)
  },
)

Then("the table behind the chart {string} reads:", async function (this: SiteWorld, title: string, rows: DataTable) {
  await expect(chart(this, title).table).toBeHidden()
  await chart(this, title).openTable()
  await expect.poll(() => rowsOf(chart(this, title).table)).toEqual(rows.raw())
})

// Stations

Then(
  fromHtml("the stations of the area are, the nearest first:"),
  async function (this: SiteWorld, stations: DataTable) {
    await expect.poll(() => areas(this).stations()).toEqual(stations.raw())
  },
)

Then(fromHtml("the area shows no stations"), async function (this: SiteWorld) {
  assert.deepEqual(await areas(this).stations(), [])
})

// The index of areas

Then(fromHtml("the page has {int} sections of areas"), async function (this: SiteWorld, count: number) {
  await expect(areas(this).sections).toHaveCount(count)
})

Then(fromHtml("the page has no empty list"), async function (this: SiteWorld) {
  await expect(areas(this).lists).not.toHaveCount(0)
  await expect(areas(this).emptyLists).toHaveCount(0)
})

Then(
  "each of its {int} areas counts as many homes as its search finds",
  async function (this: SiteWorld, count: number) {
    const offers = await areas(this).offers()
    assert.equal(offers.length, count)
    await assertCountsAgree(this, offers)
  },
)
