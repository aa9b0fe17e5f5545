import assert from "node:assert/strict"
import { type DataTable, Then, When } from "@cucumber/cucumber"
import type { Locator } from "playwright"
import { AreaScreen } from "./screens/areas.ts"
import { HomeSearch } from "./screens/search.ts"
import { expect } from "./support/expect.ts"
import { asRead } from "./support/text.ts"
import type { SiteWorld } from "./support/world.ts"

const areas = ({ page }: SiteWorld) => new AreaScreen(page)

const cellsOf = async (rows: Locator): Promise<string[][]> =>
  (
    await rows.evaluateAll((elements) =>
      elements.map((row) => [...row.querySelectorAll("th, td")].map((cell) => (cell as HTMLElement).innerText)),
    )
  ).map((cells) => cells.map(asRead))

const assertReads = async (table: Locator, expected: DataTable) => {
  await expect(table).toHaveCount(1)
  assert.deepEqual(await cellsOf(table.locator("tbody tr")), expected.raw())
}

Then("the table {string} has the columns {string}", async function (this: SiteWorld, name: string, columns: string) {
  const [headings = []] = await cellsOf(areas(this).table(name).locator("thead tr"))
  assert.equal(headings.join(", "), columns)
})

Then("the table {string} reads:", async function (this: SiteWorld, name: string, rows: DataTable) {
  await assertReads(areas(this).table(name), rows)
})

Then("the bars {string} read:", async function (this: SiteWorld, name: string, rows: DataTable) {
  await assertReads(areas(this).table(name), rows)
})

Then(
  "the chart {string} is in {string} by {string}",
  async function (this: SiteWorld, title: string, unit: string, source: string) {
    this.on(AreaScreen).current = areas(this).chart(title)
    await expect(this.on(AreaScreen).current.locator("figcaption")).toHaveText(`${title} ${unit}`)
    await expect(this.on(AreaScreen).current.getByText(source, { exact: true })).toBeVisible()
  },
)

Then("it is read out as {string}", async function (this: SiteWorld, description: string) {
  assert.equal(
    asRead((await this.on(AreaScreen).current.getByRole("img").getAttribute("aria-label")) ?? ""),
    description,
  )
})

Then("its line begins higher than it ends", async function (this: SiteWorld) {
  const lines = await this.on(AreaScreen)
    .current.getByRole("img")
    .locator("line")
    .evaluateAll((elements) => elements.map((line) => line.getBoundingClientRect()).filter(({ height }) => height > 1))
  assert.ok(lines.length > 0, "no line is drawn")
  const heights = await this.on(AreaScreen)
    .current.getByRole("img")
    .locator("path")
    .evaluateAll((marks) => marks.map((mark) => mark.getBoundingClientRect().top))
  assert.ok((heights[0] ?? 0) < (heights.at(-1) ?? 0), "the first mark is not above the last")
})

Then("the table behind it reads:", async function (this: SiteWorld, rows: DataTable) {
  await expect(this.on(AreaScreen).current.getByRole("table")).toBeHidden()
  await this.on(AreaScreen).current.locator("summary").click()
  await expect(this.on(AreaScreen).current.getByRole("table")).toBeVisible()
  await assertReads(this.on(AreaScreen).current.getByRole("table"), rows)
})

Then("{int} of the {int} bars are drawn", async function (this: SiteWorld, drawn: number, all: number) {
  const rows = this.screen.main.getByRole("row").filter({ has: this.page.locator("td") })
  const bars = rows.filter({ has: this.page.locator("rect") })
  await expect(bars).toHaveCount(drawn)
  await expect(bars.first().locator("xpath=ancestor::tbody").locator("tr")).toHaveCount(all)
})

Then(
  "each name and figure stands above its bar on screens of 320, 768 and 1440 pixels",
  async function (this: SiteWorld) {
    const rows = this.screen.main.getByRole("row").filter({ has: this.page.locator("rect") })
    await expect(rows).not.toHaveCount(0)
    for (const width of [320, 768, 1440]) {
      await this.page.setViewportSize({ width, height: 900 })
      const covered = await rows.evaluateAll((all) =>
        all
          .filter((row) => {
            const bar = row.querySelector("rect")?.getBoundingClientRect().top ?? 0
            const texts = [...row.children].flatMap(({ childNodes }) =>
              [...childNodes].filter((node) => node.nodeName !== "svg"),
            )
            const line = document.createRange()
            return texts.some((text) => {
              line.selectNode(text)
              return [...line.getClientRects()].some(({ bottom }) => bottom > bar + 1)
            })
          })
          .map((row) => row.textContent),
      )
      assert.deepEqual(covered, [], `at ${width} pixels`)
    }
  },
)

Then("the page has no list without anything in it", async function (this: SiteWorld) {
  const lists = this.screen.main.locator("ul, ol")
  await expect(lists).not.toHaveCount(0)
  await expect(lists.filter({ hasNot: this.page.locator("li") })).toHaveCount(0)
})

Then("the section {string} has no chart", async function (this: SiteWorld, heading: string) {
  await expect(this.screen.section(heading)).toBeVisible()
  await expect(this.screen.section(heading).getByRole("figure")).toHaveCount(0)
})

Then("the page has {int} sections of areas", async function (this: SiteWorld, count: number) {
  await expect(areas(this).sections).toHaveCount(count)
})

Then("the section {string} leads to these homes:", async function (this: SiteWorld, area: string, homes: DataTable) {
  await expect(areas(this).homesOf(area)).toHaveText(homes.raw().map(([name = ""]) => name))
})

When("they follow {string} in the areas", async function (this: SiteWorld, name: string) {
  await areas(this).area(name).click()
})

Then(
  "each of its {int} areas counts as many homes as the search that it leads to finds",
  async function (this: SiteWorld, count: number) {
    const offers = await areas(this).offers()
    assert.equal(offers.length, count)
    for (const { sentence, link, path } of offers) {
      const homes = (sentence.match(/\d+/g) ?? []).reduce((sum, number) => sum + Number(number), 0)
      assert.deepEqual(link.match(/\d+/g), [String(homes)], `${sentence} – ${link}`)
      await this.open(this.site, path)
      await expect(new HomeSearch(this.page).found).toHaveText(new RegExp(`^${homes} `))
    }
  },
)
