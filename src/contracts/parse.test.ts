/** @jest-environment node */

import { columnsOf } from "../domain/contact/countries.ts"
import { PlainError } from "../domain/plain-error.ts"
import { contactWords, countries } from "../testing/contact.ts"
import { feedWords, homeFileWith, homesDataOf } from "../testing/published.ts"
import { contactWordsSchema } from "./contact-words.ts"
import { countryColumnsSchema } from "./country-columns.ts"
import { feedWordsSchema } from "./feed-words.ts"
import { homeFileSchema } from "./home-file.ts"
import { homePositionsSchema } from "./home-positions.ts"
import { homesDataSchema } from "./homes-data.ts"
import { hostRulesSchema } from "./host-rules.ts"
import { parsePublished } from "./parse.ts"
import { publishedAgentsSchema } from "./published-agents.ts"

const homes = homesDataOf(["a", "b"], { formerIds: { a: ["c"] }, vocabulary: { endings: "et" } })
const range = { kind: "range", name: "price", label: "Pris", unit: null }
const choice = { kind: "choice", name: "type", options: [{ value: "house", name: "Hus" }] }
const words = { ...feedWords, names: { ...feedWords.names, filters: [range, choice] } }
const positions = { origin: { meridian: 1, west: 2, north: 3 }, x: [1, 2], y: [3, 4], streets: "A 1\nB 2" }
const rules = {
  headers: [{ path: "/*", headers: [{ key: "x-frame-options", value: "DENY" }] }],
  redirects: [{ from: "/a", to: "/b/", status: 301 }],
  errorPages: [{ prefix: "/", notFound: "/404.html", serverError: "/500.html" }],
}
const home = homeFileWith(
  { hitas: "Hitas", newLabel: { label: "Ny", publishedAt: "2026-10-01" } },
  {
    comparison: [null, { text: "1 m²", number: 1 }, { text: "–" }],
    viewings: [{ text: "i dag", start: "1", end: "2" }],
  },
)
const agents = { agents: [{ name: "Tuva", email: "tuva@example.com", homes: ["a"] }] }

const files = {
  home: [homeFileSchema, home],
  words: [feedWordsSchema, words],
  contact: [contactWordsSchema, contactWords],
  countries: [countryColumnsSchema, columnsOf(countries)],
  homes: [homesDataSchema, homes],
  noHomes: [homesDataSchema, homesDataOf([])],
  positions: [homePositionsSchema, positions],
  noPositions: [homePositionsSchema, { ...positions, x: [], y: [], streets: "" }],
  agents: [publishedAgentsSchema, agents],
  rules: [hostRulesSchema, rules],
} as const
type Name = keyof typeof files
const names = Object.keys(files) as Name[]

const parsed = (name: Name, content: unknown) =>
  parsePublished<unknown>(files[name][0], `/${name}.json`, JSON.stringify(content))

test.each(names)("the file of %s is read whole, and what a newer site says besides is allowed", (name) => {
  const [, content] = files[name]
  expect(parsed(name, content)).toEqual(content)
  expect(parsed(name, { ...content, more: { new: true } })).toEqual(content)
})

test("texts of a newer site that this server does not know are allowed", () => {
  const { texts, states } = words.follow
  for (const [name, content] of [
    ["contact", { ...contactWords, errors: { ...contactWords.errors, "new.form": "New" } }],
    ["words", { ...words, follow: { ...words.follow, texts: { ...texts, more: "More" } } }],
    ["words", { ...words, follow: { ...words.follow, states: { ...states, more: Object.values(states)[0] } } }],
  ] as const)
    expect(() => parsed(name, content)).not.toThrow()
})

test.each(names)(
  "without any of its fields, the file of %s is refused by name, unless the field is optional",
  (name) => {
    const [, content] = files[name]
    for (const field of Object.keys(content)) {
      const others = Object.fromEntries(Object.entries(content).filter(([other]) => other !== field))
      if (field === "formerIds" || field === "vocabulary") expect(parsed(name, others)).toEqual(others)
      else
        expect(() => parsed(name, others)).toThrow(`${name}.json of the site is not as this server reads it (${field}`)
    }
  },
)

test.each<[Name, unknown, string]>([
  ["home", { ...home, card: { ...home.card, path: 1 } }, "card.path: expected a string"],
  ["home", { ...home, card: { ...home.card, hitas: null } }, "card.hitas: expected a string"],
  ["home", { ...home, viewings: [{ start: "1" }] }, "viewings.0.text: expected a string"],
  ["home", [], "expected an object"],
  ["words", { ...words, follow: { ...words.follow, texts: {} } }, "follow.texts.heading: expected a string"],
  [
    "words",
    { ...words, names: { ...words.names, filters: [range, { ...choice, options: null }] } },
    "names.filters.1.options: expected an array",
  ],
  [
    "words",
    { ...words, names: { ...words.names, moreFilters: [{ ...range, kind: "date" }] } },
    "names.moreFilters.0.kind: not a value that it can have",
  ],
  ["contact", { ...contactWords, errors: {} }, "errors.form.form: expected a string"],
  ["countries", { ...columnsOf(countries), iso2: "SEFIN" }, "iso2: expected 2 entries, not 2.5"],
  ["countries", { ...columnsOf(countries), priorities: [0] }, "priorities: expected 2 entries, not 1"],
  ["homes", { ...homes, price: [1, "2"] }, "price: expected an array of numbers and nulls"],
  ["homes", { ...homes, rooms: [1, null] }, "rooms: expected an array of numbers"],
  ["homes", { ...homes, year: [1] }, "year: expected 2 entries, not 1"],
  ["homes", { ...homes, viewings: "1" }, "viewings: expected 2 entries, not 1"],
  ["homes", { ...homes, areas: [{ ...homes.areas[0], names: "Solna" }] }, "areas.0.names: expected an array"],
  ["positions", { ...positions, y: [1] }, "y: expected 2 entries, not 1"],
  ["positions", { ...positions, streets: "A 1" }, "streets: expected 2 entries, not 1"],
  ["agents", { agents: [{ ...agents.agents[0], homes: "a" }] }, "agents.0.homes: expected an array"],
  ["rules", { ...rules, redirects: [{ from: "a", to: "", status: 301 }] }, "redirects.0.from: not a value"],
  ["rules", { ...rules, redirects: [{ from: "/a", to: "", status: 301.5 }] }, "redirects.0.status: expected a whole"],
])("of the file of %s with %j, the sentence names the field", (name, content, problem) => {
  expect(() => parsed(name, content)).toThrow(`(${problem}`)
})

test("a wrong file is one sentence with the file, the field and the fix, and without what the file says", () => {
  const read = (text: string) => () => parsePublished(homeFileSchema, "/homes/sv/x.json", text)
  const begin = "homes/sv/x.json of the site is not as this server reads it"
  const fix = "deploy the site and the server of one version."
  expect(read(JSON.stringify({ ...home, updated: ["secret"] }))).toThrow(
    new PlainError(`${begin} (updated: expected a string): ${fix}`),
  )
  for (const text of ["", "<html>", '{"card": {'])
    expect(read(text)).toThrow(new PlainError(`${begin} (it is not JSON): ${fix}`))
})
