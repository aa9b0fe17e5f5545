import type { Mutant } from "../mutant.ts"
import { at, inSource, says } from "./changes.ts"

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
  inSource("src/domain/contact/countries.ts")(
    "LEAD-6",
    "The priority of countries has no effect",
    "lengthOfArea(b) - lengthOfArea(a) || a.priority - b.priority",
    "lengthOfArea(b) - lengthOfArea(a)",
    { scenarios: "the choice is announced" },
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
  inSource("src/domain/contact/phone.ts")(
    "LEAD-6",
    "Two zeros do not count as a plus",
    "(?:\\+|0\\s*0)/.exec(normalized)",
    "\\+/.exec(normalized)",
    { scenarios: "the choice is announced" },
  ),
  inSource("src/components/contact/PhoneField/PhoneField.tsx")(
    "LEAD-7",
    "A changed number does not change its country",
    "if (namedCountry) showInCountry(phoneNumberRules)",
    "",
    { scenarios: "already written" },
  ),
  inSource("src/domain/contact/countries.ts")(
    "LEAD-8",
    "Accents matter",
    "const searchText = normaliseText(text)",
    "const searchText = text.toLowerCase()",
    { scenarios: "without accents" },
  ),
]
