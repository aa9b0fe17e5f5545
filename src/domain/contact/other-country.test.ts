/** @jest-environment node */
import { otherCountryOf } from "./other-country.ts"
import { phoneReader } from "./phone.ts"

const readPhone = phoneReader([
  { name: "Sverige", iso2: "SE", dialCode: "46", priority: 0, areaCodes: null },
  { name: "Finland", iso2: "FI", dialCode: "358", priority: 0, areaCodes: null },
  { name: "Norge", iso2: "NO", dialCode: "47", priority: 0, areaCodes: null },
])

test.each([
  ["SE", "040 123 4567", "FI"],
  ["SE", "(040) 123-4567", "FI"],
  ["SE", "046-123456", "FI"],
  ["SE", "070-174 06 05", undefined],
  ["SE", "047-123456", undefined],
  ["SE", "08-123 456 78", undefined],
  ["SE", "+46 40 123 45 67", undefined],
  ["SE", "0046 40 123 45 67", undefined],
  ["SE", "040 12", undefined],
  ["FI", "040 123 4567", undefined],
  ["NO", "040 123 4567", undefined],
])("a number of %s, %s, may be of %s", (country, text, other) => {
  expect(otherCountryOf(readPhone, country, text)).toBe(other)
})
