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

/**
 * Writes each number, and expects its country, the announcement of it, and the number's form once it is written.
 * @param announcement has an ellipsis in place of the country
 */
export const expectNumbers = async (field: PhoneField, announcement: string, rows: Rows): Promise<void> => {
  for (const [number = "", country = "", shown = ""] of rows) {
    await field.number.fill(number)
    await expect(field.country).toHaveValue(country)
    await expect(field.message(announcement.replace("…", country))).toHaveCount(1)
    await expect(field.number).toHaveValue(number)
    await field.number.blur()
    await expect(field.number).toHaveValue(shown)
  }
}

/** Writes each number, and expects its form once it is written, and no question about its country. */
export const expectNoQuestion = async (field: PhoneField, rows: Rows): Promise<void> => {
  for (const [number = "", shown = ""] of rows) {
    await field.number.fill(number)
    await field.number.blur()
    await expect(field.number).toHaveValue(shown)
    await expect(field.note.getByRole("button")).toHaveCount(0)
  }
}
