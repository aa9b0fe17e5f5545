import assert from "node:assert/strict"
import { Then, When } from "@cucumber/cucumber"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

When("they press {word}", async function (this: SiteWorld, key: string) {
  await this.page.keyboard.press(key)
})

const focused = (world: SiteWorld) => world.page.locator(":focus")

const assertVisiblyFocused = async (world: SiteWorld, name: string) => {
  await expect(focused(world)).toHaveAccessibleName(name)
  await expect(focused(world)).toBeInViewport()
  assert.ok(
    await focused(world).evaluate((element) => getComputedStyle(element).outlineStyle !== "none"),
    `the focus on ${name} cannot be seen`,
  )
}

Then("the focus is visibly on {string}", async function (this: SiteWorld, name: string) {
  await assertVisiblyFocused(this, name)
})

Then("pressing Tab leads visibly through {string}", async function (this: SiteWorld, names: string) {
  for (const name of names.split(", ")) {
    await this.page.keyboard.press("Tab")
    await assertVisiblyFocused(this, name)
  }
})

Then(
  "pressing Tab goes on to {string}, past nothing that the menu covers",
  async function (this: SiteWorld, name: string) {
    await this.page.keyboard.press("Tab")
    // The browser's own controls receive focus between the last element of a page and the first.
    if ((await focused(this).count()) === 0) await this.page.keyboard.press("Tab")
    await assertVisiblyFocused(this, name)
  },
)
