/** @jest-environment node */
import type { DialCountry } from "./countries.ts"
import { internationalDigits, internationalFormat, phoneReader } from "./phone.ts"

const countries: readonly DialCountry[] = [
  { name: "Sverige", iso2: "SE", dialCode: "46", priority: 0, areaCodes: null },
  { name: "Finland", iso2: "FI", dialCode: "358", priority: 0, areaCodes: ["4", "50"] },
  { name: "Åland", iso2: "AX", dialCode: "358", priority: 1, areaCodes: ["18", "4", "50"] },
  { name: "Italien", iso2: "IT", dialCode: "39", priority: 0, areaCodes: ["3"] },
  { name: "Vatikanstaten", iso2: "VA", dialCode: "39", priority: 1, areaCodes: ["06698", "3"] },
  { name: "Norge", iso2: "NO", dialCode: "47", priority: 0, areaCodes: ["4", "9"] },
  { name: "Bouvetön", iso2: "BV", dialCode: "47", priority: 2, areaCodes: null },
  { name: "USA", iso2: "US", dialCode: "1", priority: 0, areaCodes: null },
  { name: "Storbritannien", iso2: "GB", dialCode: "44", priority: 0, areaCodes: null },
  { name: "Ruotsi", iso2: "SE", dialCode: "46", priority: 0, areaCodes: null },
]
const readPhone = phoneReader(countries)

test.each([
  ["Sverige (+46)", "070-174 06 05", "+46701740605", "SE"],
  ["Sverige (+46)", "70 174 06 05", "+46701740605", "SE"],
  ["Sverige (+46)", "46701740605", "+46701740605", "SE"],
  ["Ruotsi (+46)", "(070) 174.06.05", "+46701740605", "SE"],
  ["se", "070\u00a0174\u200906\u202f05", "+46701740605", "SE"],
  ["46", "070–174‑06−05", "+46701740605", "SE"],
  ["Sverige (+46)", "٠٧٠ ١٧٤ ٠٦ ٠٥", "+46701740605", "SE"],
  ["Sverige (+46)", "۰۷۰۱۷۴۰۶۰۵", "+46701740605", "SE"],
  ["Sverige (+46)", "०७० १७४ ०६ ०५", "+46701740605", "SE"],
  ["Sverige (+46)", "０７０１７４０６０５", "+46701740605", "SE"],
  ["Sverige (+46)", "+358 40 123 4567", "+358401234567", "FI"],
  ["Sverige (+46)", "00358 40 123 4567", "+358401234567", "FI"],
  ["Sverige (+46)", "00 358 40 123 4567", "+358401234567", "FI"],
  ["Sverige (+46)", "+358 (0)40 123 4567", "+358401234567", "FI"],
  ["Sverige (+46)", "(+358) 040 123 4567", "+358401234567", "FI"],
  ["Sverige (+46)", "\u202a+358 40 123 4567\u202c", "+358401234567", "FI"],
  ["Sverige (+46)", "tel:+358-40-123-4567", "+358401234567", "FI"],
  ["no country at all", "+46 (0)70 174 06 05", "+46701740605", "SE"],
  ["Finland (+358)", "040 123 4567", "+358401234567", "FI"],
  ["Finland (+358)", "40 123 4567", "+358401234567", "FI"],
  ["Finland (+358)", "(09) 123 456", "+3589123456", "FI"],
  ["Åland (+358)", "018 12345", "+3581812345", "AX"],
  ["Åland (+358)", "040 123 4567", "+358401234567", "AX"],
  ["Sverige (+46)", "+358 18 12345", "+3581812345", "AX"],
  ["Italien (+39)", "06 698 12345", "+390669812345", "IT"],
  ["Sverige (+46)", "+39 06 698 12345", "+390669812345", "VA"],
  ["Sverige (+46)", "+39 (0)6 698 12345", "+390669812345", "VA"],
  ["Bouvetön (+47)", "22 12 34 56", "+4722123456", "BV"],
  ["USA (+1)", "(212) 736-5000", "+12127365000", "US"],
  ["USA (+1)", "011 46 70 174 06 05", "+46701740605", "SE"],
])("with %s chosen, %j is %s, of %s", (country, text, e164, iso2) => {
  expect(readPhone(country, text)).toEqual({ e164, iso2 })
})

test.each([
  ["letters", "070-KVISTBO"],
  ["an extension", "08-123 456 78 ankn. 12"],
  ["an extension after a sign", "08-123 456 78 #12"],
  ["two numbers", "070-174 06 05 / 08-123 456 78"],
  ["too short a number", "070-1"],
  ["too long a number", "070-174 06 05 06 07 08"],
  ["a dial code alone", "+46"],
  ["a plus alone", "+"],
  ["two zeros alone", "00"],
  ["a dial code of no country", "+999 123 456"],
  ["two pluses", "++46 70 174 06 05"],
  ["a plus within", "070+1740605"],
  ["signs alone", "--"],
])("%s is no number", (_, text) => {
  expect(readPhone("Sverige (+46)", text)).toBe("number")
})

test.each(["", "Sverrige", "<script>", "+999"])(
  "with %j chosen, a number in national form has no country",
  (country) => {
    expect(readPhone(country, "070-174 06 05")).toBe("country")
  },
)

test.each(["", "  ", "\u00a0\u200e"])("%j is empty", (text) => {
  expect(readPhone("", text)).toBeNull()
})

test.each([
  ["+358 40", "35840"],
  ["00 358-40", "35840"],
  ["(+46) (0)70", "46070"],
  ["+", ""],
  ["040 123", null],
  ["0", null],
  ["", null],
])("%j begins with the digits %j", (text, digits) => {
  expect(internationalDigits(text)).toBe(digits)
})

test("every country formats its numbers its own way", () => {
  expect(["+46701740605", "+358401234567", "+4722123456", "+1"].map(internationalFormat)).toEqual([
    "+46 70 174 06 05",
    "+358 40 1234567",
    "+47 22 12 34 56",
    "+1",
  ])
})
