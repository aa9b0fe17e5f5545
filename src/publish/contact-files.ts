import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { columnsOf } from "../domain/contact/countries.ts"
import { countriesFileOf } from "../domain/paths.ts"
import { dialCountries } from "../site/contact/dial-countries.ts"
import type { Edition } from "../site/edition.ts"

/**
 * Writes the list of countries in each language, for the phone field and the contact service.
 * @param folder of the built site
 */
export const writeContactFiles = (folder: string, editions: readonly Edition[]): void => {
  for (const { language } of editions) {
    const file = join(folder, countriesFileOf(language))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(columnsOf(dialCountries(language))))
  }
}
