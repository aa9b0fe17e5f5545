import { defineParameterType } from "../drivers/driver.ts"
import { cards } from "../screens/cards.ts"
import { elementOf, elementPattern } from "../screens/elements.ts"
import { injectionNames } from "../screens/injections.ts"
import { wholes } from "../screens/typography.ts"
import { waysToClose } from "../screens/viewer.ts"
import { languageNames, type SiteName, siteNames } from "../specification/names.ts"
import { abilities } from "./abilities.ts"
import { choices, storedChoices } from "./consent-choices.ts"
import { type Preference, preferences, type StorageName } from "./device.ts"
import { thirds } from "./every-page.ts"
import type { Fault } from "./faults.ts"
import { damagedFavourites, files } from "./favourites.ts"
import { storedFigures } from "./monthly-cost.ts"
import { placesInList } from "./page-faults.ts"
import { damagedSearches } from "./saved-searches.ts"
import type { Deployment } from "./sites.ts"
import { services } from "./trackers.ts"
import type { SiteWorld } from "./world.ts"

/** Numbers a word, from "note 1" to "note 20". */
const series = (first: string, last: string): string[] => {
  const [word = "", from = ""] = first.split(" ")
  const to = Number(last.split(" ")[1])
  return Array.from({ length: to - Number(from) + 1 }, (_, place) => `${word} ${Number(from) + place}`)
}

defineParameterType({
  name: "language",
  regexp: new RegExp(Object.keys(languageNames).join("|")),
  transformer: (name: string) => languageNames[name as keyof typeof languageNames],
})

defineParameterType({
  name: "site",
  regexp: new RegExp(Object.keys(siteNames).join("|")),
  transformer: (name: string) => name,
})

defineParameterType({ name: "third", regexp: new RegExp(thirds.join("|")), transformer: (name: string) => name })

/** A deployment, such as "Sweden site" or "Sweden site with error reporting". */
defineParameterType({
  name: "deployment",
  regexp: new RegExp(`(?:${Object.keys(siteNames).join("|")}) site(?: with error reporting)?`),
  transformer: (text: string): Deployment => ({
    site: text.split(" ")[0] as SiteName,
    reportsErrors: text.endsWith("reporting"),
  }),
})

/** An address, or the name that the feature gives it. */
defineParameterType({
  name: "address",
  regexp: /"([^"]*)"/,
  useForSnippets: false,
  transformer(this: SiteWorld, text: string): string {
    return this.addresses.of(text)
  },
})

/** One text, two texts ("a" and "b"), or a numbered series ("note 1" to "note 20"). */
defineParameterType({
  name: "texts",
  regexp: /"[^"]*"(?: (?:and|to) "[^"]*")?/,
  transformer: (text: string): string[] => {
    const [first = "", second = ""] = [...text.matchAll(/"([^"]*)"/g)].map(([, part = ""]) => part)
    if (/" and "/.test(text)) return [first, second]
    return /" to "/.test(text) ? series(first, second) : [first]
  },
})

/** A transaction by its operation, such as "load" or "move to". */
defineParameterType({
  name: "transaction",
  regexp: /load(?: of)?|move(?: to)?/,
  transformer: (text: string): string => (text.startsWith("load") ? "pageload" : "navigation"),
})

/** A part of the page. */
defineParameterType({
  name: "part",
  regexp:
    /navigation|text|footer|language offer|question|form|summary|notice about their request|notice about a favourite/,
  transformer: (name: string) => name,
})

/** Preferences of a device. */
defineParameterType({
  name: "preference",
  regexp: new RegExp(Object.keys(preferences).join("|")),
  transformer: (name: string): Preference => preferences[name as keyof typeof preferences],
})

defineParameterType({
  name: "whole",
  regexp: new RegExp(wholes.join("|")),
  transformer: (name: string) => name,
})

defineParameterType({
  name: "injection",
  regexp: new RegExp(injectionNames.join("|")),
  transformer: (name: string) => name,
})

defineParameterType({ name: "moment", regexp: /came|is now/, transformer: (name: string) => name })

defineParameterType({ name: "asks", regexp: /asks|does not ask/, transformer: (verb: string) => verb === "asks" })

/** How a visitor comes to a link before following it. */
defineParameterType({
  name: "approach",
  regexp: /points at|goes with the keyboard to|puts a finger on/,
  transformer: (name: string) => name,
})

/** A storage that a browser may refuse. */
defineParameterType({
  name: "storage",
  regexp: /local storage|session storage/,
  transformer: (name: string): StorageName => (name === "local storage" ? "localStorage" : "sessionStorage"),
})

/** The fault of a response: a status, an invalid body, or no response. */
defineParameterType({
  name: "fault",
  regexp: /\d{3}|garbage|nothing/,
  transformer: (name: string): Fault => (name === "garbage" || name === "nothing" ? name : Number(name)),
})

/** An element by its words, such as: section "Priser". */
defineParameterType({ name: "element", regexp: elementPattern, transformer: elementOf })

/** Defines words for whether something is so. */
const defineYesOrNo = (name: string, yes: readonly string[], no: readonly string[]) =>
  defineParameterType({
    name,
    regexp: new RegExp([...no, ...yes].join("|")),
    transformer: (text: string) => yes.includes(text),
  })

defineYesOrNo("is", ["is", "are"], ["is not", "are not"])
defineYesOrNo("has", ["has"], ["has not"])
defineYesOrNo("says", ["says"], ["does not say"])
defineYesOrNo("shows", ["shows"], ["does not show"])

/** Defines a parameter type whose words map to values. */
const defineWords = (name: string, values: Readonly<Record<string, unknown>>) =>
  defineParameterType({
    name,
    regexp: new RegExp(Object.keys(values).join("|")),
    transformer: (word: string) => values[word],
  })

/** Why a contact request is refused, by the status of the answer. */
defineWords("refusal", { invalid: 400, foreign: 403, "a conflict": 409, "too long": 413, "one of many": 429 })
/** Why a transaction has ended, by Sentry's reason. */
defineWords("reason", {
  "nothing happened": "idleTimeout",
  "it took too long": "finalTimeout",
  "an answer never came": "heartbeatFailed",
})
defineWords("cards", cards)
defineWords("ability", abilities)
defineWords("damagedFavourites", damagedFavourites)
defineWords("damagedSearches", damagedSearches)
defineWords("file", files)
defineWords("place", placesInList)
defineWords("closing", waysToClose)
defineWords("choice", choices)
defineWords("storedChoice", storedChoices)
defineWords("storedFigures", storedFigures)
defineWords("service", services)
