import { type Landmark, landmarks, landmarksOf, partsOf } from "./parts.ts"

const unique = (parts: readonly Landmark[]) => landmarks.filter((landmark) => parts.includes(landmark))

const page = (parts = { header: "Kvistbo", main: "Hem", footer: "Ring" }) =>
  `<body><header class="a">${parts.header}</header><main id="main"><header>${parts.main}</header></main><footer>${parts.footer}</footer><p>Meddelande</p></body>`

test("a page is split into its landmarks and the rest", () => {
  expect(partsOf(page())).toEqual({
    header: '<header class="a">Kvistbo</header>',
    main: '<main id="main"><header>Hem</header></main>',
    footer: "<footer>Ring</footer>",
    rest: "<body><main><p>Meddelande</p></body>",
  })
})

test("a header or footer with an unusual element counts as main part too", () => {
  const { main, footer } = partsOf(page({ header: "Kvistbo", main: "Hem", footer: "<table></table>" }))
  expect(footer).toBe("<footer><table></table></footer>")
  expect(main).toBe('<main id="main"><header>Hem</header></main><footer><table></table></footer>')
})

test("a page without landmarks is all rest", () => {
  expect(partsOf("<body>$& Fel</body>")).toEqual({ header: "", main: "", footer: "", rest: "<body>$& Fel</body>" })
})

test.each([
  ["Frame.click", "internal:role=main >> internal:role=link >> nth=0", ["main"]],
  ["Frame.expect", "main section[lang]", ["main"]],
  ["Frame.expect", "internal:role=heading[level=1]", ["main"]],
  ["Frame.fill", "form[method=post] >> internal:label=/^Namn/", ["main"]],
  ["Frame.expect", "internal:role=group[name=/^Vi har inte/]", ["main"]],
  ["Frame.click", "internal:role=contentinfo >> internal:role=button", ["footer"]],
  ["Frame.expect", 'internal:role=banner >> [aria-live="polite"]', ["header"]],
  ["Frame.expect", "html", []],
  ["Frame.getAttribute", 'meta[name="robots"]', []],
  ["Frame.click", 'internal:role=button[name="Spara"s]', landmarks],
  ["Frame.expect", 'internal:role=region[name=/kakor/] >> internal:or="internal:role=dialog[name=/kakor/]"', ["main"]],
  ["Frame.expect", 'internal:role=main >> internal:or="internal:role=alert"', landmarks],
  ["Frame.expect", ":focus", landmarks],
])("%s of %s looks at %j", (method, selector, expected) => {
  expect(unique(landmarksOf({ method, selector }))).toEqual(expected)
})

test.each([
  ["Frame.evaluateExpression", "() => localStorage.getItem('a')", []],
  ["Frame.evaluateExpression", "() => document.title", landmarks],
  ["Frame.evaluateExpression", "async () => { await axe.run() }", landmarks],
  [
    "Frame.waitForFunction",
    'Object.keys(document.querySelector("main")).some((key) => key.startsWith("__reactFiber"))',
    [],
  ],
  ["Page.keyboardPress", "Enter", []],
  ["Page.keyboardPress", "Shift+Tab", landmarks],
  ["Frame.content", undefined, landmarks],
  ["Frame.goto", "/", []],
])("%s with %s looks at %j", (method, text, expected) => {
  expect(landmarksOf({ method, ...(text !== undefined && { text }) })).toEqual(expected)
})
