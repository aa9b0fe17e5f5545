import fc from "../../testing/properties.ts"
import { repairedPage } from "./repaired-page.ts"

const repairedAt = (address: string) => repairedPage(new URL(address, "https://www.kvistbo.example"))

test.each([
  ["/EN/Apartments/", "/en/apartments/"],
  ["/EN/Apartments/?rooms=2#map", "/en/apartments/?rooms=2#map"],
  ["/fi/etu-to%CC%88o%CC%88lo%CC%88/", "/fi/etu-t%C3%B6%C3%B6l%C3%B6/"],
  ["/EN/100%25/", "/en/100%25/"],
  ["/%2FWWW.Example.COM/", "/www.example.com/"],
])("a missing page at %s means %s", (address, page) => {
  expect(repairedAt(address)).toBe(page)
})

test.each(["/finns-inte/", "/some%2Fpath", "/100%25", "/%E0%A4", "/:path/*"])(
  "a missing page at %s means no other",
  (address) => {
    expect(repairedAt(address)).toBeUndefined()
  },
)

test("a repaired address is on the same site, and is not repaired again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const page = repairedAt(`/${encodeURIComponent(text)}`)
      if (page === undefined) return
      expect(new URL(page, "https://www.kvistbo.example").origin).toBe("https://www.kvistbo.example")
      expect(repairedAt(page)).toBeUndefined()
    }),
  )
})
