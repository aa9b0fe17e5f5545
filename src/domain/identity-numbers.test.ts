/** @jest-environment node */
import { withoutIdentityNumbers } from "./identity-numbers.ts"

test.each([
  ["850709-9805", "[id]"],
  ["8507099805", "[id]"],
  ["19850709-9805", "[id]"],
  ["198507099805", "[id]"],
  ["850709+9805", "[id]"],
  ["210709+9802", "[id]"],
  ["850709–9805", "[id]"],
  ["850709 9805", "[id]"],
  // A coordination number, and a number with a wrong check digit.
  ["701063-2391", "[id]"],
  ["850709-9806", "[id]"],
  ["131052-308T", "[id]"],
  ["131052-308t", "[id]"],
  ["010594Y9021", "[id]"],
  ["020594X903P", "[id]"],
  ["030694W9024", "[id]"],
  ["010516B903X", "[id]"],
  ["290200A239N", "[id]"],
  ["010100+123D", "[id]"],
  // A fødselsnummer, a D number and a test number.
  ["01129955131", "[id]"],
  ["011299 55131", "[id]"],
  ["41129955131", "[id]"],
  ["01929955131", "[id]"],
  ["SE4550000000058398257466", "[iban]"],
  ["SE45 5000 0000 0583 9825 7466", "[iban]"],
  ["se45 5000 0000 0583 9825 7466", "[iban]"],
  ["SE45 5000 0000 0583 9825 7467", "[iban]"],
  ["FI21 1234 5600 0007 85", "[iban]"],
  ["NO93 8601 1117 947", "[iban]"],
  ["DK50 0040 0440 1162 43", "[iban]"],
  ["GB82 WEST 1234 5698 7654 32", "[iban]"],
  ["DE89370400440532013000", "[iban]"],
])("the number %p is removed", (number, label) => {
  expect(withoutIdentityNumbers(number)).toBe(label)
  expect(withoutIdentityNumbers(`Mitt nummer: ${number}, tack.`)).toBe(`Mitt nummer: ${label}, tack.`)
  expect(withoutIdentityNumbers(`{"n":"${number}"}`)).toBe(`{"n":"${label}"}`)
  expect(withoutIdentityNumbers(`n=${encodeURIComponent(number)}&x=1`)).toBe(`n=${label}&x=1`)
})

test.each([
  "1795413000",
  "1701052400",
  "1795413000123",
  "202611201430",
  "2026-11-20",
  "851309-9805x",
  "131352-308T",
  "01999955131",
  "12345678901",
  "GB82 WEST 1234 5698 7654 33",
  "SE45 5000 0000",
  "app-8507099805.js",
  "3f1c8507099805aa",
  "0701234567abcdef0701234567abcdef",
  "component---src-visit-front-front-tsx-8507099805.js",
  "4 950 000 kr",
])("no number is found in %p", (text) => {
  expect(withoutIdentityNumbers(text)).toBe(text)
})
