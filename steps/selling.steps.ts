import assert from "node:assert/strict"
import { Then } from "@cucumber/cucumber"
import { SellingScreen } from "./screens/selling.ts"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

const selling = (world: SiteWorld) => world.on(SellingScreen)

Then("the section {string} has {int} steps", async function (this: SiteWorld, section: string, count: number) {
  await expect(selling(this).items(section)).toHaveCount(count)
})

Then(
  "step {int} of the section {string} is {string} and takes {string}",
  async function (this: SiteWorld, number: number, section: string, name: string, time: string) {
    const step = selling(this)
      .items(section)
      .nth(number - 1)
    await expect(step.getByRole("heading")).toHaveText(name)
    await expect(step).toContainText(time)
  },
)

Then(
  "the section {string} names {int} people, each with a phone number and an address for mail",
  async function (this: SiteWorld, heading: string, count: number) {
    await expect(selling(this).items(heading)).toHaveCount(count)
    const { phones, addresses } = await selling(this).contacts(heading)
    assert.deepEqual(
      phones.map((phone) => /^[\d\s-]+$/.test(phone)),
      Array(count).fill(true),
    )
    assert.deepEqual(
      addresses.map((address) => /@/.test(address)),
      Array(count).fill(true),
    )
  },
)
