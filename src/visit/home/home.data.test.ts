/** @jest-environment node */
import { plainSpaces, sampleOf } from "../../testing/sample-homes.ts"
import { propertyPages } from "./home.data.ts"

const samples = { se: sampleOf("se"), fi: sampleOf("fi") }
const pages = { se: propertyPages(samples.se.content), fi: propertyPages(samples.fi.content) }

const versionOf = (market: "se" | "fi", id: string, language: "sv" | "fi" | "en") => {
  const site = pages[market].find(({ slug }) => slug?.(language) === id)
  if (!site) throw new Error(`there is no page for ${id}`)
  return site.version(samples[market].edition(language))
}

const terms = ({ groups }: ReturnType<typeof versionOf>["page"]) =>
  groups.flatMap(({ facts }) => facts.map(({ term }) => term))

test.each([
  [
    "se",
    "kvistgatan-12",
    "sv",
    "Kvistgatan 12, Södermalm",
    "Genomgående tvåa med balkong mot gården. Kvistgatan 12, Södermalm, Stockholm, 56,7 m², 4 950 000 kr.",
  ],
  [
    "se",
    "bjorkvagen-7",
    "en",
    "Björkvägen 7, Nacka",
    "Detached house at the edge of the woods, with sauna and study. Björkvägen 7, Nacka, 167 m², 12 495 000 kr.",
  ],
  [
    "fi",
    "oksakatu-3-a-5",
    "sv",
    "Oksakatu 3 A 5, Berghäll",
    "Tvåa med två fönster på backen i Berghäll. Oksakatu 3 A 5, Berghäll, Helsingfors, 50 m², 229 025 €.",
  ],
] as const)(
  "search results in %s for %s name it in %s with its size and price",
  (market, id, language, title, text) => {
    const version = versionOf(market, id, language)
    expect(version.title).toBe(title)
    expect(plainSpaces(version.description)).toBe(text)
  },
)

test("the description of a home without a price says so", () => {
  expect(versionOf("se", "prislosgatan-6", "sv").description).toMatch(/priset är inte satt än\.$/)
})

describe("the contents lead to each section of", () => {
  test.each([
    [
      "a Swedish flat",
      "se",
      "kvistgatan-12",
      "description plan facts company finances monthly location area viewings contact",
    ],
    ["a Swedish house", "se", "villavagen-11", "description plan facts monthly location area viewings contact"],
    ["a sold flat", "se", "saldstigen-4", "description plan facts company finances location area viewings contact"],
    [
      "a Finnish flat",
      "fi",
      "oksakatu-3-a-5",
      "description plan facts company finances monthly location area viewings contact",
    ],
    ["a Finnish house", "fi", "omakotikuja-6", "description plan facts monthly location area viewings contact"],
  ] as const)("%s", (_, market, id, sections) => {
    const { contents, cost, company, finances } = versionOf(market, id, "sv").page
    expect(contents.links.map((link) => link.id).join(" ")).toBe(sections)
    expect([company, finances, cost].map((section) => section !== null)).toEqual(
      ["company", "finances", "monthly"].map((name) => sections.split(" ").includes(name)),
    )
  })
})

test("the facts of a flat leave those of its building to the company, and a house has them among its own", () => {
  const ofBuildingsIn = (id: string) =>
    terms(versionOf("se", id, "sv").page).filter((term) => ["Byggår", "Hiss", "Uppvärmning"].includes(term))
  expect(ofBuildingsIn("kvistgatan-12")).toEqual([])
  expect(ofBuildingsIn("villavagen-11")).toEqual(["Byggår", "Uppvärmning"])
})

test("a flat links to the page of its building, if that has one", () => {
  expect(versionOf("fi", "oksakatu-3-a-5", "fi").page.description.house).toEqual({
    label: "Talo:",
    name: "Asunto Oy Kallion Kuusenoksa",
    path: "/fi/talot/kallion-kuusenoksa/",
  })
  expect(versionOf("fi", "hitaskatu-9-c-41", "fi").page.description.house).toBeNull()
  expect(versionOf("se", "kvistgatan-12", "sv").page.description.house).toBeNull()
})

test("a home for sale keeps its price and its agent in reach, who answers about it", () => {
  const { bar, agent, contact } = versionOf("se", "kvistgatan-12", "en").page
  expect(bar?.price).toEqual({ term: "Asking price", value: expect.stringMatching(/^4\s950\s000 kr$/) })
  expect(bar?.call).toEqual({ text: "Call", name: "Call Tuva Rimstedt", phone: "+46701740606" })
  expect(agent.subject).toBe("Question about Kvistgatan 12, Södermalm, Stockholm")
  expect([contact.heading, contact.lead]).toEqual([
    "Ask or book a viewing",
    "Tuva Rimstedt answers by the next working day.",
  ])
})

test("a sold home keeps no price in reach, invites to no viewing, and still says what was asked and paid", () => {
  const { bar, contact, priceHistory, intro, viewings } = versionOf("se", "saldstigen-4", "en").page
  expect(bar).toBeNull()
  expect(contact.heading).toBe("Ask about this home")
  expect(viewings.times).toEqual([])
  expect(intro.status).toBe("Sold")
  expect(priceHistory?.prices).toHaveLength(2)
})

test("search engines read of the home and of each of its viewings, and of none once it is sold", () => {
  const typesOf = (id: string) =>
    versionOf("se", id, "sv").jsonLd?.map((data) => ("@type" in data ? data["@type"] : ""))
  expect(typesOf("kvistgatan-12")).toEqual(["RealEstateListing", "Event", "Event"])
  expect(typesOf("saldstigen-4")).toEqual(["RealEstateListing"])
  expect(versionOf("fi", "oksakatu-3-a-5", "fi").jsonLd?.[0]).toMatchObject({
    url: "https://www.kvistbo-fi.example/fi/kohde/oksakatu-3-a-5/",
  })
})

test("similar homes are others that can be bought", () => {
  const { homes } = versionOf("se", "saldstigen-4", "sv").page.similar
  expect(homes).toHaveLength(3)
  expect(homes.filter(({ id, status }) => id === "saldstigen-4" || status === "Såld")).toEqual([])
})

test("a home can be followed until it is sold", () => {
  const linksOf = (...home: Parameters<typeof versionOf>) =>
    versionOf(...home).page.intro.share.links.map(({ name, path }) => [name, path.split(/[?:]/)[0]])
  expect(linksOf("fi", "oksakatu-3-a-5", "fi")).toEqual([
    ["Seuraa asuntoa", "/api/search-alerts"],
    ["Lähetä sähköpostilla", "mailto"],
  ])
  expect(linksOf("se", "saldangen-17", "sv")).toEqual([["Mejla", "mailto"]])
})
