import assert from "node:assert/strict"
import { Then } from "@cucumber/cucumber"
import type { SiteWorld } from "./support/world.ts"

const noBreakSpace = "\u00a0"

Then(
  "the page states the number {string}, written with a no-break space and a comma",
  async function (this: SiteWorld, number: string) {
    const text = await this.screen.main.innerText()
    assert.ok(text.includes(number.replaceAll(" ", noBreakSpace)), `${number} is not on the page in these characters`)
  },
)

Then(
  "the page states the amount {string}, with one ordinary space before its symbol",
  async function (this: SiteWorld, amount: string) {
    const [, number = "", symbol] = /^(.*) (\S+)$/.exec(amount) ?? []
    const text = await this.screen.main.innerText()
    assert.ok(
      text.includes(`${number.replaceAll(" ", noBreakSpace)} ${symbol}`),
      `${amount} is not on the page in these characters`,
    )
  },
)
