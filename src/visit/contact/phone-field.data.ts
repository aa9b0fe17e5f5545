import { labelOf } from "../../domain/contact/countries.ts"
import type { OtherCountry } from "../../domain/contact/other-country.ts"
import type { Edition } from "../../site/edition.ts"
import type { Language } from "../../spec/languages.ts"
import { dialCountry } from "./dial-countries.data.ts"

/** Texts of the phone field, and its initial country. */
export type PhoneFieldData = {
  readonly language: Language
  /** Name and dial code. */
  readonly initialCountry: string
  readonly words: Readonly<
    Record<
      | "country"
      | "countryHint"
      | "countries"
      | "noCountry"
      | "suggestionOne"
      | "suggestionMany"
      | "countryIsNow"
      | "yes"
      | "phone"
      | "phoneHint",
      string
    >
  > & {
    /** Asks whether the number is one of another country. */
    readonly isIt: Readonly<Record<OtherCountry, string>>
  }
}

export const phoneField = ({ language, market, text }: Edition): PhoneFieldData => {
  const marketCountry = dialCountry(language, market.country)
  if (!marketCountry) throw new Error(`${market.country} has no dial code`)
  return {
    language,
    initialCountry: labelOf(marketCountry),
    words: {
      country: text("contact.phone.country"),
      countryHint: text("contact.phone.countryHint"),
      countries: text("contact.phone.countries"),
      noCountry: text("contact.phone.noCountry"),
      suggestionOne: text("search.suggestionOne", { count: "{count}" }),
      suggestionMany: text("search.suggestionMany", { count: "{count}" }),
      countryIsNow: text("contact.phone.countryIsNow", { country: "{country}" }),
      isIt: {
        SE: text("contact.phone.isIt.SE"),
        FI: text("contact.phone.isIt.FI"),
        NO: text("contact.phone.isIt.NO"),
      },
      yes: text("contact.phone.yes", { number: "{number}" }),
      phone: text("contact.phone.phone"),
      phoneHint: text("contact.phone.phoneHint"),
    },
  }
}
