import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import { MonthlyCost } from "./screens/monthly-cost.ts"
import { expect } from "./support/expect.ts"
import { expectFieldsBelowSum } from "./support/monthly-cost.ts"
import { inParts } from "./support/text.ts"
import type { SiteWorld } from "./support/world.ts"

const cost = ({ screen }: SiteWorld, heading: string) => new MonthlyCost(screen.section(heading))

Then("the monthly cost {string} adds up:", async function (this: SiteWorld, heading: string, lines: DataTable) {
  await expect(cost(this, heading).rows).toHaveText(lines.raw().map(inParts))
  const { sum, total } = await cost(this, heading).amounts()
  assert.equal(sum, total)
})

Then(
  "each field of the section {string} can be filled in with the sum in view",
  async function (this: SiteWorld, heading: string) {
    await expectFieldsBelowSum(cost(this, heading))
  },
)
