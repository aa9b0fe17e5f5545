/** @jest-environment node */
import { countriesFor, countryNamed, type DialCountry } from "./countries.ts"

const country = (iso2: string, name: string, dialCode: string, priority = 0): DialCountry => ({
  name,
  iso2,
  dialCode,
  priority,
  areaCodes: null,
})
const countries = [
  country("FI", "Finland", "358"),
  country("NF", "Norfolkön", "672"),
  country("NO", "Norge", "47"),
  country("LC", "S:t Lucia", "1", 19),
  country("SN", "Senegal", "221"),
  country("GB", "Storbritannien", "44"),
  country("SJ", "Svalbard och Jan Mayen", "47", 1),
  country("SE", "Sverige", "46"),
  country("US", "USA", "1"),
  country("AX", "Åland", "358", 1),
]

test.each([
  ["sv", "Svalbard och Jan Mayen, Sverige"],
  ["SVE", "Sverige"],
  ["se", "Senegal, Sverige"],
  ["aland", "Åland"],
  ["Å", "Åland"],
  ["lc", "S:t Lucia"],
  ["jan", "Svalbard och Jan Mayen"],
  ["erige", ""],
  ["no", "Norfolkön, Norge"],
  ["+47", "Norge, Svalbard och Jan Mayen"],
  ["0047", "Norge, Svalbard och Jan Mayen"],
  ["4", "Storbritannien, Sverige, Norge, Svalbard och Jan Mayen"],
  ["1", "USA, S:t Lucia"],
  ["999", ""],
  ["saint l", "S:t Lucia"],
  ["sankt lucia", "S:t Lucia"],
  ["st lucia", "S:t Lucia"],
  ["uk", "Storbritannien"],
  ["England", "Storbritannien"],
  ["Sverige (+46)", "Sverige"],
])("%j may mean %s", (text, names) => {
  expect(
    countriesFor(countries, text)
      .map(({ name }) => name)
      .join(", "),
  ).toBe(names)
})

test.each(["", " ", "+", "00"])("%j may mean every country", (text) => {
  expect(countriesFor(countries, text)).toHaveLength(countries.length)
})

test.each([
  ["Sverige (+46)", "SE"],
  [" sverige ", "SE"],
  ["Sverige +46", "SE"],
  ["SE", "SE"],
  ["46", "SE"],
  ["+46", "SE"],
  ["0046", "SE"],
  ["(+46)", "SE"],
  ["Norge (+47)", "NO"],
  ["Svalbard och Jan Mayen (+47)", "SJ"],
  ["+47", "NO"],
  ["1", "US"],
  ["Aland", "AX"],
  ["usa", "US"],
  ["Sverrige (+46)", "SE"],
])("%j is %s", (text, iso2) => {
  expect(countryNamed(countries, text)?.iso2).toBe(iso2)
})

test.each(["", "Sv", "Sverrige", "+999", "😀", "constructor"])("%j is no country", (text) => {
  expect(countryNamed(countries, text)).toBeUndefined()
})
