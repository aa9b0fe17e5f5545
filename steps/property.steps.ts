import assert from "node:assert/strict"
import { type DataTable, Then, When } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import type { Element } from "./screens/elements.ts"
import { PropertyScreen } from "./screens/property.ts"
import { expect } from "./support/expect.ts"
import { expectVisible } from "./support/expectations.ts"
import { get } from "./support/requests.ts"
import { describedBy, homeBySearchEngines } from "./support/structured-data.ts"
import type { SiteWorld } from "./support/world.ts"

const home = (world: SiteWorld) => world.on(PropertyScreen)

const statusesOf = ({ context, origin }: SiteWorld, files: readonly string[]) =>
  Promise.all(files.map(async (file) => (await get(context, origin + file)).status()))

Then(fromHtml("each of the {int} pictures links to its file"), async function (this: SiteWorld, count: number) {
  const files = await home(this).pictureFiles()
  assert.deepEqual(
    files.map((file) => /^\/media\/.+-1200\.jpg$/.test(file)),
    Array(count).fill(true),
  )
  assert.deepEqual(await statusesOf(this, files), Array(count).fill(200))
})

Then(fromHtml("the page has no button that needs scripts"), async function (this: SiteWorld) {
  assert.deepEqual(await home(this).buttonsThatNeedScripts(), [])
})

Then(fromHtml("the contents lead to {string}"), async function (this: SiteWorld, heading: string) {
  await home(this).contents.getByRole("link", { name: heading, exact: true }).click()
  await expect(this.screen.main.getByRole("heading", { name: heading, exact: true })).toBeInViewport()
})

Then(fromHtml("the top of the page states, in this order:"), async function (this: SiteWorld, facts: DataTable) {
  await expect.poll(() => home(this).glanceFacts()).toEqual(facts.raw())
})

Then(fromHtml("below the top the page states, in this order:"), async function (this: SiteWorld, facts: DataTable) {
  const terms = facts.raw().map(([term = ""]) => term)
  await expect.poll(() => home(this).factsBelowTop(terms)).toEqual(facts.raw())
})

Then(fromHtml("the home is labelled {string}"), async function (this: SiteWorld, label: string) {
  await expect(home(this).label(label)).toBeVisible()
})

Then(
  fromHtml("the {element} {is} marked {string}"),
  async function (this: SiteWorld, element: Element, is: boolean, label: string) {
    await expect(element(this.page)).toBeVisible()
    await expectVisible(this, element(this.page).getByText(label, { exact: true }), is)
  },
)

Then(fromHtml("the page's structured data hold:"), async function (this: SiteWorld, fields: DataTable) {
  assert.deepEqual(await describedBy(this.page, fields.rowsHash()), fields.rowsHash())
})

Then(fromHtml("search engines read of the home:"), async function (this: SiteWorld, facts: DataTable) {
  assert.deepEqual(await homeBySearchEngines(this.page), facts.rowsHash())
})

Then("they read the meaning {string}", async function (this: SiteWorld, meaning: string) {
  await expect(home(this).meaning).toContainText(meaning)
  await expect(home(this).meaning).toBeInViewport({ ratio: 1 })
})

When("they follow {string} in the bar of the home", async function (this: SiteWorld, name: string) {
  await home(this).bar.getByRole("link", { name, exact: true }).click()
})
