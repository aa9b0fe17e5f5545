import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inSentRequest = inModule(() => import("../../../src/browser/contact/sent-request.ts"))
const inCountries = inModule(() => import("../../../src/domain/contact/countries.ts"))
const inOtherCountry = inModule(() => import("../../../src/domain/contact/other-country.ts"))
const inPhone = inModule(() => import("../../../src/domain/contact/phone.ts"))
const inPhoneNumbers = inModule(() => import("../../../src/domain/contact/phone-numbers.ts"))
const inDialCountries = inModule(() => import("../../../src/visit/contact/dial-countries.data.ts"))

export const contact: readonly Mutant[] = [
  inPhoneNumbers(
    "LEAD-6",
    "A number as it is written at home is left as it was written",
    (numbers) => numbers.phoneNumbersOf,
    (phoneNumbersOf) => (columns) => {
      const numbers = phoneNumbersOf(columns)
      return {
        ...numbers,
        read: (country, phone) => (/^0[1-9]/.test(phone) ? "number" : numbers.read(country, phone)),
      }
    },
    { scenarios: "A number written before" },
  ),
  inCountries(
    "LEAD-6",
    "The area codes of countries that share a dialling code have no effect",
    (countries) => countries.countryOfDigits,
    (countryOfDigits) => (countries, digits) =>
      countryOfDigits(
        countries.map((country) => ({ ...country, areaCodes: null })),
        digits,
      ),
    { scenarios: "the choice is announced" },
  ),
  inDialCountries(
    "LEAD-7",
    "Every site assumes Swedish phone numbers",
    (countries) => countries.dialCountry,
    (dialCountry) => (language) => dialCountry(language, "SE"),
    { site: "fi", scenarios: "is a number of" },
  ),
  inPhone(
    "LEAD-7",
    "A number written as at home is Swedish, whatever country is chosen",
    (phone) => phone.phoneReader,
    (phoneReader) => (countries) => {
      const read = phoneReader(countries)
      return (_country, phone) => read("SE", phone)
    },
    { scenarios: "already written" },
  ),
  inDialCountries(
    "LEAD-8",
    "A country is missing",
    (countries) => countries.dialCountries,
    (dialCountries) => (language) => dialCountries(language).filter(({ iso2 }) => iso2 !== "ZW"),
    { scenarios: "countries are listed" },
  ),
  inCountries(
    "LEAD-8",
    "No country is found by its dialling code",
    (countries) => countries.countriesFor,
    (countriesFor) => (countries, text) => countriesFor(countries, text).filter(() => !/\d/.test(text)),
    { scenarios: "with or without accents" },
  ),
  inOtherCountry(
    "LEAD-9",
    "There is no question about a number that fits two countries",
    (other) => other.otherCountryOf,
    () => () => undefined,
    { scenarios: "is asked in" },
  ),
  inPhone(
    "LEAD-9",
    "A number that may be Finnish is read as Finnish",
    (phone) => phone.phoneReader,
    (phoneReader) => (countries) => {
      const read = phoneReader(countries)
      return (country, phone) => read(/^04/.test(phone) ? "FI" : country, phone)
    },
    { scenarios: "is asked in" },
  ),
  inOtherCountry(
    "LEAD-10",
    "Swedish mobiles are not recognised in Finland",
    (other) => other.otherCountryOf,
    (otherCountryOf) => (read, country, text) => (country === "FI" ? undefined : otherCountryOf(read, country, text)),
    { site: "fi", scenarios: "a mobile in Sweden" },
  ),
  inPhone(
    "LEAD-10",
    "A number that looks Swedish is read as Swedish",
    (phone) => phone.phoneReader,
    (phoneReader) => (countries) => {
      const read = phoneReader(countries)
      return (country, phone) => read(/^07/.test(phone) ? "SE" : country, phone)
    },
    { site: "fi", scenarios: "is asked in" },
  ),
  inOtherCountry(
    "LEAD-11",
    "Norwegian numbers are not recognised",
    (other) => other.otherCountryOf,
    (otherCountryOf) =>
      (...all) => {
        const other = otherCountryOf(...all)
        return other?.iso2 === "NO" ? undefined : other
      },
    { site: "fi", scenarios: "is asked on" },
  ),
  inModule(() => import("../../../src/visit/contact/phone-field.data.ts"))(
    "LEAD-11",
    "The question about a Norwegian number asks if it is Finnish",
    (field) => field.phoneField,
    (phoneField) => (edition) => {
      const field = phoneField(edition)
      const { isIt } = field.words
      return { ...field, words: { ...field.words, isIt: { ...isIt, NO: isIt.FI } } }
    },
    { scenarios: "is asked on" },
  ),
  inPhoneNumbers(
    "LEAD-12",
    "The thanks do not name the country of the number",
    (numbers) => numbers.phoneNumbersOf,
    (phoneNumbersOf) => (columns) => {
      const numbers = phoneNumbersOf(columns)
      return { ...numbers, storedNumber: (...all) => numbers.storedNumber(...all).replace(/ \(.*/, "") }
    },
    { scenarios: "repeat the home" },
  ),
  inSentRequest(
    "LEAD-12",
    "The thanks do not say what the request was about",
    (sent) => sent.storeSentRequest,
    (storeSentRequest) => (request) => storeSentRequest({ ...request, about: "" }),
    { scenarios: "for a valuation" },
  ),
  inSentRequest(
    "LEAD-13",
    "The link of the thanks opens an empty form",
    (sent) => sent.cameFromForm,
    () => () => false,
    { scenarios: "corrects a number" },
  ),
  inSentRequest(
    "LEAD-13",
    "The link of the thanks leads to the home page",
    (sent) => sent.takeSentRequest,
    (takeSentRequest) => (language) => {
      const request = takeSentRequest(language)
      return request && { ...request, page: "/" }
    },
    { scenarios: "corrects a number" },
  ),
  inModule(() => import("../../../src/visit/contact/thanks.data.ts"))(
    "LEAD-14",
    "The thanks do not say that a corrected request replaces the first",
    (thanks) => thanks.thanksOf,
    (thanksOf) =>
      (...all) => {
        const thanks = thanksOf(...all)
        return { ...thanks, sent: { ...thanks.sent, wrong: "" } }
      },
    { scenarios: "thanks say" },
  ),
  inModule(() => import("../../../src/server/delivery/messages.ts"))(
    "LEAD-14",
    "The agent does not read that a request is a correction",
    (messages) => messages.agentMessage,
    (agentMessage) =>
      (request, ...others) =>
        agentMessage({ ...request, corrects: null }, ...others),
    { scenarios: "agent reads" },
  ),
]
