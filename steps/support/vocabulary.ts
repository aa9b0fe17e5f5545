import { defineParameterType } from "@cucumber/cucumber"
import { type Language, languages } from "../../src/spec/languages.ts"
import type { Fault } from "./faults.ts"
import { siteNames } from "./sites.ts"

/** A language, by its name in the language switch. */
defineParameterType({
  name: "language",
  regexp: /Suomi|English|Svenska|Norsk/,
  transformer: (label: string): Language => {
    const language = (Object.keys(languages) as Language[]).find((code) => languages[code].label === label)
    if (!language) throw new Error(`no language is called ${label}`)
    return language
  },
})

defineParameterType({
  name: "site",
  regexp: new RegExp(Object.keys(siteNames).join("|")),
  transformer: (name: string) => name,
})

defineParameterType({ name: "part", regexp: /navigation|text|footer/, transformer: (name: string) => name })

/** The fault of a response: a status, an invalid body, or no response. */
defineParameterType({
  name: "fault",
  regexp: /\d{3}|garbage|nothing/,
  transformer: (name: string): Fault => (name === "garbage" || name === "nothing" ? name : Number(name)),
})
