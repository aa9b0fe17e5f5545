import type { PhoneField } from "../screens/phone.ts"
import { expect } from "./expect.ts"

type Rows = readonly (readonly string[])[]

/** Writes each text, and expects the countries beside it. */
export const expectCountriesFound = async ({ country, countries }: PhoneField, rows: Rows): Promise<void> => {
  for (const [text = "", names = ""] of rows) {
    await country.fill(text)
    await expect(countries).toHaveText(names.split(", "))
  }
}

/** Writes each number, and expects its country, the message about it, and the number's form once it is written. */
export const expectNumbers = async (field: PhoneField, rows: Rows): Promise<void> => {
  for (const [number = "", country = "", message = "", shown = ""] of rows) {
    await field.number.fill(number)
    await expect(field.country).toHaveValue(country)
    await expect(field.message(message)).toHaveCount(1)
    await expect(field.number).toHaveValue(number)
    await field.number.blur()
    await expect(field.number).toHaveValue(shown)
  }
}
