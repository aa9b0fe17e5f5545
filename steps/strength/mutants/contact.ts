import type { Mutant } from "../mutant.ts"
import { at, changed, says } from "./changes.ts"

/** The script for countries and telephone numbers, which loads when a visitor types a number. */
const inNumbers = changed(/^\/phone-numbers-[0-9a-f]+\.js$/)

const countries = (language: string): RegExp => at(`/contact/countries.${language}.json`)

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
    change: "nobody asks about a number that fits two countries",
    site: "se",
    scenarios: "fits a Swedish landline",
    source: { file: "src/domain/contact/other-country.ts", replace: "4[0-6]|50", with: "50" },
  },
  {
    rule: "LEAD-6",
    change: "Finns are asked whether their numbers are Finnish",
    site: "fi",
    scenarios: "Nothing is asked",
    source: { file: "src/domain/contact/other-country.ts", replace: 'country: "SE"', with: 'country: "FI"' },
  },
  {
    rule: "LEAD-6",
    change: "every site takes numbers to be Swedish",
    site: "fi",
    scenarios: "until the visitor says otherwise",
    delivery: [says("Suomi (+358)", "Ruotsi (+46)")],
  },
  inNumbers("LEAD-6", "two zeros are no plus", /\(\?:\\\+\|0\\s\*0\)/, "\\+", { scenarios: "chooses it, aloud" }),
  changed(/^\/part---contact-form-[0-9a-f]+\.js$/)(
    "LEAD-6",
    "a number keeps the country that it was first read in",
    /\w&&\((\w)=>\{const\{text:/,
    "!1&&($1=>{const{text:",
    { scenarios: "chosen at last" },
  ),
  inNumbers("LEAD-6", "accents matter", /(`\)\)\()\(0,\w+\.\w+\)\((\w)\)(\)\))/, "$1$2.toLowerCase()$3", {
    scenarios: "whatever accents",
  }),
]
