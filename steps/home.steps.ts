import { Then, When } from "@cucumber/cucumber"
import { SearchBox } from "./screens/home.ts"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

const box = ({ page }: SiteWorld) => new SearchBox(page)

When(
  "they choose {string}, {string} and {string}, and press {string}",
  async function (this: SiteWorld, place: string, rooms: string, price: string, submit: string) {
    for (const answer of [place, rooms, price]) await box(this).choose(answer)
    await box(this).button(submit).click()
  },
)

Then(
  "{string}, {string} and {string} are chosen",
  async function (this: SiteWorld, place: string, rooms: string, price: string) {
    const choices = async () => (await box(this).chosen()).map((answer) => answer.replace(/\s/g, " "))
    await expect.poll(choices).toEqual([place, rooms, price])
  },
)

When("they move to {string} and type {string}", async function (this: SiteWorld, label: string, text: string) {
  await box(this).question(label).focus()
  await this.page.keyboard.type(text)
})

When("they move to {string} and press Enter", async function (this: SiteWorld, name: string) {
  await box(this).button(name).focus()
  await this.page.keyboard.press("Enter")
})

Then("the footer leads to {string}", async function (this: SiteWorld, address: string) {
  await expect(this.screen.footer.locator(`a[href="${address}"]`)).toBeVisible()
})
