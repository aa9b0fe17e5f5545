/** @jest-environment node */
import { otherCountryOf } from "./other-country.ts"
import { phoneReader } from "./phone.ts"

const readPhone = phoneReader([
  { name: "Sverige", iso2: "SE", dialCode: "46", priority: 0, areaCodes: null },
  { name: "Finland", iso2: "FI", dialCode: "358", priority: 0, areaCodes: null },
  { name: "Norge", iso2: "NO", dialCode: "47", priority: 0, areaCodes: null },
])

test.each([
  ["SE", "040 123 4567", "+358401234567"],
  ["SE", "(040) 123-4567", "+358401234567"],
  ["SE", "046-123456", "+35846123456"],
  ["SE", "070-174 06 05", undefined],
  ["SE", "047-123456", undefined],
  ["SE", "08-123 456 78", undefined],
  ["SE", "+46 40 123 45 67", undefined],
  ["SE", "0046 40 123 45 67", undefined],
  ["SE", "040 12", undefined],
  ["SE", "40 12 34 56", "+4740123456"],
  ["SE", "22123456", "+4722123456"],
  ["SE", "91234567", "+4791234567"],
  ["SE", "8 123 456 78", undefined],
  ["SE", "11 12 34 56", undefined],
  ["FI", "040 123 4567", undefined],
  ["FI", "070-174 06 05", "+46701740605"],
  ["FI", "073-174 06 05", "+46731740605"],
  ["FI", "0761740605", "+46761740605"],
  ["FI", "0791740605", "+46791740605"],
  ["FI", "070-174 06", undefined],
  ["FI", "075-174 06 05", undefined],
  ["FI", "91 23 45 67", "+4791234567"],
  ["FI", "045 123 456", undefined],
  ["NO", "040 123 4567", undefined],
  ["NO", "40 12 34 56", undefined],
])("a number of %s, %s, may be %s", (country, text, other) => {
  expect(otherCountryOf(readPhone, country, text)?.e164).toBe(other)
})
