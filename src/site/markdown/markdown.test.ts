/** @jest-environment node */
import { htmlOf, internalLinks, partsOf, readingMinutes } from "./markdown.ts"

const origin = "https://www.kvistbo.example"

describe("the HTML of a text", () => {
  test("contains no HTML of an editor", () => {
    expect(htmlOf('A <b onclick="x()">home</b>\n\n<script>alert(1)</script>', origin)).toBe(
      "<p>A &lt;b onclick=&quot;x()&quot;&gt;home&lt;/b&gt;</p>\n<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n",
    )
  })

  test("contains no link that runs a script", () => {
    expect(htmlOf("[x](javascript:alert(1))", origin)).toBe("<p>[x](javascript:alert(1))</p>\n")
  })

  test.each([
    ["https://www.kvistbo.example/bostader/?x=1#karta", "/bostader/?x=1#karta"],
    ["https://www.kvistbo.example", "/"],
    ["/bostader/", "/bostader/"],
    ["#karta", "#karta"],
    ["https://www.kvistbo.example.evil.example/", "https://www.kvistbo.example.evil.example/"],
    ["http://www.kvistbo.example/bostader/", "http://www.kvistbo.example/bostader/"],
    ["https://www.kvistbo.example@evil.example/", "https://www.kvistbo.example@evil.example/"],
    ["https://stat.fi/tilasto/ashi", "https://stat.fi/tilasto/ashi"],
    ["mailto:hej@kvistbo.example", "mailto:hej@kvistbo.example"],
  ])("links %s to %s", (address, href) => {
    expect(htmlOf(`See **[this](${address})**.`, origin)).toBe(
      `<p>See <strong><a href="${href}">this</a></strong>.</p>\n`,
    )
  })

  test("has local links by reference and in tables too", () => {
    expect(htmlOf("[a][1]\n\n[1]: https://www.kvistbo.example/blogg/", origin)).toBe('<p><a href="/blogg/">a</a></p>\n')
    expect(htmlOf("|a|\n|-|\n|[b](https://www.kvistbo.example/blogg/)|", origin)).toContain(
      '<td><a href="/blogg/">b</a></td>',
    )
  })

  test("wraps a table, which scrolls by keyboard and has the name of its columns", () => {
    expect(htmlOf("| a | b |\n|---|--:|\n| 1 | 2 |", origin)).toBe(
      [
        '<div class="scroll" tabindex="0" role="region" aria-label="a, b"><table>',
        "<thead>",
        "<tr>",
        "<th>a</th>",
        '<th style="text-align:right">b</th>',
        "</tr>",
        "</thead>",
        "<tbody>",
        "<tr>",
        "<td>1</td>",
        '<td style="text-align:right">2</td>',
        "</tr>",
        "</tbody>",
        "</table></div>",
        "",
      ].join("\n"),
    )
  })
})

describe("the internal links of a text", () => {
  test("are paths without query and fragment, in order", () => {
    const body = [
      "# [One](/bostader/)",
      "- [Two](https://www.kvistbo.example/blogg/?x=1#y)",
      "| a |\n|---|\n| [Three](/en/?a=b) |",
      "[Four][4]",
      "[4]: /om-kvistbo/#vem",
    ].join("\n\n")
    expect(internalLinks(body, origin)).toEqual(["/bostader/", "/blogg/", "/en/", "/om-kvistbo/"])
  })

  test("leave out other hosts, other schemes, the page itself and code", () => {
    const body = [
      "[a](https://stat.fi/x/)",
      "[b](https://www.kvistbo.example.evil.example/x/)",
      "[c](mailto:hej@kvistbo.example)",
      "[d](#karta)",
      "`[e](/x/)`",
    ].join("\n\n")
    expect(internalLinks(body, origin)).toEqual([])
  })

  test("leave out a host without a scheme", () => {
    expect(internalLinks("[a](//stat.fi/x/)", origin)).toEqual([])
  })
})

test.each([
  [1, "en", 1],
  [341, "en", 1],
  [342, "en", 2],
  [342, "sv", 2],
  [298, "sv", 1],
  [342, "fi", 2],
  [403, "fi", 3],
  [402, "fi", 2],
] as const)("%d words take a reader of %s %d minutes", (words, language, minutes) => {
  expect(readingMinutes(Array.from({ length: words }, () => "ord").join(" "), language)).toBe(minutes)
})

test("only readable words count: no marks, no addresses", () => {
  const text = Array.from({ length: 170 }, () => "- **[ord](https://www.kvistbo.example/a/long/address/)** – ord").join(
    "\n",
  )
  expect(readingMinutes(text, "en")).toBe(1)
  expect(readingMinutes(`${text}\n- ord ord`, "en")).toBe(2)
})

describe("the parts of a text", () => {
  test("are its headings of the second level, each with the id of the HTML", () => {
    const body = "## Lån & **mark**\n\na\n\n### Inte den här\n\n## 2. Lägenhet\n\nb"
    expect(partsOf(body)).toEqual([
      { id: "lan-mark", name: "Lån & mark" },
      { id: "2-lagenhet", name: "2. Lägenhet" },
    ])
    expect(htmlOf(body, origin)).toContain('<h2 id="lan-mark">')
    expect(htmlOf(body, origin)).toContain("<h3>")
  })

  test("have unique ids if their names are equal", () => {
    expect(partsOf("## Frågor 2\n\n## Frågor\n\n## Frågor").map(({ id }) => id)).toEqual([
      "fragor-2",
      "fragor",
      "fragor-3",
    ])
  })
})
