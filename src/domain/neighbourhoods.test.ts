import { areasIn, choiceFrom } from "./neighbourhoods.ts"

const areaCodes = ["00100", "00180", "00250", "00530", "02100"]
const from = (query: string) => choiceFrom(new URLSearchParams(query), areaCodes)

test.each<[string, string[]]>([
  ["?areas=00530,00250", ["00530", "00250"]],
  ["?areas=00530,00530", ["00530"]],
  ["?areas=", []],
  ["", []],
  ["?areas=00530&areas=00250", ["00530"]],
])("%j names %j, and nothing unknown", (query, codes) => {
  expect(from(query)).toEqual({ codes, hasUnknown: false, hasTooMany: false })
})

test.each(["?areas=99999,00530", "?areas=00530,<b>", "?areas=530,00530"])("%j names an unknown one", (query) => {
  expect(from(query)).toEqual({ codes: ["00530"], hasUnknown: true, hasTooMany: false })
})

test("the first four of five remain", () => {
  expect(from("?areas=00100,00180,00250,00530,02100")).toEqual({
    codes: ["00100", "00180", "00250", "00530"],
    hasUnknown: false,
    hasTooMany: true,
  })
})

test("an unknown one is none of the four", () => {
  expect(from("?areas=99999,00100,00180,00250,00530")).toEqual({
    codes: ["00100", "00180", "00250", "00530"],
    hasUnknown: true,
    hasTooMany: false,
  })
})

test("an address gives back its choice", () => {
  expect(areasIn(["00530", "00250"])).toBe("?areas=00530,00250")
  expect(areasIn([])).toBe("")
})
