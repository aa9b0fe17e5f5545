import { escapeHtml } from "./html.ts"

test("text is neither a tag, nor an entity, nor the end of an attribute", () => {
  expect(escapeHtml('A & "B" <b onclick="x()">&lt;')).toBe(
    "A &amp; &quot;B&quot; &lt;b onclick=&quot;x()&quot;&gt;&amp;lt;",
  )
})
