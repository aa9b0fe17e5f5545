import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { columnsOf } from "../domain/contact/countries.ts"
import { countriesFileOf } from "../domain/paths.ts"
import { dialCountries } from "./dial-countries.ts"
import type { Edition } from "./edition.ts"

/**
 * Writes what the field for telephone numbers needs, and the service that reads them: every country, in a file for each language.
 * @param folder of the built site
 */
export const writeContactFiles = (folder: string, editions: readonly Edition[]): void => {
  for (const { language } of editions) {
    const file = join(folder, countriesFileOf(language))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(columnsOf(dialCountries(language))))
  }
}
