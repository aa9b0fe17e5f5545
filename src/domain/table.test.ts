import { tableOf } from "./table.ts"

test("columns are as wide as their cells", () => {
  expect(
    tableOf([
      ["name", "city"],
      ["Åsa Öberg", "Solna"],
      ["A\u030Asa", ""],
    ]),
  ).toBe("name       city\nÅsa Öberg  Solna\nA\u030Asa")
})

test("wide letters and signs count for two", () => {
  expect(
    tableOf([
      ["李 🏡", "x"],
      ["👨‍👩‍👧‍👦", "x"],
      ["abcde", "x"],
    ]),
  ).toBe("李 🏡  x\n👨‍👩‍👧‍👦     x\nabcde  x")
})

test("a long text is cut, and a text of several lines becomes one", () => {
  expect(tableOf([["one\ntwo\r\n\tthree"]], 8)).toBe("one two…")
  expect(tableOf([["李李李李李"]], 6)).toBe("李李…")
  expect(tableOf([["exactly8"]], 8)).toBe("exactly8")
})

test("no text moves the cursor or changes the writing direction", () => {
  expect(tableOf([["a\u001b[2Jb\u0007\u202ec"]])).toBe("a[2Jbc")
})
