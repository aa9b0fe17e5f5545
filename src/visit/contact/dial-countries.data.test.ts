/** @jest-environment node */

import { iso31661 } from "iso-3166"
import examples from "libphonenumber-js/examples.mobile.json"
import parsePhoneNumber, {
  type CountryCode,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
} from "libphonenumber-js/max"
import { columnsOf, countriesIn, countryNamed, countryOfDigits, labelOf } from "../../domain/contact/countries.ts"
import { phoneReader } from "../../domain/contact/phone.ts"
import type { Language } from "../../spec/languages.ts"
import fc from "../../testing/properties.ts"
import { dialCountries } from "./dial-countries.data.ts"

const languages: readonly Language[] = ["sv", "fi", "en", "nb"]
const countries = dialCountries("en")
const countryOf = (iso2: string) => countries.find((country) => country.iso2 === iso2)
const sharing = Map.groupBy(countries, ({ dialCode }) => dialCode)

describe.each(languages)("the countries in %s", (language) => {
  const listed = dialCountries(language)

  test("are those of ISO 3166-1, Kosovo and Ascension, each once", () => {
    const assigned = iso31661.filter(({ state }) => state === "assigned").map(({ alpha2 }) => alpha2)
    expect(assigned).toHaveLength(249)
    expect(listed.map(({ iso2 }) => iso2).toSorted()).toEqual([...assigned, "AC", "XK"].toSorted())
  })

  test("have unique names, in the order of the language", () => {
    const names = listed.map(({ name }) => name)
    expect(new Set(names.map((name) => name.toLocaleLowerCase(language))).size).toBe(251)
    expect(names.filter((name) => /^[A-Z]{2}$|SAR|&|[()+\d]/.test(name))).toEqual(
      {
        en: ["Cocos (Keeling) Islands", "Myanmar (Burma)"],
        fi: ["Kookossaaret (Keelingsaaret)", "Myanmar (Burma)"],
        sv: ["Myanmar (Burma)"],
        nb: ["Myanmar (Burma)"],
      }[language],
    )
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare))
  })

  test("are published completely, in less than 6 KB", () => {
    const published = JSON.stringify(columnsOf(listed))
    expect(countriesIn(JSON.parse(published))).toEqual(listed)
    expect(published.length).toBeLessThan(6000)
  })

  test("are found by label, name and code, and the first one by the dial code", () => {
    for (const country of listed) {
      for (const text of [labelOf(country), country.name, country.name.toUpperCase(), country.iso2.toLowerCase()])
        expect([text, countryNamed(listed, text)?.iso2]).toEqual([text, country.iso2])
      expect(countryNamed(listed, `+${country.dialCode}`)).toMatchObject({ dialCode: country.dialCode, priority: 0 })
    }
  })
})

test("the languages start and end as their alphabets do", () => {
  const ends = (language: Language) => dialCountries(language).at(-1)?.name
  expect(languages.map(ends)).toEqual(["Östtimor", "Zimbabwe", "Zimbabwe", "Åland"])
})

test("no name means another country in another language", () => {
  const everywhere = languages.flatMap(dialCountries)
  for (const country of everywhere)
    expect([country.name, countryNamed(everywhere, country.name)?.iso2]).toEqual([country.name, country.iso2])
})

test("every country has the dial code that the library of numbers has for it", () => {
  const supported = countries.filter(({ iso2 }) => isSupportedCountry(iso2))
  expect(countries.filter((country) => !supported.includes(country)).map(({ iso2 }) => iso2)).toEqual(
    ["AQ", "BV", "TF", "HM", "PN", "GS", "UM"].toSorted((a, b) =>
      (countryOf(a)?.name ?? "").localeCompare(countryOf(b)?.name ?? "", "en"),
    ),
  )
  for (const { iso2, dialCode } of supported)
    expect([iso2, dialCode]).toEqual([iso2, getCountryCallingCode(iso2 as CountryCode)])
})

test("every dial code has one first country, and the others that share it have an order", () => {
  for (const [, group] of sharing) {
    const priorities = group.map(({ priority }) => priority).toSorted((a, b) => a - b)
    expect(priorities[0]).toBe(0)
    expect(new Set(priorities).size).toBe(group.length)
  }
  expect(
    [...sharing]
      .filter(([, group]) => group.length > 1)
      .map(([code]) => code)
      .toSorted(),
  ).toEqual(["1", "212", "262", "358", "39", "44", "47", "500", "590", "599", "61", "64", "672", "7"].toSorted())
})

