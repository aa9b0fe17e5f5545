import assert from "node:assert/strict"
import { Then } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { SellingScreen } from "./screens/selling.ts"
import { expect } from "./support/expect.ts"
import { expectText } from "./support/expectations.ts"
import type { SiteWorld } from "./support/world.ts"

const selling = (world: SiteWorld) => world.on(SellingScreen)

Then(
  fromHtml("the sale has {int} steps, from {string} to {string}"),
  async function (this: SiteWorld, count: number, first: string, last: string) {
    const { steps } = selling(this)
    await expect(steps).toHaveCount(count)
    await expect(steps.first().getByRole("heading")).toHaveText(first)
    await expect(steps.last().getByRole("heading")).toHaveText(last)
  },
)

Then(
  fromHtml("the first step takes {string}, and the last {string}"),
  async function (this: SiteWorld, first: string, last: string) {
    const { steps } = selling(this)
    await expectText(this, steps.first(), first)
    await expectText(this, steps.last(), last)
  },
)

Then(
  fromHtml("the section {string} names {int} people, each with a phone number and an e-mail address"),
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
