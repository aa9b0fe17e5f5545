import type { Language } from "../../spec/languages.ts"

const setNavigatorLanguages = (codes: readonly string[]) =>
  Object.defineProperty(navigator, "languages", { configurable: true, value: codes })
const setReferrer = (referrer: string) =>
  Object.defineProperty(document, "referrer", { configurable: true, value: referrer })

/** Loads the module as a new page does. */
const newPage = () => {
  let choice: typeof import("./language-choice.ts") | undefined
  jest.isolateModules(() => {
    choice = require("./language-choice.ts")
  })
  if (!choice) throw new Error("the module did not load")
  return choice
}

const offered = (current: Language, languages: readonly Language[] = ["fi", "sv", "en"]) =>
  newPage().languageToOffer(current, languages)

beforeEach(() => {
  localStorage.clear()
  setReferrer("")
  setNavigatorLanguages(["fi-FI", "en"])
})

test.each([
  [["fi-FI", "en"], "sv", "fi"],
  [["de", "en-GB"], "sv", "en"],
  [["sv-FI", "fi"], "sv", null],
  [["de"], "sv", null],
  [[], "sv", null],
] as const)("a browser that prefers %j on a page in %s is offered %s", (codes, current, language) => {
  setNavigatorLanguages(codes)
  expect(offered(current)).toBe(language)
})

test.each(["nb-NO", "nn-NO", "nn", "no"])("%s is Norwegian", (code) => {
  setNavigatorLanguages([code])
  expect(offered("sv", ["nb", "sv"])).toBe("nb")
})

test("only the first page of a visit offers a language", () => {
  const { languageToOffer } = newPage()
  expect(languageToOffer("sv", ["fi", "sv"])).toBe("fi")
  expect(languageToOffer("sv", ["fi", "sv"])).toBeNull()
})

test("visitors who have chosen a language or declined one are offered none", () => {
  newPage().chooseLanguage("en")
  expect([offered("sv"), offered("en")]).toEqual([null, null])
  newPage().declineLanguage()
  expect(offered("sv")).toBeNull()
})

test("a page in another language than the one that led to it, in a new document, is a choice", () => {
  setReferrer(`${location.origin}/omraden/`)
  expect(offered("fi")).toBeNull()
  expect(localStorage.getItem("language")).toBe('"fi"')
  localStorage.clear()
  setReferrer("https://search.example/")
  expect(offered("fi")).toBeNull()
  expect(localStorage.getItem("language")).toBeNull()
})
