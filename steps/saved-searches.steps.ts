import { type DataTable, Given, Then } from "@cucumber/cucumber"
import { expect } from "./support/expect.ts"
import { idsOf } from "./support/favourites.ts"
import { setDeviceValue } from "./support/local-storage.ts"
import { numberedSearches, savedQueries, storedSearches } from "./support/saved-searches.ts"
import type { SiteWorld } from "./support/world.ts"

Given("the visitor has saved these searches:", async function (this: SiteWorld, queries: DataTable) {
  await setDeviceValue(this, "saved-searches", storedSearches(queries.raw().flat()))
})

Given("the visitor has saved {int} searches", async function (this: SiteWorld, count: number) {
  await setDeviceValue(this, "saved-searches", storedSearches(numberedSearches(count)))
})

Given(
  "the visitor has saved the search {string} and seen {string}",
  async function (this: SiteWorld, query: string, streets: string) {
    await setDeviceValue(this, "saved-searches", storedSearches([query], idsOf(streets)))
  },
)

Given("their device stores searches {damagedSearches}", async function (this: SiteWorld, text: string) {
  await setDeviceValue(this, "saved-searches", text)
})

Then("their saved searches are:", async function (this: SiteWorld, queries: DataTable) {
  await expect.poll(() => savedQueries(this)).toEqual(queries.raw().flat())
})
