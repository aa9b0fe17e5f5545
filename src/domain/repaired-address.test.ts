/** @jest-environment node */
import fc from "../testing/properties.ts"
import { repairedAddress } from "./repaired-address.ts"

test.each([
  ["/Bostader/", "/bostader/"],
  ["/BOSTADER", "/bostader"],
  ["/fi/etu-to\u0308o\u0308lo\u0308/", "/fi/etu-töölö/"],
  ["/bo\u00ADstader/\u200B", "/bostader/"],
  ["/bostader/\u00A0", "/bostader/"],
  ["/bostader.", "/bostader"],
  ["/bostader/.", "/bostader/"],
  ["/bostader./", "/bostader/"],
  ['/bostader/">', "/bostader/"],
  ["/bostader/),", "/bostader/"],
  ["/fi/asunnot/).", "/fi/asunnot/"],
  ["/NB/),", "/nb/"],
  ["/bostader/&gt;", "/bostader/"],
  ["/bostader;jsessionid=1A2B", "/bostader"],
  ["/bostader/&utm_source=mail", "/bostader/"],
  ["/bostader\\", "/bostader"],
  ["/bostader//", "/bostader/"],
  ["/bostader/#karta", "/bostader/"],
  ["/index.html", "/"],
  ["/bostader/index.html", "/bostader/"],
  ["/bostader/INDEX.HTM", "/bostader/"],
  ["/en/apartments/Index.htm", "/en/apartments/"],
  ["/bostader/index.html).", "/bostader/"],
  ["/bostader-index.html", "/bostader-index.html"],
  ["/objekt/kvistgatan-12/", "/objekt/kvistgatan-12/"],
  ["/.", "/."],
  ["/\n/", "/\n/"],
])("%j means %s", (given, path) => {
  expect(repairedAddress(given)).toEqual({ path, search: "" })
})

test("an encoded question mark begins the query", () => {
  expect(repairedAddress("/bostader/?q=två rum")).toEqual({ path: "/bostader/", search: "?q=tv%C3%A5%20rum" })
})

test("a repaired address stays the same", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const { path } = repairedAddress(`/${text}`)
      expect(repairedAddress(path).path).toBe(path)
    }),
  )
})
