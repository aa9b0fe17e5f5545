import type { Mutant } from "../mutant.ts"
import { at, changed } from "./changes.ts"

/** The script that knows countries and numbers, which comes when a visitor writes one. */
const inNumbers = changed(/^\/phone-numbers-[0-9a-f]+\.js$/)

const countries = (language: string): RegExp => at(`/contact/countries.${language}.json`)

/** What visitors write to the agency. */
export const contact: readonly Mutant[] = [
  {
    rule: "LEAD-6",
    change: "a country is missing",
    site: "se",
    scenarios: "until the visitor says otherwise",
    delivery: [{ in: countries("en"), replace: "Zimbabwe", with: "Zambia (again)", places: 1 }],
  },
  {
    rule: "LEAD-6",
    change: "numbers of Guernsey are taken for British ones",
    site: "se",
    scenarios: "chooses it, aloud",
    delivery: [{ in: countries("en"), replace: "1481 7781", with: "7781", places: 1 }],
  },
  inNumbers(
    "LEAD-6",
    "the priority of countries does not count",
    /\|\|[\w$]+\.priority-[\w$]+\.priority\)\[0\]/,
    ")[0]",
    {
      scenarios: "chooses it, aloud",
    },
  ),
  {
    rule: "LEAD-6",
    change: "without scripts no country is filled in",
    site: "se",
    scenarios: "without JavaScript",
    delivery: [{ in: /\/$/, replace: /(<input[^>]*name="country"[^>]*)value="Sverige \(\+46\)"/, with: '$1value=""' }],
  },
  {
    rule: "LEAD-6",
    change: "every site takes numbers to be Swedish",
    site: "fi",
    scenarios: "until the visitor says otherwise",
    source: { file: "src/build/pages/phone-field.ts", replace: "iso2 === market.country", with: 'iso2 === "SE"' },
  },
  {
    rule: "LEAD-6",
    change: "two zeros are no plus",
    site: "se",
    scenarios: "chooses it, aloud",
    source: { file: "src/domain/contact/phone.ts", replace: "|0\\s*0)", with: ")" },
  },
  {
    rule: "LEAD-6",
    change: "a number keeps the country that it was first read in",
    site: "se",
    scenarios: "chosen at last",
    source: {
      file: "src/components/PhoneField/PhoneField.tsx",
      replace: "if (named) showInCountry(known)",
      with: "",
    },
  },
  {
    rule: "LEAD-6",
    change: "accents matter",
    site: "se",
    scenarios: "whatever accents",
    source: {
      file: "src/domain/contact/countries.ts",
      replace: "hasWord(folded(name))",
      with: "hasWord(name.toLowerCase())",
    },
  },
]
