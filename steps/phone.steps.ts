import { type DataTable, Then, When } from "@cucumber/cucumber"
import { PhoneField } from "./screens/phone.ts"
import { expect } from "./support/expect.ts"
import { networkQuiet } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

const phone = (world: SiteWorld) => new PhoneField(world.page)

When("they write {string} as their telephone number", async function (this: SiteWorld, text: string) {
  await phone(this).number.fill(text)
  await networkQuiet(this)
  await phone(this).number.blur()
})

When("they write {string} for the country", async function (this: SiteWorld, text: string) {
  await phone(this).country.fill(text)
  await expect(phone(this).countries.first()).toBeVisible()
})

When("they open the list of countries", async function (this: SiteWorld) {
  await phone(this).country.click()
  await phone(this).liveCountry.press("ArrowDown")
  await expect(phone(this).countries.first()).toBeVisible()
})

When(
  "they choose the country {string} by writing {string}",
  async function (this: SiteWorld, country: string, text: string) {
    await phone(this).country.fill(text)
    await phone(this).countries.filter({ hasText: country }).click()
  },
)

Then("the country of the telephone number is {string}", async function (this: SiteWorld, country: string) {
  await expect(phone(this).country).toHaveValue(country)
})

Then(
  "the country of the telephone number is {string}, in a field like any other",
  async function (this: SiteWorld, country: string) {
    await expect(phone(this).plainCountry).toHaveValue(country)
    await expect(phone(this).liveCountry).toHaveCount(0)
  },
)

Then("the telephone number is shown as {string}", async function (this: SiteWorld, number: string) {
  await expect(phone(this).number).toHaveValue(number)
})

Then("they are asked {string}", async function (this: SiteWorld, question: string) {
  await expect(phone(this).note).toContainText(question)
})

Then("they are asked nothing about the country", async function (this: SiteWorld) {
  await expect(phone(this).number).toBeVisible()
  await expect(phone(this).note.getByRole("button")).toHaveCount(0)
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
  const { country, countries } = phone(this)
  for (const { written = "", found = "" } of table.hashes()) {
    await country.fill(written)
    await expect(countries).toHaveText(found.split(", "))
  }
})

Then(
  "no country is found for {string}, and {string} is told",
  async function (this: SiteWorld, text: string, told: string) {
    await phone(this).country.fill(text)
    await expect(phone(this).countries).toHaveCount(0)
    await expect(phone(this).told(told)).toBeVisible()
  },
)

Then("these numbers choose their countries:", async function (this: SiteWorld, table: DataTable) {
  const { country, number } = phone(this)
  await expect(country).toBeVisible()
  let before = await country.inputValue()
  for (const { number: written = "", country: chosen = "", shown = "" } of table.hashes()) {
    await number.fill(written)
    await expect(country).toHaveValue(chosen)
    if (chosen !== before) await expect(phone(this).told(`The country is now ${chosen}.`)).toHaveCount(1)
    await expect(number).toHaveValue(written)
    await number.blur()
    await expect(number).toHaveValue(shown)
    before = chosen
  }
})