test.each([
  ["SE", "46", 0, null],
  ["FI", "358", 0, ["4", "50"]],
  ["AX", "358", 1, ["18", "4", "50"]],
  ["NO", "47", 0, ["4", "9"]],
  ["SJ", "47", 1, ["4", "79", "9"]],
  ["BV", "47", 2, null],
  ["US", "1", 0, null],
  ["DO", "1", 2, ["809", "829", "849"]],
  ["PR", "1", 3, ["787", "939"]],
  ["BS", "1", 8, ["242"]],
  ["BB", "1", 9, ["246"]],
  ["TT", "1", 22, ["868"]],
  ["JM", "1", 4, ["658", "876"]],
  ["UM", "1", 25, null],
  ["RU", "7", 0, ["33"]],
  ["KZ", "7", 1, ["33", "7"]],
  ["IT", "39", 0, ["3"]],
  ["VA", "39", 1, ["06698", "3"]],
  ["AU", "61", 0, ["4"]],
  ["CC", "61", 1, ["4", "89162"]],
  ["CX", "61", 2, ["4", "89164"]],
  ["MA", "212", 0, ["6", "7"]],
  ["EH", "212", 1, ["5288", "5289", "6", "7"]],
  ["RE", "262", 0, null],
  ["YT", "262", 1, ["2689", "269", "639", "7093"]],
  ["TF", "262", 2, null],
  ["GP", "590", 0, null],
  ["BL", "590", 1, null],
  ["MF", "590", 2, null],
  ["CW", "599", 0, null],
  ["BQ", "599", 1, ["3", "4", "7"]],
  ["GB", "44", 0, null],
  ["AQ", "672", 1, ["1"]],
  ["HM", "672", 2, null],
  ["PN", "64", 1, null],
  ["GS", "500", 1, null],
  ["XK", "383", 0, null],
])("%s has dial code %s, priority %d and area codes %j", (iso2, dialCode, priority, areaCodes) => {
  expect(countryOf(iso2)).toMatchObject({ dialCode, priority, areaCodes })
})

test.each([
  ["1", "US"],
  ["1212", "US"],
  ["1808", "US"],
  ["1416", "CA"],
  ["1604", "CA"],
  ["1242", "BS"],
  ["1246", "BB"],
  ["1264", "AI"],
  ["1268", "AG"],
  ["1284", "VG"],
  ["1340", "VI"],
  ["1345", "KY"],
  ["1441", "BM"],
  ["1473", "GD"],
  ["1649", "TC"],
  ["1658", "JM"],
  ["1876", "JM"],
  ["1664", "MS"],
  ["1671", "GU"],
  ["1670", "MP"],
  ["1684", "AS"],
  ["1721", "SX"],
  ["1758", "LC"],
  ["1767", "DM"],
  ["1784", "VC"],
  ["1787", "PR"],
  ["1939", "PR"],
  ["1809", "DO"],
  ["1849", "DO"],
  ["1868", "TT"],
  ["1869", "KN"],
  ["7495", "RU"],
  ["7701", "KZ"],
  ["7", "RU"],
  ["4420", "GB"],
  ["447911123456", "GG"],
  ["447400", "GB"],
  ["441481", "GG"],
  ["441534", "JE"],
  ["447797", "JE"],
  ["441624", "IM"],
  ["447624", "IM"],
  ["4401624", "IM"],
  ["4722", "NO"],
  ["4779", "SJ"],
  ["4799", "NO"],
  ["35840", "FI"],
  ["3589", "FI"],
  ["35818", "AX"],
  ["35850", "FI"],
  ["3906", "IT"],
  ["3906698", "VA"],
  ["612", "AU"],
  ["614", "AU"],
  ["6189162", "CC"],
  ["6189164", "CX"],
  ["21252", "MA"],
  ["2125288", "EH"],
  ["262262", "RE"],
  ["262269", "YT"],
  ["590590", "GP"],
  ["5999", "CW"],
  ["5997", "BQ"],
  ["672322", "NF"],
  ["672106", "AQ"],
  ["46", "SE"],
])("+%s is a number of %s", (digits, iso2) => {
  expect(countryOfDigits(countries, digits)?.iso2).toBe(iso2)
})

test.each(["", "4", "35", "0", "999"])("+%s is a number of no country yet", (digits) => {
  expect(countryOfDigits(countries, digits)).toBeUndefined()
})

const read = phoneReader(countries)

/** Valid numbers: the library's example for a country, with other last digits if the result is valid there too. */
const numbers = fc
  .tuple(fc.constantFrom(...countries.filter(({ iso2 }) => isSupportedCountry(iso2))), fc.nat(9999))
  .map(([country, end]) => {
    const code = country.iso2 as CountryCode
    const example = getExampleNumber(code, examples)
    if (!example) throw new Error(`no number of ${code}`)
    const other = parsePhoneNumber(example.number.slice(0, -4) + String(end).padStart(4, "0"))
    return { country, number: other?.isValid() && other.country === code ? other : example }
  })

const spaces = fc.constantFrom(" ", "-", ".", "\u00a0", "\u2009", "/")

test("a valid number of any country is the same number with its dial code and in national form", () => {
  void fc.assert(
    fc.property(numbers, spaces, ({ country, number }, space) => {
      const international = number.formatInternational().replaceAll(" ", space)
      const written = [
        ["Sweden", international],
        ["", international],
        ["", `00${international.slice(1)}`],
        ["", number.number],
        [country.iso2, number.formatNational().replaceAll(" ", space)],
        [labelOf(country), number.nationalNumber],
      ] as const
      for (const [chosen, text] of written)
        expect([chosen, text, read(chosen, text)]).toMatchObject([chosen, text, { e164: number.number }])
    }),
    { numRuns: 2000 },
  )
}, 120_000)
