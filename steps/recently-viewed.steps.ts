import { type DataTable, Given, Then } from "@cucumber/cucumber"
import { expect } from "./support/expect.ts"
import { idOf, idsOf } from "./support/favourites.ts"
import { deviceValue, setDeviceValue } from "./support/local-storage.ts"
import type { SiteWorld } from "./support/world.ts"

Given("the visitor has viewed these homes:", async function (this: SiteWorld, streets: DataTable) {
  await setDeviceValue(this, "recently-viewed", JSON.stringify(streets.raw().flat().map(idOf)))
})

Given("their device stores viewed homes that cannot be read", async function (this: SiteWorld) {
  await setDeviceValue(this, "recently-viewed", '{"../..": [')
})

Then("their viewed homes are {string}", async function (this: SiteWorld, streets: string) {
  await expect.poll(() => deviceValue(this, "recently-viewed")).toBe(JSON.stringify(idsOf(streets)))
})

Then("their device keeps no viewed homes", async function (this: SiteWorld) {
  await expect.poll(() => deviceValue(this, "recently-viewed")).toBeNull()
})
