import { defineParameterType } from "@cucumber/cucumber"
import { type Language, languages } from "../../src/spec/languages.ts"
import type { Fault } from "./faults.ts"
import { siteNames } from "./sites.ts"

/** A language by the name that the language switch gives it. */
defineParameterType({
  name: "language",
  regexp: /Suomi|English|Svenska|Norsk/,
  transformer: (label: string): Language => {
    const found = (Object.keys(languages) as Language[]).find((code) => languages[code].label === label)
    if (!found) throw new Error(`no language is called ${label}`)
    return found
  },
})

defineParameterType({
  name: "site",
  regexp: new RegExp(Object.keys(siteNames).join("|")),
  transformer: (name: string) => name,
})

defineParameterType({ name: "part", regexp: /navigation|text|footer/, transformer: (name: string) => name })

/** How an address fails: by a status, by an answer that is not what was asked for, or by none. */
defineParameterType({
  name: "fault",
  regexp: /\d{3}|garbage|nothing/,
  transformer: (name: string): Fault => (name === "garbage" || name === "nothing" ? name : Number(name)),
})
