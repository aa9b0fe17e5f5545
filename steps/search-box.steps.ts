import { Then, When } from "@cucumber/cucumber"
import { SearchBox } from "./screens/search-box.ts"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

const box = (world: SiteWorld) => world.on(SearchBox)

When(
  "they choose {string}, {string} and {string}, and press {string}",
  async function (this: SiteWorld, place: string, rooms: string, price: string, submit: string) {
    await box(this).chooseAll([place, rooms, price])
    await box(this).button(submit).click()
  },
)

When(
  "they choose {string}, {string} and {string}, and follow {string}",
  async function (this: SiteWorld, place: string, rooms: string, price: string, link: string) {
    await box(this).chooseAll([place, rooms, price])
    await this.page.getByRole("main").getByRole("link", { name: link, exact: true }).click()
  },
)

Then(
  "{string}, {string} and {string} are chosen",
  async function (this: SiteWorld, place: string, rooms: string, price: string) {
    await expect.poll(() => box(this).chosen()).toEqual([place, rooms, price])
  },
)
