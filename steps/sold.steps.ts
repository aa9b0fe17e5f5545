import { Then, When } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { PriceEstimate } from "./screens/price-estimate.ts"
import { SoldScreen } from "./screens/sold.ts"
import { expect } from "./support/expect.ts"
import { expectNone } from "./support/expectations.ts"
import type { SiteWorld } from "./support/world.ts"

const sold = (world: SiteWorld) => world.on(SoldScreen)
const estimate = (world: SiteWorld) => world.on(PriceEstimate)

// What homes sold for

Then(
  fromHtml("the chart of {string} has {int} dots and no line"),
  async function (this: SiteWorld, area: string, dots: number) {
    await expect(sold(this).dots(area)).toHaveCount(dots)
    expect(await sold(this).slopes(area)).toBe(0)
  },
)

Then(
  fromHtml("the highest dot of {string} is that of {string}"),
  async function (this: SiteWorld, area: string, home: string) {
    await expect.poll(() => sold(this).highest(area)).toBe(home)
  },
)

// A first idea of a price

When(
  "they ask what a flat of {string} and {string} m² in {string} may be worth",
  async function (this: SiteWorld, rooms: string, size: string, area: string) {
    await estimate(this).ask(rooms, size, area)
  },
)

When("they go on to the valuation", async function (this: SiteWorld) {
  await estimate(this).toValuation.click()
})

Then("the message of the request is {string}", async function (this: SiteWorld, message: string) {
  await expect(estimate(this).message).toHaveValue(message)
})

Then("the range of prices is {string}", async function (this: SiteWorld, range: string) {
  await expect(estimate(this).range).toHaveText(range)
})

Then("the page has a range of prices", async function (this: SiteWorld) {
  await expect(estimate(this).range).toBeVisible()
})

Then("the page has no range of prices", async function (this: SiteWorld) {
  await expectNone(this, estimate(this).range)
})
