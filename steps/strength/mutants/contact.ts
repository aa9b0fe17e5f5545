import type { Mutant } from "../mutant.ts"
import { at, changed, says } from "./changes.ts"

/** The script for countries and telephone numbers, which loads when a visitor types a number. */
const inNumbers = changed(/^\/phone-numbers-[0-9a-f]+\.js$/)

const countries = (language: string): RegExp => at(`/contact/countries.${language}.json`)

export const contact: readonly Mutant[] = [
  {
    rule: "LEAD-8",
    change: "A country is missing",
    site: "se",
    scenarios: "countries are listed",
    delivery: [{ in: countries("en"), replace: "Zimbabwe", with: "Zambia (again)", places: 1 }],
  },
  {
    rule: "LEAD-6",
    change: "A number in Guernsey counts as British",
    site: "se",
    scenarios: "the choice is announced",
    delivery: [{ in: countries("en"), replace: "1481 7781", with: "7781", places: 1 }],
  },
  inNumbers(
    "LEAD-6",
    "The priority of countries has no effect",
    /\|\|[\w$]+\.priority-[\w$]+\.priority\)\[0\]/,
    ")[0]",
    {
      scenarios: "the choice is announced",
    },
  ),
  {
    rule: "LEAD-6",
    change: "A number from before the form's script is left as it was written",
    site: "se",
    scenarios: "A number written before",
    source: {
      file: "src/components/contact/PhoneField/PhoneField.tsx",
      replace: " || field.value !== field.defaultValue",
      with: "",
    },
  },
  {
    rule: "LEAD-7",
    change: "Without scripts, the country is empty",
    site: "se",
    scenarios: "Without scripts",
    delivery: [{ in: /\/$/, replace: /(<input[^>]*name="country"[^>]*)value="Sverige \(\+46\)"/, with: '$1value=""' }],
  },
  {
    rule: "LEAD-9",
    change: "There is no question about a number that fits two countries",
    site: "se",
    scenarios: "is asked in",
    source: { file: "src/domain/contact/other-country.ts", replace: "4[0-6]|50", with: "50" },
  },
  {
    rule: "LEAD-9",
    change: "Finns must confirm that their numbers are Finnish",
    site: "fi",
    scenarios: "on the Finnish site",
    source: { file: "src/domain/contact/other-country.ts", replace: 'country: "SE"', with: 'country: "FI"' },
  },
  {
    rule: "LEAD-7",
    change: "Every site assumes Swedish phone numbers",
    site: "fi",
    scenarios: "is a number of",
    delivery: [says("Suomi (+358)", "Ruotsi (+46)")],
  },
  inNumbers("LEAD-6", "Two zeros do not count as a plus", /\(\?:\\\+\|0\\s\*0\)/, "\\+", {
    scenarios: "the choice is announced",
  }),
  changed(/^\/part---contact-form-[0-9a-f]+\.js$/)(
    "LEAD-7",
    "A changed number does not change its country",
    /\w&&\((\w)=>\{const\{text:/,
    "!1&&($1=>{const{text:",
    { scenarios: "already written" },
  ),
  inNumbers("LEAD-8", "Accents matter", /(`\)\)\()\(0,\w+\.\w+\)\((\w)\)(\)\))/, "$1$2.toLowerCase()$3", {
    scenarios: "without accents",
  }),
]
