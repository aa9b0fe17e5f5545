import { type DataTable, Given, Then } from "@cucumber/cucumber"
import type { Element } from "./screens/elements.ts"
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

Given("a visitor's browser is never idle", async function (this: SiteWorld) {
  await this.prepare(() => Object.assign(window, { requestIdleCallback: () => 0 }))
})

/** Does not wait until the browser is idle, which it never is; what the page says arrives with what it would show. */
Then("the {element} has not come yet", async function (this: SiteWorld, element: Element) {
  await expect(element(this.page)).toHaveCount(0)
})

Then("their saved searches are:", async function (this: SiteWorld, queries: DataTable) {
  await expect.poll(() => savedQueries(this)).toEqual(queries.raw().flat())
})
