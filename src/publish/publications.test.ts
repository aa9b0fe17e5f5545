/** @jest-environment node */
import { markets } from "../spec/markets.ts"
import { securityTxt } from "./publications.ts"

test.each(["2026-11-01T00:00:00Z", "2026-11-30T23:59:59Z"])("a build on %s names a contact for half a year", (now) => {
  expect(securityTxt(markets.fi, new Date(now))).toBe(
    [
      "Contact: mailto:hei@kvistbo-fi.example",
      "Expires: 2027-05-20T00:00:00Z",
      "Preferred-Languages: fi, sv, en",
      "Canonical: https://www.kvistbo-fi.example/.well-known/security.txt",
      "",
    ].join("\n"),
  )
})
