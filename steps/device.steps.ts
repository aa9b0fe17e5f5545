import { Given, Then } from "@cucumber/cucumber"
import type { Ability } from "./support/abilities.ts"
import { expect } from "./support/expect.ts"
import { deviceValue, setDeviceValue } from "./support/local-storage.ts"
import type { SiteWorld } from "./support/world.ts"

Given("their browser {ability}", async function (this: SiteWorld, ability: Ability) {
  await this.context.addInitScript(ability)
})

Given("their device has kept {string} as {string}", async function (this: SiteWorld, text: string, key: string) {
  await setDeviceValue(this, key, text)
})

Then("the device keeps {string} as {string}", async function (this: SiteWorld, text: string, key: string) {
  await expect.poll(() => deviceValue(this, key)).toBe(text)
})

Then("the device keeps nothing as {string}", async function (this: SiteWorld, key: string) {
  await expect.poll(() => deviceValue(this, key)).toBeNull()
})
