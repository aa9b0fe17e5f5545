import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { type ContactErrorName, type ContactWords, contactErrors } from "../domain/contact/words.ts"
import { contactWordsOf } from "../domain/paths.ts"
import type { Edition } from "./edition.ts"

/** What the form says where something is wrong: fetched when it is, and read by the service where no script runs. */
export const contactWords = ({ text }: Edition): ContactWords => ({
  error: text("contact.error"),
  heading: text("contact.error.heading"),
  errors: Object.fromEntries(contactErrors.map((name) => [name, text(`contact.error.${name}`)])) as Record<
    ContactErrorName,
    string
  >,
})

/** Writes the words of the form for each language of a market that has one. */
export const writeContactWords = (folder: string, editions: readonly Edition[]): void => {
  for (const edition of editions) {
    const file = join(folder, contactWordsOf(edition.language))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(contactWords(edition)))
  }
}
