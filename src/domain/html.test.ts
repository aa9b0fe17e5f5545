import { JSDOM } from "jsdom"
import fc from "../testing/properties.ts"
import { escapeHtml } from "./html.ts"

test("text is neither a tag, nor an entity, nor the end of an attribute", () => {
  expect(escapeHtml('A & "B" <b onclick="x()">&lt;')).toBe(
    "A &amp; &quot;B&quot; &lt;b onclick=&quot;x()&quot;&gt;&amp;lt;",
  )
})

test("any text can stand in an element and in an attribute of XML", () => {
  const { DOMParser } = new JSDOM("").window
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const xml = `<a b="${escapeHtml(text)}">${escapeHtml(text)}</a>`
      expect(new DOMParser().parseFromString(xml, "application/xml").documentElement.localName).toBe("a")
    }),
  )
})

test("characters that no XML has are left out, and half an emoji becomes a mark", () => {
  expect(escapeHtml("a\u0000\u0008b\u000B\u007F\u0085c\uFFFE \uD83D\t\n")).toBe("abc \uFFFD\t\n")
})
