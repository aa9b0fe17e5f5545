import assert from "node:assert/strict"
import { type DataTable, Then, When } from "@cucumber/cucumber"
import type { Locator } from "playwright"
import { AreaScreen } from "./screens/areas.ts"
import { NeighbourhoodScreen } from "./screens/neighbourhoods.ts"
import { violationsIn } from "./support/axe.ts"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

const neighbourhoods = ({ page }: SiteWorld) => new NeighbourhoodScreen(page)

When("they choose {string} as {string}", async function (this: SiteWorld, area: string, choice: string) {
  await neighbourhoods(this).choice(choice).selectOption({ label: area })
})

When("they open the table {string}", async function (this: SiteWorld, subject: string) {
  await neighbourhoods(this).opener(subject).click()
})

When("they print the page on a sheet that is {int} pixels wide", async function (this: SiteWorld, width: number) {
  await this.page.setViewportSize({ width, height: 1000 })
  await this.page.emulateMedia({ media: "print" })
})

Then("they compare {string} in {string}", async function (this: SiteWorld, areas: string, heading: string) {
  const comparison = neighbourhoods(this).comparisonCalled(heading)
  await expect(neighbourhoods(this).comparedIn(comparison)).toHaveText(new RegExp(`^[\\p{L} ]+ ${areas}$`, "u"))
})

Then(
  "the choice stands above the tables {string}, which are closed",
  async function (this: SiteWorld, subjects: string) {
    const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top)
    let above = await topOf(neighbourhoods(this).choices.first())
    for (const subject of subjects.split(", ")) {
      const top = await topOf(neighbourhoods(this).opener(subject))
      assert.ok(top > above, `"${subject}" stands above what it belongs below`)
      above = top
      await expect(this.screen.table(subject)).toHaveCount(0)
    }
  },
)

Then("the page is no longer than {int} screens", async function (this: SiteWorld, count: number) {
  const screens = await this.page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
  assert.ok(screens <= count, `the page is ${screens.toFixed(1)} screens long`)
})

Then("nothing is compared", async function (this: SiteWorld) {
  await expect(neighbourhoods(this).choices).not.toHaveCount(0)
  await expect(neighbourhoods(this).comparison).toHaveCount(0)
})

Then("nothing can be chosen", async function (this: SiteWorld) {
  await expect(neighbourhoods(this).choices).toHaveCount(0)
})

Then("the choices are {string}", async function (this: SiteWorld, names: string) {
  for (const [index, name] of names.split(", ").entries())
    await expect(neighbourhoods(this).choices.nth(index).locator("option:checked")).toHaveText(name)
  await expect(neighbourhoods(this).choices).toHaveCount(names.split(", ").length)
})

Then("{string} cannot be chosen as {string}", async function (this: SiteWorld, area: string, choice: string) {
  await expect(neighbourhoods(this).choice(choice)).toBeEnabled()
  await expect(neighbourhoods(this).choice(choice).getByRole("option", { name: area, exact: true })).toBeDisabled()
})

Then("the page does not say {string}", async function (this: SiteWorld, text: string) {
  await expect(this.screen.main).not.toContainText(text)
})

Then(
  "its lines are told apart by the letters {string} and {int} marks",
  async function (this: SiteWorld, letters: string, count: number) {
    const texts = await this.on(AreaScreen).current.getByRole("img").locator("text").allTextContents()
    assert.deepEqual(
      texts.filter((text) => /^\p{Lu}$/u.test(text)),
      letters.split(", "),
    )
    const marks = await this.on(AreaScreen)
      .current.getByRole("img")
      .locator("path")
      .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")))
    assert.equal(new Set(marks).size, count)
  },
)

Then("its notes are:", async function (this: SiteWorld, notes: DataTable) {
  const texts = await this.on(AreaScreen).current.locator("p").allTextContents()
  assert.deepEqual(
    texts.slice(0, -1),
    notes.raw().map(([note]) => note),
  )
})

Then("axe finds no violation in it", async function (this: SiteWorld) {
  assert.deepEqual(await violationsIn(this.page), [])
})

Then(
  "the sheet shows the comparison in {string}, and no list to choose from",
  async function (this: SiteWorld, heading: string) {
    await expect(neighbourhoods(this).comparisonCalled(heading)).toBeVisible()
    await expect(neighbourhoods(this).choices).toHaveCount(0)
  },
)

Then("the sheet shows the table {string}", async function (this: SiteWorld, name: string) {
  await expect(this.screen.table(name)).toBeVisible()
})

Then("the sheet does not show the table {string}", async function (this: SiteWorld, name: string) {
  await expect(this.screen.table(name)).toHaveCount(0)
})

Then("nothing on the sheet is cut off", async function (this: SiteWorld) {
  const cut = await this.screen.main
    .locator("*")
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
    )
  assert.deepEqual(cut, [])
})
