import { join } from "node:path"
import {
  type ContactErrorName,
  type ContactWords,
  contactErrors,
  type SignUpState,
  signUpStates,
} from "../domain/contact/words.ts"
import { contactWordsOf } from "../domain/paths.ts"
import type { Edition } from "../site/edition.ts"
import { writeFile } from "../site/write-file.ts"

/**
 * Error texts of the form and texts of a sign-up's page; browsers fetch them on the first error, and the service reads them for visitors without
 * JavaScript.
 */
export const contactWords = ({ text }: Edition): ContactWords => ({
  error: text("contact.error"),
  heading: text("contact.error.heading"),
  errors: Object.fromEntries(contactErrors.map((name) => [name, text(`contact.error.${name}`)])) as Record<
    ContactErrorName,
    string
  >,
  signUp: {
    headings: Object.fromEntries(
      signUpStates.map((state) => [state, text(`contact.signUp.${state}.heading`)]),
    ) as Record<SignUpState, string>,
    texts: Object.fromEntries(signUpStates.map((state) => [state, text(`contact.signUp.${state}.text`)])) as Record<
      SignUpState,
      string
    >,
    withdraw: text("contact.signUp.withdraw"),
    home: text("contact.signUp.home"),
  },
})

/** Writes the error texts of the form in each language. */
export const writeContactWords = (folder: string, editions: readonly Edition[]): void => {
  for (const edition of editions)
    writeFile(join(folder, contactWordsOf(edition.language)), JSON.stringify(contactWords(edition)))
}
