/** @jest-environment node */
import { lengths } from "../domain/contact/fields.ts"
import { type ContactErrorName, contactErrors, errorNameOf } from "../domain/contact/words.ts"
import type { Edition } from "../site/edition.ts"
import { textsOf } from "../site/records/texts.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { contactWords } from "./contact-words.ts"

const editions = (["se", "fi"] satisfies MarketName[]).flatMap((name) =>
  markets[name].languages.map((language) => [name, language] as const),
)

test.each(editions)("%s has words for every error in %s, each unique, with the true limits", (name, language) => {
  const { errors } = contactWords({ text: textsOf("src/content", markets[name], language) } as Edition)
  expect(Object.keys(errors)).toEqual(contactErrors)
  expect(new Set(Object.values(errors)).size).toBe(contactErrors.length)
  for (const [field, limit] of Object.entries(lengths)) {
    const sentence = errors[`${field}.long` as ContactErrorName]
    if (sentence && field !== "phone") expect(sentence.replaceAll("\u00a0", "")).toContain(String(limit))
  }
})

test.each([
  ["name", "missing", "name.missing"],
  ["country", "form", "form.form"],
  ["country", "country", "country.country"],
  ["home", "form", "form.form"],
  ["website", "trap", "form.trap"],
  ["elapsed", "hurry", "form.hurry"],
  ["key", "form", "form.form"],
  ["form", "form", "form.form"],
] as const)("the message for %s (%s) is %s", (field, code, name) => {
  expect(errorNameOf({ field, code })).toBe(name)
})
