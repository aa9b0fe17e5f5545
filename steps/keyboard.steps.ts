import { Then, When } from "@cucumber/cucumber"
import { Keyboard } from "./screens/keyboard.ts"
import type { SiteWorld } from "./support/world.ts"

When("they press {word}", async function (this: SiteWorld, key: string) {
  await this.page.keyboard.press(key)
})

Then("the focus is visibly on {string}", async function (this: SiteWorld, name: string) {
  await this.on(Keyboard).assertVisiblyFocused(name)
})

Then("pressing Tab leads visibly through {string}", async function (this: SiteWorld, names: string) {
  await this.on(Keyboard).tabThrough(names.split(", "))
})

Then(
  "pressing Tab from {string} leads visibly through {string}, each below the one before or to its right",
  async function (this: SiteWorld, start: string, names: string) {
    await this.on(Keyboard).tabInReadingOrder(start, names.split(", "))
  },
)

Then(
  "pressing Tab leads back to {string}, past nothing that the menu covers",
  async function (this: SiteWorld, name: string) {
    await this.on(Keyboard).tabRound()
    await this.on(Keyboard).assertVisiblyFocused(name)
  },
)
