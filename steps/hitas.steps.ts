import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { HitasExample } from "./screens/hitas-example.ts"
import { expect } from "./support/expect.ts"
import { asRead, inOrderOf } from "./support/text.ts"
import type { SiteWorld } from "./support/world.ts"

const example = (world: SiteWorld) => world.on(HitasExample)

Then(fromHtml("the highest of the three prices is {string}"), async function (this: SiteWorld, names: string) {
  await expect.poll(() => example(this).highest()).toBe(names)
})

Then(
  fromHtml("the maximum price of the example is {string}, and by the limit price alone {string}"),
  async function (this: SiteWorld, maximum: string, unconfirmed: string) {
    await expect(example(this).prices.first()).toHaveText(maximum)
    await expect(example(this).prices.last()).toHaveText(unconfirmed)
  },
)

Then(
  fromHtml("the figure {string} says, in this order:"),
  async function (this: SiteWorld, name: string, passages: DataTable) {
    const text = asRead(await this.screen.main.getByRole("figure", { name }).innerText())
    assert.deepEqual(inOrderOf(text, passages.raw().flat()), passages.raw().flat(), text)
  },
)
