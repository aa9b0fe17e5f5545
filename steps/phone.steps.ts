import { type DataTable, Then, When } from "@cucumber/cucumber"
import { PhoneField } from "./screens/phone.ts"
import { expect } from "./support/expect.ts"
import { expectNone } from "./support/expectations.ts"
import { expectCountriesFound, expectNoQuestion, expectNumbers } from "./support/phone.ts"
import { networkQuiet } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

const phone = (world: SiteWorld) => world.on(PhoneField)

When("they type {string} as their phone number", async function (this: SiteWorld, text: string) {
  await phone(this).number.fill(text)
  await networkQuiet(this)
  await phone(this).number.blur()
})

When("they open the list of countries", async function (this: SiteWorld) {
  await phone(this).openCountries()
})

When(
  "they choose the country {string} by writing {string}",
  async function (this: SiteWorld, country: string, text: string) {
    await phone(this).country.fill(text)
    await phone(this).countries.filter({ hasText: country }).click()
  },
)

Then("the country of the phone number is {string}", async function (this: SiteWorld, country: string) {
  await expect(phone(this).country).toHaveValue(country)
})

Then("the phone number is shown as {string}", async function (this: SiteWorld, number: string) {
  await expect(phone(this).number).toHaveValue(number)
})

Then("they are not asked about the country", async function (this: SiteWorld) {
  await expect(phone(this).number).toBeVisible()
  await expectNone(this, phone(this).note.getByRole("button"))
})

Then(
  "the list has {int} countries, from {string} to {string}",
  async function (this: SiteWorld, count: number, first: string, last: string) {
    const { countries } = phone(this)
    await expect(countries).toHaveCount(count)
    await expect(countries.first()).toContainText(first)
    await expect(countries.last()).toHaveText(last)
  },
)

Then("these countries are found:", async function (this: SiteWorld, table: DataTable) {
  await expectCountriesFound(phone(this), table.rows())
})

Then(
  "no country is found for {string}, and a message says {string}",
  async function (this: SiteWorld, text: string, message: string) {
    await phone(this).country.fill(text)
    await expect(phone(this).message(message)).toBeVisible()
    await expect(phone(this).countries).toHaveCount(0)
  },
)

Then(
  "these numbers choose their countries, each announced as {string}:",
  async function (this: SiteWorld, announcement: string, table: DataTable) {
    await expect(phone(this).country).toBeVisible()
    await expectNumbers(phone(this), announcement, table.rows())
  },
)

Then(
  "they are not asked about the country of any of these numbers:",
  async function (this: SiteWorld, table: DataTable) {
    await expectNoQuestion(phone(this), table.rows())
  },
)
