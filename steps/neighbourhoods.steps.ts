import assert from "node:assert/strict"
import { Then, When } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { NeighbourhoodScreen } from "./screens/neighbourhoods.ts"
import { expect } from "./support/expect.ts"
import { expectEmpty, expectNone, expectText } from "./support/expectations.ts"
import type { SiteWorld } from "./support/world.ts"

const neighbourhoods = (world: SiteWorld) => world.on(NeighbourhoodScreen)

When("they choose {string} as {string}", async function (this: SiteWorld, area: string, choice: string) {
  await neighbourhoods(this).choice(choice).selectOption({ label: area })
})

When("they open the table {string}", async function (this: SiteWorld, subject: string) {
  await neighbourhoods(this).opener(subject).click()
})

Then("they compare {string} in {string}", async function (this: SiteWorld, areas: string, heading: string) {
  const comparison = neighbourhoods(this).comparisonCalled(heading)
  await expect(neighbourhoods(this).comparedIn(comparison)).toHaveText(new RegExp(`^[\\p{L} ]+ ${areas}$`, "u"))
})

Then("nothing is compared", async function (this: SiteWorld) {
  await expect(neighbourhoods(this).choices).not.toHaveCount(0)
  await expectNone(this, neighbourhoods(this).comparison)
})

Then("the choices are {string}", async function (this: SiteWorld, names: string) {
  await expect.poll(() => neighbourhoods(this).chosen()).toEqual(names.split(", "))
})

Then("{string} cannot be chosen yet", async function (this: SiteWorld, choice: string) {
  await expect(neighbourhoods(this).choice(choice)).toBeDisabled()
})

Then("{string} can be chosen", async function (this: SiteWorld, choice: string) {
  await expect(neighbourhoods(this).choice(choice)).toBeEnabled()
})

Then("{string} cannot be chosen as {string}", async function (this: SiteWorld, area: string, choice: string) {
  await expect(neighbourhoods(this).choice(choice)).toBeEnabled()
  await expect(neighbourhoods(this).choice(choice).getByRole("option", { name: area, exact: true })).toBeDisabled()
})

Then("the choice is above the tables {string}, which are closed", async function (this: SiteWorld, subjects: string) {
  const tops = await neighbourhoods(this).tops(subjects.split(", "))
  assert.deepEqual(
    tops,
    tops.toSorted((a, b) => a - b),
  )
  await expectEmpty(subjects.split(", ").map((subject) => this.screen.table(subject)))
})

Then("the page is no longer than {int} screens", async function (this: SiteWorld, count: number) {
  expect(await neighbourhoods(this).screens()).toBeLessThanOrEqual(count)
})

Then(fromHtml("the page does not say {string}"), async function (this: SiteWorld, text: string) {
  await expect(this.screen.heading).toBeVisible()
  await expectText(this, this.screen.main, text, false)
})

Then("the paper shows the comparison in {string}", async function (this: SiteWorld, heading: string) {
  await expect(neighbourhoods(this).comparisonCalled(heading)).toBeVisible()
})
