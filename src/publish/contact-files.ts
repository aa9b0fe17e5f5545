import { join } from "node:path"
import { columnsOf } from "../domain/contact/countries.ts"
import { countriesFileOf } from "../domain/paths.ts"
import { dialCountries } from "../site/contact/dial-countries.ts"
import type { Edition } from "../site/edition.ts"
import { writeFile } from "../site/write-file.ts"

/**
 * Writes the list of countries in each language, for the phone field and the contact service.
 * @param folder of the built site
 */
export const writeContactFiles = (folder: string, editions: readonly Edition[]): void => {
  for (const { language } of editions)
    writeFile(join(folder, countriesFileOf(language)), JSON.stringify(columnsOf(dialCountries(language))))
}
