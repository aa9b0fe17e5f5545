import { Given } from "@cucumber/cucumber"
import type { Ability } from "./support/abilities.ts"
import { setDeviceValue } from "./support/local-storage.ts"
import type { SiteWorld } from "./support/world.ts"

Given("their browser {ability}", async function (this: SiteWorld, ability: Ability) {
  await this.prepare(ability)
})

Given("their browser prefers {string}", async function (this: SiteWorld, codes: string) {
  await this.device.preferLanguages(codes.split(", "))
})

Given("their processor is {int} times slower", async function (this: SiteWorld, factor: number) {
  await this.device.slowProcessor(factor)
})

Given("their device stores figures {storedFigures}", async function (this: SiteWorld, text: string) {
  await setDeviceValue(this, "cost-assumptions", text)
})
