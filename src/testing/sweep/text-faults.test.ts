import { parse } from "node-html-parser"
import { textFaultsOf } from "./text-faults.ts"

const faultsOf = (html: string) => textFaultsOf(parse(html))

test.each([
  ["two elements in a line", "<p><span>Ny</span><span>Såld</span></p>", ["Ny", "Såld"]],
  ["a number and its unit's source", "<dd>108 438 kr/m²<small>Svensk</small></dd>", ["108 438 kr/m²", "Svensk"]],
  ["two links", '<address><a href="tel:1">05</a><a href="mailto:a">hej</a></address>', ["05", "hej"]],
  ["a sentence and what an inner element says", "<p>Klart.<b><i>Nu</i></b></p>", ["Klart.", "Nu"]],
  ["labels of a chart", "<svg><text>40 000</text><text>50 000</text></svg>", ["40 000", "50 000"]],
])("%s run together", (_, html, [first = "", second = ""]) => {
  expect(faultsOf(html)).toEqual([
    `"${first}" and "${second}" run together: write a space or a block element between them`,
  ])
})

test.each([
  ["a space", "<p><span>Ny</span> <span>Såld</span></p>"],
  ["a space inside", "<p><span>Ny </span><span>Såld</span></p>"],
  ["two blocks", "<dl><dt>Pris</dt><dd>100 kr</dd></dl>"],
  ["a line break", "<p>Storgatan 1<br>Solna</p>"],
  ["a picture", '<p>Hem<img alt="" src="a.jpg">Hus</p>'],
  ["a mark that needs no space", "<p><span>Ny</span>, <span>Såld</span>: <b>ja</b>.</p>"],
  ["a comment within a text", "<p>3<!-- --> rum</p>"],
  ["a script", "<p>Hem</p><script>x<y</script><p>Hus</p>"],
])("%s separates words", (_, html) => {
  expect(faultsOf(html)).toEqual([])
})

test.each([
  ["p", "<p hidden>Kunde inte laddas</p>"],
  ["template", "<template>Kunde inte laddas</template>"],
  ["dialog", "<dialog>Kunde inte laddas</dialog>"],
])("a text that only a hidden %s holds is a fault", (tag, html) => {
  expect(faultsOf(html)).toEqual([
    `"Kunde inte laddas" is hidden in a <${tag}>, which text browsers show: let the script write it`,
  ])
})

test.each([
  ["the parts of every page", "<header></header><nav></nav><main></main><footer></footer>", 4],
  ["a named section or form", '<section aria-label="Bilder"></section><form aria-labelledby="a"></form>', 2],
  ["a search, an aside and the role of a region", '<search></search><aside></aside><div role="region"></div>', 3],
  ["no section or form without a name", "<section><h2>Bilder</h2></section><form></form>", 0],
  ["no landmark in closed details", "<details><nav></nav></details><details open><nav></nav></details>", 1],
  ["no header or footer of a part", "<main><header></header></main><article><footer></footer></article>", 1],
])("landmarks are counted: %s", (_, html, count) => {
  const more = "<nav></nav>".repeat(13 - count)
  expect(faultsOf(html + more)).toEqual([
    "13 landmarks are more than 12, which a screen reader lists: a section with a heading needs no name",
  ])
  expect(faultsOf(html + more.replace("<nav></nav>", ""))).toEqual([])
})

test("a status without a text is a fault, and a live region without one is none", () => {
  expect(faultsOf('<p role="status" class="a"></p>')).toEqual([
    'an empty status is read as "status bar": write aria-live="polite" instead of its role',
  ])
  expect(faultsOf('<p aria-live="polite"></p><p role="status">2 hem</p>')).toEqual([])
})

test("a required field is a fault in a form that the browser does not check, because it begins as invalid", () => {
  expect(faultsOf('<form novalidate><input name="name" required></form>')).toEqual([
    'an empty required field is read as "invalid entry", with its form: write aria-required where novalidate is',
  ])
  expect(faultsOf('<form novalidate><input aria-required="true"></form><form><input required></form>')).toEqual([])
})

test("a hidden element without a text, and an open dialog, are none", () => {
  expect(faultsOf("<p hidden></p><dialog open>Välkommen</dialog>")).toEqual([])
})
