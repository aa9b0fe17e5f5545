import { csvRecord } from "./csv.ts"

test("commas separate cells, and records end as RFC 4180 requires", () => {
  expect(csvRecord(["Åsa Öberg", "", "1"])).toBe("Åsa Öberg,,1\r\n")
})

test.each([
  ["a, b", '"a, b"'],
  ["a;b", '"a;b"'],
  ['say "hej"', '"say ""hej"""'],
  ["one\ntwo", '"one\ntwo"'],
  ["one\r\ntwo", '"one\r\ntwo"'],
  ["one\rtwo", '"one\rtwo"'],
  ["O'Brien", "O'Brien"],
  ["李 🏡", "李 🏡"],
])("%j gets the quotes that it needs", (text, expected) => {
  expect(csvRecord([text])).toBe(`${expected}\r\n`)
})

test.each([
  ["=1+1", "'=1+1"],
  ["+46701234567", "'+46701234567"],
  ["-1", "'-1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t'=1"],
  ["\r1", `"'\r1"`],
  ["＝1", "'＝1"],
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
])("%j is no formula in a spreadsheet", (text, expected) => {
  expect(csvRecord([text])).toBe(`${expected}\r\n`)
})

test.each([
  ["a;=1", `"a;'=1"`],
  ["a; +1", `"a; '+1"`],
  ["a\n=1", `"a\n'=1"`],
  ["a\r\n\r\n@x", `"a\r\n\r\n'@x"`],
  ["a\t-1", "a\t'-1"],
  ['a;"=1+1;x', `"a;""'=1+1;x"`],
  ['a; "" @x', `"a; """" '@x"`],
])("%j is no formula in a spreadsheet with other separators", (text, expected) => {
  expect(csvRecord([text])).toBe(`${expected}\r\n`)
})

test.each(["1=1", "a@example.com", "2026-11-21", "070-123 45 67", "O-1", " a "])("%j stays as it is", (text) => {
  expect(csvRecord([text])).toBe(`${text}\r\n`)
})

test("a text of line breaks takes no longer than another", () => {
  const text = "\n".repeat(1_000_000)
  expect(csvRecord([text])).toBe(`"${text}"\r\n`)
})
