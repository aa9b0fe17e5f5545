/** @jest-environment node */
import { markets } from "../../spec/markets.ts"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { type TextKey, textsOf } from "./texts.ts"

/** Texts of a market in Swedish, from files of this test. */
const textFrom = (market: keyof typeof markets, files: Record<string, Record<string, string>>) => {
  const root = temporaryFolder()
  const empty = {
    articles: {},
    contact: {},
    map: {},
    opening: {},
    places: {},
    property: {},
    favourites: {},
    search: {},
    sold: {},
    viewing: {},
    words: {},
  }
  writeFiles(
    root,
    Object.fromEntries(
      Object.entries({ ...empty, ...files }).map(([group, texts]) => [`texts/${group}.sv.json`, JSON.stringify(texts)]),
    ),
  )
  const text = textsOf(root, markets[market], "sv")
  return (key: string, values?: Record<string, string | number>) => text(key as TextKey, values)
}

describe("a text", () => {
  const text = textFrom("se", {
    site: { plain: "Bostäder", markup: "a <b>b</b> & c" },
    homes: { rooms: "{count, plural, one {# rum} other {# rum och kök}}", named: "Hos {name}" },
    se: { country: "Sverige" },
  })

  test("comes from the texts of all sites, of sites with homes and of the country", () => {
    expect([text("plain"), text("named", { name: "Eva" }), text("country")]).toEqual(["Bostäder", "Hos Eva", "Sverige"])
  })

  test("has the plural of the language", () => {
    expect([text("rooms", { count: 1 }), text("rooms", { count: 3 })]).toEqual(["1 rum", "3 rum och kök"])
  })

  test("leaves text that looks like markup", () => {
    expect(text("markup")).toBe("a <b>b</b> & c")
  })

  test("is never shown with an unfilled argument", () => {
    expect(() => text("named")).toThrow(/name/)
  })

  test("that is missing is refused by its key", () => {
    expect(() => text("nothing")).toThrow("texts: nothing is not among the texts of SE in sv")
  })
})

test("a market without homes has only the texts of all sites and of its front page", () => {
  const text = textFrom("no", { site: { plain: "Bostäder" }, opening: { soon: "Snart" }, homes: { rooms: "rum" } })
  expect([text("plain"), text("soon")]).toEqual(["Bostäder", "Snart"])
  expect(() => text("rooms")).toThrow("rooms is not among the texts of NO")
})
