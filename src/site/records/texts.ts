import { readFileSync } from "node:fs"
import { join } from "node:path"
import { IntlMessageFormat } from "intl-messageformat"
import type articlesTexts from "../../content/texts/articles.sv.json"
import type contactTexts from "../../content/texts/contact.sv.json"
import type favouriteTexts from "../../content/texts/favourites.sv.json"
import type finnishTexts from "../../content/texts/fi.sv.json"
import type homesTexts from "../../content/texts/homes.sv.json"
import type mapTexts from "../../content/texts/map.sv.json"
import type openingTexts from "../../content/texts/opening.sv.json"
import type placesTexts from "../../content/texts/places.sv.json"
import type propertyTexts from "../../content/texts/property.sv.json"
import type swedishTexts from "../../content/texts/se.sv.json"
import type searchTexts from "../../content/texts/search.sv.json"
import type siteTexts from "../../content/texts/site.sv.json"
import type soldTexts from "../../content/texts/sold.sv.json"
import type viewingTexts from "../../content/texts/viewing.sv.json"
import type words from "../../content/texts/words.sv.json"
import { formatCount } from "../../domain/count-text.ts"
import type { Language } from "../../spec/languages.ts"
import type { Market } from "../../spec/markets.ts"
import type { Problem } from "./problems.ts"

/** Texts of every site, of sites with and without homes, and of one country, because Swedish differs in Finland. */
type Messages = typeof siteTexts &
  typeof homesTexts &
  typeof articlesTexts &
  typeof contactTexts &
  typeof mapTexts &
  typeof openingTexts &
  typeof placesTexts &
  typeof propertyTexts &
  typeof favouriteTexts &
  typeof searchTexts &
  typeof soldTexts &
  typeof viewingTexts &
  typeof words &
  typeof swedishTexts &
  typeof finnishTexts
export type TextKey = keyof Messages

/** Text of the site in one language, with its ICU arguments filled in. */
export type Text = (key: TextKey, values?: Record<string, string | number>) => string

const reference: Language = "sv"

/** Subjects of sites with homes, one file each. */
const subjects = [
  "homes",
  "articles",
  "contact",
  "map",
  "places",
  "property",
  "favourites",
  "search",
  "sold",
  "viewing",
  "words",
]

const groupsOf = (market: Market): string[] =>
  Object.keys(market.routes).length > 0 ? ["site", ...subjects, market.country.toLowerCase()] : ["site", "opening"]

const messagesIn = (root: string, group: string, language: Language): Record<string, string> =>
  JSON.parse(readFileSync(join(root, `texts/${group}.${language}.json`), "utf8"))

const pluralRules = new Map<string, Intl.PluralRules>()

/** Formats counts in texts like every number on the sites. */
const formatters: NonNullable<ConstructorParameters<typeof IntlMessageFormat>[3]>["formatters"] = {
  getNumberFormat: () => ({ format: (value: number) => formatCount(value) }) as unknown as Intl.NumberFormat,
  getDateTimeFormat: (...options) => new Intl.DateTimeFormat(...options),
  getPluralRules: (locale, options) => {
    const key = `${locale} ${options?.type}`
    const rules = pluralRules.get(key) ?? new Intl.PluralRules(locale, options)
    pluralRules.set(key, rules)
    return rules
  },
}

const messageIn = (message: string, language: Language) =>
  new IntlMessageFormat(message, language, undefined, { ignoreTag: true, formatters })

const argumentsOf = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map(([, name = ""]) => name))].sort()

const messageProblem = (message: string, original: string, language: Language): string | undefined => {
  try {
    messageIn(message, language)
  } catch (error) {
    return `is not a message in ICU format: ${(error as Error).message}`
  }
  const [actual, expected] = [argumentsOf(message), argumentsOf(original)].map((names) => names.join(", "))
  return actual === expected ? undefined : `has the arguments {${actual}}, and in ${reference} {${expected}}`
}

/** Problems for missing, extra and empty keys in one language of the market, and for unreadable files. */
export const textProblems = (root: string, market: Market): Problem[] =>
  groupsOf(market).flatMap((group) => {
    const problems: Problem[] = []
    const tryMessages = (language: Language): Record<string, string> | undefined => {
      try {
        return messagesIn(root, group, language)
      } catch (error) {
        const file = `texts/${group}.${language}.json`
        problems.push({ file, field: "(file)", reason: `is not valid JSON: ${(error as Error).message}` })
        return undefined
      }
    }
    const versions = market.languages.map((language) => ({ language, messages: tryMessages(language) }))
    const keys = Object.keys(versions.find(({ language }) => language === reference)?.messages ?? {})
    for (const { language, messages } of versions) {
      if (!messages || keys.length === 0) continue
      const file = `texts/${group}.${language}.json`
      for (const key of keys)
        if (!messages[key]?.trim())
          problems.push({ file, field: key, reason: "is missing: every text exists in every language of its market" })
      const originals = versions.find(({ language }) => language === reference)?.messages ?? {}
      for (const [key, message] of Object.entries(messages)) {
        const reason = messageProblem(message, originals[key] ?? message, language)
        if (reason) problems.push({ file, field: key, reason })
      }
      for (const key of Object.keys(messages))
        if (!keys.includes(key))
          problems.push({
            file,
            field: key,
            reason: `is not a text of the site: texts/${group}.${reference}.json has no such key`,
          })
    }
    return problems
  })

/**
 * Texts of a market in one language.
 * @throws Error if an ICU argument is missing, so that visitors never see braces
 */
export const textsOf = (root: string, market: Market, language: Language): Text => {
  const messages = Object.assign({}, ...groupsOf(market).map((group) => messagesIn(root, group, language))) as Messages
  // Caches texts, because a market of fifty thousand homes uses the same few hundred texts tens of millions of times.
  const formats = new Map<TextKey, IntlMessageFormat>()
  const fixedTexts = new Map<TextKey, string>()
  const formatMessage = (key: TextKey, values: Record<string, string | number>): string => {
    const message = messages[key]
    if (message === undefined)
      throw new Error(`texts: ${key} is not among the texts of ${market.country} in ${language}`)
    const format = formats.get(key) ?? messageIn(message, language)
    formats.set(key, format)
    return String(format.format(values))
  }
  return (key, values) => {
    if (values) return formatMessage(key, values)
    const text = fixedTexts.get(key) ?? formatMessage(key, {})
    fixedTexts.set(key, text)
    return text
  }
}
