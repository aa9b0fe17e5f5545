/** @jest-environment node */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { copyOfContent, linkSample, linkShared, problemsOf } from "../../testing/content.ts"
import { temporaryFolder } from "../../testing/folders.ts"
import { contentPath } from "./content-path.ts"
import { readContent } from "./read-content.ts"

const swedishHome = "se/listings/kvistgatan-12.json"
const swedishHouse = "se/listings/bjorkvagen-7.json"
const finnishHome = "fi/listings/oksakatu-3-a-5.json"
const missing = "is missing: every text exists in every language of its market"

const { association: swedishAssociation } = JSON.parse(readFileSync(contentPath(swedishHome), "utf8"))

/** Association of the Swedish home, with some of its key figures replaced. */
const association = (figures: Record<string, unknown>) => ({
  association: {
    ...swedishAssociation,
    keyFigures: { ...swedishAssociation.keyFigures, ...figures },
  },
})

const missingPrice = "is missing: only a home that is upcoming or for sale may have no price yet"

type Copy = ReturnType<typeof copyOfContent>

/** Headline of a Swedish home with the texts of some languages replaced. */
const headline = (texts: Record<string, unknown>) => ({
  headline: { sv: "Tvåa med balkong", en: "Two rooms with a balcony", ...texts },
})

test.each([
  ["se", "SE", 0],
  ["fi", "FI", 8],
  ["no", "NO", 0],
] as const)("the content of %s is valid", (market, country, houses) => {
  const content = readContent(market)
  expect(content.market.country).toBe(country)
  expect(content.houses).toHaveLength(houses)
})

test.each(["se", "fi"] as const)("a copy of the content of %s is valid before a test breaks it", (market) => {
  expect(copyOfContent(market).problems()).toEqual([])
})

describe("a field of a record in Sweden", () => {
  test.each<[string, string, Record<string, unknown>, string, string]>([
    ["a missing translation", swedishHome, headline({ en: undefined }), "headline.en", "is missing"],
    ["a language too many", swedishHome, headline({ nb: "Toroms" }), "headline.nb", "is not a field of this record"],
    [
      "a price with a fraction",
      swedishHome,
      { price: 4950000.5 },
      "price",
      "must be a whole number of minor units (öre or cents)",
    ],
    [
      "a price in words",
      swedishHome,
      { price: "4 950 000" },
      "price",
      "must be a whole number of minor units (öre or cents)",
    ],
    ["no price, once reserved", swedishHome, { price: undefined, status: "reserved" }, "price", missingPrice],
    ["a price of nothing", swedishHome, { price: 0 }, "price", "must be above 0: leave it out while no price is set"],
    [
      "an earlier price of nothing",
      swedishHome,
      { priceHistory: [{ date: "2026-01-15", price: 0 }] },
      "priceHistory.0.price",
      "must be above 0",
    ],
    ["a third of a room", swedishHome, { rooms: 2.33 }, "rooms", "must be a whole number of rooms, or end in .5"],
    ["no living area", swedishHome, { livingArea: undefined }, "livingArea", "is missing"],
    ["no statement of energy", swedishHome, { energy: undefined }, "energy", "is missing"],
    [
      "no association of a bostadsrätt",
      swedishHome,
      { association: undefined },
      "association",
      "is required for a bostadsrätt",
    ],
    [
      "no cadastral entry of real property",
      swedishHouse,
      { cadastral: undefined },
      "cadastral",
      "is required for real property",
    ],
    ["no plot of real property", swedishHouse, { plotArea: undefined }, "plotArea", "is required for real property"],
    [
      "no day of completion before the house stands",
      swedishHome,
      { yearBuilt: 2028 },
      "estimatedCompletion",
      "is required while the building is not completed",
    ],
    [
      "an association whose members' homes are smaller than one of them",
      swedishHome,
      association({ cooperativeArea: 56 }),
      "association.keyFigures.cooperativeArea",
      "is the area of all members' homes, so it cannot be less than the livingArea of this one",
    ],
    [
      "members' homes that are larger than the building",
      swedishHome,
      association({ cooperativeArea: 2808 }),
      "association.keyFigures.cooperativeArea",
      "is a part of totalArea, so it cannot be more than that",
    ],
    [
      "fees in kronor instead of öre",
      swedishHome,
      association({ annualFees: 1879010 }),
      "association.keyFigures.annualFees",
      "must be near twelve monthly fees divided by share: check the number of zeros in each of them",
    ],
    [
      "fees that are more than the revenue",
      swedishHome,
      association({ revenue: 187900000 }),
      "association.keyFigures.annualFees",
      "is a part of revenue, so it cannot be more than that",
    ],
    ["no loans", swedishHome, association({ loans: undefined }), "association.keyFigures.loans", "is missing"],
    ["an unknown field", swedishHome, { balconies: 2 }, "balconies", "is not a field of this record"],
    ["a Finnish field", swedishHome, { housingCompany: {} }, "housingCompany", "is not a field of this record"],
  ])("%s", (_, file, fields, field, reason) => {
    const copy = copyOfContent("se")
    copy.set(file, fields)
    expect(copy.problems()).toEqual([{ file, field, reason }])
  })

  test.each(["upcoming", "forSale"])("no price while the home is %s", (status) => {
    const copy = copyOfContent("se")
    copy.set(swedishHome, { price: undefined, status })
    expect(copy.problems()).toEqual([])
  })

  test("half a room", () => {
    const copy = copyOfContent("se")
    copy.set(swedishHome, { rooms: 2.5 })
    expect(copy.problems()).toEqual([])
  })

  test("a translation of spaces only is missing", () => {
    const copy = copyOfContent("se")
    copy.set(swedishHome, headline({ en: "  " }))
    expect(copy.problems()).toEqual([{ file: swedishHome, field: "headline.en", reason: expect.any(String) }])
  })
})

describe("a field of a record in Finland", () => {
  test.each<[string, Record<string, unknown>, string, string]>([
    ["no living area", { livingArea: undefined }, "livingArea", "is missing"],
    [
      "a debt-free price that is not the sum",
      { debtShare: 2500001 },
      "debtFreePrice",
      "must be sellingPrice plus debtShare",
    ],
    ["no selling price", { sellingPrice: undefined }, "debtFreePrice", "must be sellingPrice plus debtShare"],
    ["no maintenance charge", { maintenanceCharge: undefined }, "maintenanceCharge", "is missing"],
    [
      "a layout code of another kind",
      { layout: "2 rooms" },
      "layout",
      "must be a layout code such as 3h+k+s or 2,5h+k",
    ],
  ])("%s", (_, fields, field, reason) => {
    const copy = copyOfContent("fi")
    copy.set(finnishHome, fields)
    expect(copy.problems()).toEqual([{ file: finnishHome, field, reason }])
  })

  test.each([
    ["upcoming", { debtFreePrice: undefined, sellingPrice: undefined }, []],
    [
      "forSale",
      { debtFreePrice: undefined, sellingPrice: undefined },
      ["is missing: only an upcoming home may have no price yet (decree 130/2001)"],
    ],
    ["upcoming", { sellingPrice: undefined }, ["must be sellingPrice plus debtShare"]],
  ])("a home that is %s, with prices %p", (status, prices, reasons) => {
    const copy = copyOfContent("fi")
    copy.set(finnishHome, { status, ...prices })
    expect(copy.problems().map(({ reason }) => reason)).toEqual(reasons)
  })

  test("half a room in the layout", () => {
    const copy = copyOfContent("fi")
    copy.set(finnishHome, { rooms: 2.5, layout: "2,5h+k" })
    expect(copy.problems()).toEqual([])
  })

  test("neither a house nor its own housing company and energy class", () => {
    const copy = copyOfContent("fi")
    copy.set(finnishHome, { house: undefined })
    expect(copy.problems()).toEqual([
      { file: finnishHome, field: "housingCompany", reason: "is required for shares, unless house names the building" },
      { file: finnishHome, field: "energy", reason: "is required, unless house names the building" },
    ])
  })
})

describe("a name without a record", () => {
  test("of an area", () => {
    const copy = copyOfContent("se")
    copy.set(swedishHome, { area: "atlantis" })
    expect(copy.problems()).toEqual([
      {
        file: swedishHome,
        field: "area",
        reason: expect.stringMatching(/^names an unknown area: "atlantis"; known: .*sodermalm/),
      },
    ])
  })

  test("of an agent", () => {
    const copy = copyOfContent("se")
    copy.set(swedishHome, { agent: "nobody" })
    expect(copy.problems()).toEqual([
      {
        file: swedishHome,
        field: "agent",
        reason:
          'names an unknown agent: "nobody"; known: anton-bjorkefall, jonas-tangberg, selma-granvik, tuva-rimstedt',
      },
    ])
  })

  test("of a house", () => {
    const copy = copyOfContent("fi")
    copy.set(finnishHome, { house: "linna" })
    expect(copy.problems()).toEqual([
      {
        file: finnishHome,
        field: "house",
        reason: expect.stringMatching(/^names an unknown house: "linna"; known: .*kallion-kuusenoksa/),
      },
    ])
  })

  test("of the author of a post", () => {
    const copy = copyOfContent("se")
    for (const language of ["sv", "en"])
      copy.edit(`se/posts/fake-adverts.${language}.md`, (text) => text.replace(/^author: .*$/m, "author: nobody"))
    const reason = expect.stringMatching(/^names an unknown agent: "nobody"/)
    expect(copy.problems()).toEqual([
      { file: "se/posts/fake-adverts.en.md", field: "author", reason },
      { file: "se/posts/fake-adverts.sv.md", field: "author", reason },
    ])
  })

  test("of a source", () => {
    const copy = copyOfContent("se")
    copy.set("se/areas/solna.json", { facts: [{ figure: "population", value: 85789, year: 2024, source: "hearsay" }] })
    expect(copy.problems()).toEqual([
      {
        file: "se/areas/solna.json",
        field: "facts.source",
        reason: expect.stringMatching(/^names an unknown source: "hearsay"/),
      },
    ])
  })
})

describe("a file of media", () => {
  const pictures = ["flats-01.jpg", "living-02.jpg", "kitchen-04.jpg", "balcony-99.jpg"]

  test("an unknown picture", () => {
    const copy = copyOfContent("se")
    copy.set(swedishHome, { pictures })
    expect(copy.problems()).toEqual([
      { file: swedishHome, field: "pictures", reason: 'names a picture that is not in media: "balcony-99.jpg"' },
      { file: swedishHome, field: "pictures", reason: 'names a picture without an alt text in sv: "balcony-99.jpg"' },
      { file: swedishHome, field: "pictures", reason: 'names a picture without an alt text in en: "balcony-99.jpg"' },
      {
        file: swedishHome,
        field: "pictures.0",
        reason: 'must show a room or the balcony of the flat, and "flats-01.jpg" does not: put it later',
      },
    ])
  })

  test("a picture in the catalogue without a file", () => {
    const copy = copyOfContent("se")
    copy.removeMedia("area-suburb.jpg")
    expect(copy.problems()).toContainEqual({
      file: "se/areas/solna.json",
      field: "picture",
      reason: 'names a picture that is not in media: "area-suburb.jpg"',
    })
  })
})

describe("a floor plan", () => {
  const swedishRooms = [
    { kind: "living", area: 20 },
    { kind: "kitchen", area: 10 },
    { kind: "bedroom", area: 13 },
    { kind: "bathroom", area: 4, fittings: ["shower"] },
    { kind: "hall", area: 8 },
    { kind: "balcony", area: 5 },
  ]
  const pictures = ["living-01.jpg", "dining-01.jpg", "hall-01.jpg", "flats-09.jpg"]
  const without = (kind: string) => swedishRooms.filter((room) => room.kind !== kind)
  const flat = (english: string, rooms: readonly object[] = swedishRooms) => ({
    description: { sv: "En tvåa.", en: english },
    floorPlan: { rooms },
    pictures,
  })
  const says = (sentence: string, what: string) => [
    "description.en",
    `says "${sentence}", and the floor plan says otherwise of: ${what}`,
  ]

  test.each<[string, Record<string, unknown>, string[][]]>([
    ["the rooms of the home", { ...flat("Here."), rooms: 3 }, [["floorPlan", "has 2 rooms, and the home 3"]]],
    [
      "rooms that add up to the home",
      { ...flat("Here."), livingArea: 70 },
      [
        [
          "floorPlan",
          "has rooms of 55 m², and the home 70 m²: they should be 94 to 100 % of it, as walls are the rest",
        ],
      ],
    ],
    [
      "the balcony of the home",
      flat("Here.", without("balcony")),
      [["floorPlan", "and the home do not both have a balcony or terrace"]],
    ],
    [
      "a hall",
      flat("Here.", [...without("hall"), { kind: "utility", area: 8 }]),
      [["floorPlan", "must have one hall, and one landing if it has an upper storey"]],
    ],
    [
      "one storey of a flat",
      flat(
        "Here.",
        swedishRooms.map((room) => (room.kind === "bedroom" ? { ...room, storey: 2 } : room)),
      ),
      [
        ["floorPlan", "has 2 storeys, and the home is a flat"],
        ["floorPlan", "must have one hall, and one landing if it has an upper storey"],
      ],
    ],
    [
      "the sauna that it draws",
      flat("Here.", [...without("hall"), { kind: "hall", area: 5 }, { kind: "sauna", area: 3 }]),
      [["floorPlan", "and the home do not both have a sauna"]],
    ],
    [
      "the room that a wardrobe opens from",
      flat("Here.", [...without("hall"), { kind: "hall", area: 5 }, { kind: "wardrobe", area: 3, from: "office" }]),
      [["floorPlan", "has no office that its wardrobe opens from"]],
    ],
    [
      "a separate kitchen",
      flat(
        "It has a separate kitchen.",
        swedishRooms.map((room) => (room.kind === "kitchen" ? { ...room, open: true } : room)),
      ),
      [says("It has a separate kitchen.", "separate kitchen")],
    ],
    ["an open kitchen", flat("The kitchen is open."), [says("The kitchen is open.", "open kitchen")]],
    [
      "a walk-in wardrobe and a second bathroom",
      flat("It has a walk-in wardrobe and a second bathroom."),
      [
        says("It has a walk-in wardrobe and a second bathroom.", "walk-in wardrobe"),
        says("It has a walk-in wardrobe and a second bathroom.", "two bathrooms"),
      ],
    ],
    [
      "the size of a room that the text states",
      flat("Good. A bedroom of just over 16 square metres."),
      [
        [
          "description.en",
          'says "A bedroom of just over 16 square metres.", and the floor plan has 13 m² for: bedroom',
        ],
      ],
    ],
    [
      "what a picture shows",
      { ...flat("Here."), pictures: ["living-01.jpg", "kitchen-17.jpg", "bath-24.jpg", "flats-09.jpg"] },
      [
        ["pictures", 'have "kitchen-17.jpg", which shows otherwise than the floor plan: island'],
        ["pictures", 'have "bath-24.jpg", which shows otherwise than the floor plan: bath'],
        ["pictures", 'have "bath-24.jpg", which shows otherwise than the floor plan: window'],
      ],
    ],
    [
      "as many bedrooms as are pictured",
      { ...flat("Here."), pictures: ["living-01.jpg", "bedroom-01.jpg", "bedroom-02.jpg", "flats-09.jpg"] },
      [["pictures", "show 2 of bedroom, and the floor plan has 1"]],
    ],
  ])("without %s", (_, fields, problems) => {
    const copy = copyOfContent("se")
    copy.set(swedishHome, fields)
    expect(copy.problems()).toEqual(problems.map(([field, reason]) => ({ file: swedishHome, field, reason })))
  })

  test.each<[string, string, object[], string]>([
    ["a kitchenette", "2h+kt", [{ kind: "kitchen", area: 8 }], "has a kitchen of its own, and the home a kitchenette"],
    ["a kitchen", "2h+k", [{ kind: "utility", area: 8 }], "has no kitchen of its own, and the home has one"],
  ])("without %s, which the layout of a Finnish home has", (_, layout, rooms, reason) => {
    const copy = copyOfContent("fi")
    copy.set(finnishHome, {
      layout,
      description: { fi: "Koti.", sv: "Hem.", en: "Home." },
      headline: { fi: "Koti", sv: "Hem", en: "Home" },
      floorPlan: {
        rooms: [
          { kind: "living", area: 18 },
          { kind: "bedroom", area: 12 },
          { kind: "bathroom", area: 4.5, fittings: ["shower"] },
          { kind: "hall", area: 6 },
          ...rooms,
        ],
      },
      pictures,
    })
    expect(copy.problems()).toEqual([{ file: finnishHome, field: "floorPlan", reason }])
  })

  test("with a yard in a direction that there is not", () => {
    const copy = copyOfContent("se")
    copy.set(swedishHome, { floorPlan: { yard: "up", rooms: swedishRooms } })
    expect(copy.problems()).toEqual([
      { file: swedishHome, field: "floorPlan.yard", reason: expect.stringContaining('"southWest"') },
    ])
  })

  test("with a kind of room that plans do not have", () => {
    const copy = copyOfContent("se")
    copy.set(swedishHome, { floorPlan: { rooms: [...without("hall"), { kind: "cellar", area: 8 }] } })
    expect(copy.problems()).toEqual([
      { file: swedishHome, field: "floorPlan.rooms.5.kind", reason: expect.stringContaining('"living"') },
    ])
  })
})

describe("an unreadable file", () => {
  test("a record that is not JSON", () => {
    const copy = copyOfContent("se")
    copy.edit(swedishHome, (text) => text.replace("{", "{,"))
    expect(copy.problems()).toEqual([
      { file: swedishHome, field: "(file)", reason: expect.stringMatching(/^is not valid JSON: .*position 1/) },
    ])
  })

  test("texts that are not JSON", () => {
    const copy = copyOfContent("se")
    copy.edit("texts/se.en.json", (text) => text.replace("{", "{,"))
    expect(copy.problems()).toEqual([
      { file: "texts/se.en.json", field: "(file)", reason: expect.stringMatching(/^is not valid JSON: .*position 1/) },
    ])
  })

  test.each<[string, (text: string) => string, string, string | RegExp]>([
    [
      "Markdown without front matter",
      (text) => text.slice(4),
      "(file)",
      "must start with front matter between --- lines, then text",
    ],
    [
      "Markdown that ends with its front matter",
      (text) => text.slice(0, text.indexOf("---", 4) + 4),
      "(file)",
      "must start with front matter between --- lines, then text",
    ],
    [
      "front matter that is not YAML",
      (text) => text.replace("title:", "title: ["),
      "(front matter)",
      /^is not valid YAML: /,
    ],
    ["front matter without a title", (text) => text.replace(/^title: .*\n/m, ""), "title", "is missing"],
    [
      "front matter with an unknown field",
      (text) => text.replace("date:", "mood: calm\ndate:"),
      "mood",
      "is not a field of this record",
    ],
    [
      "a slug that makes no address",
      (text) => text.replace(/^slug: .*$/m, "slug: How To"),
      "slug",
      "must be lower-case letters, digits and hyphens",
    ],
  ])("%s", (_, change, field, reason) => {
    const copy = copyOfContent("se")
    copy.edit("se/posts/fake-adverts.en.md", change)
    expect(copy.problems()).toEqual([
      {
        file: "se/posts/fake-adverts.en.md",
        field,
        reason: typeof reason === "string" ? reason : expect.stringMatching(reason),
      },
    ])
  })
})

describe("the languages of a document", () => {
  test.each<[string, (copy: Copy) => void, { file: string; field: string; reason: string }[]]>([
    [
      "a post that is missing in one",
      (copy) => copy.remove("fi/posts/leased-plot.fi.md"),
      [{ file: "fi/posts/leased-plot.fi.md", field: "(file)", reason: missing }],
    ],
    [
      "a page that is missing in two",
      (copy) => {
        copy.remove("fi/pages/about.fi.md")
        copy.remove("fi/pages/about.en.md")
      },
      [
        { file: "fi/pages/about.fi.md", field: "(file)", reason: missing },
        { file: "fi/pages/about.en.md", field: "(file)", reason: missing },
      ],
    ],
    [
      "a post of another date in one",
      (copy) => copy.edit("fi/posts/leased-plot.en.md", (text) => text.replace(/^date: .*$/m, 'date: "2026-01-01"')),
      [
        {
          file: "fi/posts/leased-plot.en.md",
          field: "date",
          reason: "differs from fi/posts/leased-plot.fi.md: it is the same in every language",
        },
      ],
    ],
    [
      "a page updated on another day in one",
      (copy) => copy.edit("fi/pages/about.sv.md", (text) => text.replace(/^updated: .*$/m, 'updated: "2026-01-01"')),
      [
        {
          file: "fi/pages/about.sv.md",
          field: "updated",
          reason: "differs from fi/pages/about.fi.md: it is the same in every language",
        },
      ],
    ],
  ])("%s", (_, change, problems) => {
    const copy = copyOfContent("fi")
    change(copy)
    expect(copy.problems()).toEqual(problems)
  })

  test("a file name with a language that the market lacks", () => {
    const copy = copyOfContent("se")
    const place = "se/posts/fake-adverts.fi.md"
    copy.repeat("se/posts/fake-adverts.en.md", place)
    expect(copy.problems()).toEqual([
      { file: place, field: "(file name)", reason: "must end in the language: .sv.md, .en.md" },
    ])
  })
})

test("a page without a slug that needs one", () => {
  const copy = copyOfContent("se")
  copy.edit("se/pages/selling.en.md", (text) => text.replace(/^slug: .*\n/m, ""))
  expect(copy.problems()).toEqual([
    {
      file: "se/pages/selling.en.md",
      field: "slug",
      reason: "is missing: only a page that is called like a route needs none",
    },
  ])
})

describe("the texts of the site", () => {
  const file = "texts/homes.fi.json"

  test("a key that one language lacks", () => {
    const copy = copyOfContent("fi")
    copy.set(file, { "home.browse": undefined })
    expect(copy.problems()).toEqual([{ file, field: "home.browse", reason: missing }])
  })

  test("an empty text", () => {
    const copy = copyOfContent("fi")
    copy.set(file, { "home.browse": " " })
    expect(copy.problems()).toEqual([{ file, field: "home.browse", reason: missing }])
  })

  test("a key that only one language has", () => {
    const copy = copyOfContent("fi")
    copy.set(file, { "home.sauna": "Sauna" })
    expect(copy.problems()).toEqual([
      { file, field: "home.sauna", reason: "is not a text of the site: texts/homes.sv.json has no such key" },
    ])
  })

  test("a key that only Swedish has is missing in the others", () => {
    const copy = copyOfContent("fi")
    copy.set("texts/homes.sv.json", { "home.sauna": "Bastu" })
    expect(copy.problems()).toEqual([
      { file: "texts/homes.fi.json", field: "home.sauna", reason: missing },
      { file: "texts/homes.en.json", field: "home.sauna", reason: missing },
    ])
  })
})

describe("a number that is not in the Finnish format", () => {
  const reason = (number: string) => `writes a number as "${number}": write 1 234,5 and 12 € in every language`

  test.each([
    ["It has 1,234 homes.", "1,234"],
    ["It costs €12.", "€12."],
    ["It costs 1,234,567 €.", "1,234"],
    ["It has 12.5 m² more.", "12.5"],
    ["The fee is 2.5 % of it.", "2.5"],
  ])("in a post: %s", (sentence, number) => {
    const copy = copyOfContent("se")
    const file = "se/posts/fake-adverts.en.md"
    copy.edit(file, (text) => `${text}\n${sentence}\n`)
    expect(copy.problems()).toEqual([{ file, field: "(text)", reason: reason(number) }])
  })

  test.each([["It has 1 234,5 m² and costs 12 €, on 12.5.2026 at 17.30, by act 2006:985, 13,14 or 0,5 %."]])(
    "and a valid one stays: %s",
    (sentence) => {
      const copy = copyOfContent("se")
      copy.edit("se/posts/fake-adverts.en.md", (text) => `${text}\n${sentence}\n`)
      expect(copy.problems()).toEqual([])
    },
  )

  test("in the headline of a home", () => {
    const copy = copyOfContent("se")
    copy.set(swedishHome, headline({ en: "A flat for 1,234 dreams" }))
    expect(copy.problems()).toEqual([{ file: swedishHome, field: "headline.en", reason: reason("1,234") }])
  })

  test.each<[string, (copy: Copy) => void, string, string]>([
    [
      "the description of a home",
      (copy) => copy.set(finnishHome, { description: { fi: "Koti.", sv: "Ett hem.", en: "50.5 m²." } }),
      finnishHome,
      "description.en",
    ],
    [
      "the description of an area",
      (copy) => copy.set("fi/areas/kallio.json", { description: { fi: "Alue.", sv: "Ett område.", en: "50.5 m²." } }),
      "fi/areas/kallio.json",
      "description.en",
    ],
    [
      "the summary of an area",
      (copy) => copy.set("fi/areas/kallio.json", { summary: { fi: "Alue.", sv: "Ett område.", en: "50.5 m²." } }),
      "fi/areas/kallio.json",
      "summary.en",
    ],
    [
      "the description of a house",
      (copy) =>
        copy.set("fi/houses/toolon-oksa.json", { description: { fi: "Talo.", sv: "Ett hus.", en: "50.5 m²." } }),
      "fi/houses/toolon-oksa.json",
      "description.en",
    ],
    [
      "the title of a post",
      (copy) => copy.edit("fi/posts/leased-plot.en.md", (text) => text.replace(/^title: .*$/m, "title: 50.5 m²")),
      "fi/posts/leased-plot.en.md",
      "title",
    ],
    [
      "the description of a page",
      (copy) => copy.edit("fi/pages/about.en.md", (text) => text.replace(/^description: .*$/m, "description: 50.5 m²")),
      "fi/pages/about.en.md",
      "description",
    ],
  ])("in %s", (_, change, file, field) => {
    const copy = copyOfContent("fi")
    change(copy)
    expect(copy.problems()).toEqual([{ file, field, reason: reason("50.5") }])
  })
})

test("every problem is reported, not only the first", () => {
  const copy = copyOfContent("se")
  copy.set(swedishHome, { agent: "nobody", livingArea: 200 })
  copy.set(swedishHouse, { price: -1 })
  expect(copy.problems().map(({ file, field }) => [file, field])).toEqual([
    [swedishHouse, "price"],
    [swedishHome, "agent"],
    [swedishHome, "floorPlan"],
  ])
})

test("a record with several kinds of problems is read once, and is not missed where others name it", () => {
  const copy = copyOfContent("fi")
  copy.set("fi/listings/lehvankatu-9-a-8.json", {
    ...{ livingArea: "48", agent: "nobody", status: "sold", tenure: "property", pictures: ["none.jpg"] },
    description: { fi: "Kaksio, 1,234 euroa", sv: "Tvåa", en: "Two rooms <b>here</b>" },
  })
  copy.set("fi/houses/toolon-oksa.json", { floors: 0 })
  copy.set("fi/agents/aino-lehtovirta.json", { phone: "040 123" })
  copy.set("fi/areas/kallio.json", { postalCode: "99999", facts: [], coordinates: null })
  expect(copy.problems().map(({ file, field }) => `${file.replace(/^fi\/|\.json$/g, "")} ${field}`)).toEqual([
    "areas/kallio coordinates",
    "agents/aino-lehtovirta phone",
    "houses/toolon-oksa floors",
    "listings/lehvankatu-9-a-8 description.en",
    "listings/lehvankatu-9-a-8 livingArea",
    "listings/lehvankatu-9-a-8 pictures",
    "listings/lehvankatu-9-a-8 land",
    "listings/lehvankatu-9-a-8 soldOn",
    "listings/lehvankatu-9-a-8 description.fi",
    "areas/kallio postalCode",
    "listings/lehvankatu-9-a-8 agent",
  ])
})

describe("a field without a value", () => {
  const optional = "has no value (null): leave the field out"
  const required = "has no value (null), and is required: write it"

  test("is named with what to do, beside every other problem of the record", () => {
    const copy = copyOfContent("se")
    copy.set(swedishHome, {
      soldOn: null,
      otherArea: null,
      price: null,
      livingArea: null,
      headline: { sv: "Tvåa", en: null },
      pictures: ["kitchen.jpg", null, "hall.jpg", "bath.jpg"],
      association: { ...swedishAssociation, keyFigures: null, name: null },
      mood: null,
      rooms: 2.3,
    })
    const problems = copy.problems().filter(({ field }) => !/^pictures\.?[023]?$/.test(field))
    expect(Object.fromEntries(problems.map(({ field, reason }) => [field, reason]))).toEqual({
      soldOn: optional,
      otherArea: optional,
      price: optional,
      livingArea: required,
      "headline.en": required,
      "pictures.1": required,
      "association.keyFigures": optional,
      "association.name": required,
      mood: optional,
      rooms: "must be a whole number of rooms, or end in .5",
    })
  })

  test("is named in what a rule requires, with the rule", () => {
    const copy = copyOfContent("fi")
    copy.set(finnishHome, { energy: null, floorPlan: null })
    expect(copy.problems()).toEqual([
      { file: finnishHome, field: "energy", reason: optional },
      {
        file: finnishHome,
        field: "floorPlan",
        reason: "has no value (null), and is required, unless the home is yet to come",
      },
    ])
  })

  test("has none in a record that is null, and may be null where a figure is not published", () => {
    const copy = copyOfContent("fi")
    copy.edit("fi/topics/energy.json", () => "null")
    copy.edit("fi/neighbourhoods.json", (text) => text.replace('"postalCode": "00', '"postalCode": "x'))
    expect(copy.problems().filter(({ file }) => /neighbourhoods|energy/.test(file))).toEqual([
      { file: "fi/neighbourhoods.json", field: "0.postalCode", reason: expect.any(String) },
      { file: "fi/topics/energy.json", field: "(file)", reason: required },
    ])
  })
})

test("a tax that rounds to a multiple of nothing", () => {
  const copy = copyOfContent("se")
  copy.edit("se/cost.json", (text) => text.replace(/"step": \d+/, '"step": 0'))
  expect(copy.problems()).toEqual([{ file: "se/cost.json", field: "purchaseTaxes.step", reason: "must be above 0" }])
})

describe("former ids", () => {
  const problemsWith = (fields: Record<string, unknown>) => {
    const copy = copyOfContent("se")
    copy.set(swedishHome, fields)
    copy.set(swedishHouse, { formerIds: ["sjovik-7"] })
    return copy.problems()
  }

  test("are allowed, and each belongs to one home that has no other record", () => {
    expect(problemsWith({ formerIds: ["kvistgatan-12-lgh-1301", "kvist-12"] })).toEqual([])
    expect(problemsWith({ formerIds: ["bjorkvagen-7", "sjovik-7", "kvistgatan-12", "Kvist 12"] })).toEqual([
      {
        file: swedishHome,
        field: "formerIds.3",
        reason: "must be lower-case letters, digits and hyphens",
      },
    ])
    expect(problemsWith({ formerIds: ["bjorkvagen-7", "sjovik-7", "kvistgatan-12"] })).toEqual([
      {
        file: swedishHome,
        field: "formerIds",
        reason: `names "bjorkvagen-7", which is the present id of ${swedishHouse}: remove that record, or the id here`,
      },
      {
        file: swedishHome,
        field: "formerIds",
        reason: `names "sjovik-7", and so does ${swedishHouse}: remove it from one of them`,
      },
      {
        file: swedishHome,
        field: "formerIds",
        reason: `names "kvistgatan-12", which is the present id of ${swedishHome}: remove that record, or the id here`,
      },
    ])
  })
})

describe("two records of one dwelling", () => {
  const twin = (market: "se" | "fi", file: string, fields: Record<string, unknown>) => {
    const copy = copyOfContent(market)
    const second = file.replace(".json", "-again.json")
    copy.repeat(file, second)
    copy.set(second, fields)
    return copy.problems().filter(({ field }) => field === "address.street")
  }
  const reason = (file: string) =>
    `is the same dwelling as ${file}: remove one of them and name its id in formerIds of the other, or correct the address or the apartment's number`

  test("are both named, whatever their spaces and capitals", () => {
    const address = { street: "KVISTGATAN  12", postalCode: "11820", city: "Stockholm" }
    expect(twin("se", swedishHome, { address })).toEqual([
      { file: "se/listings/kvistgatan-12-again.json", field: "address.street", reason: reason(swedishHome) },
    ])
    expect(twin("fi", finnishHome, {})).toEqual([
      { file: "fi/listings/oksakatu-3-a-5-again.json", field: "address.street", reason: reason(finnishHome) },
    ])
  })

  test.each([
    ["KVISTGATAN 12", "lgh 1303"],
    ["Kvistgatan 12", "01303"],
    ["Kvistgatan 12, lgh 1303", "1303"],
  ])("are noticed however the number of the flat is written: %s, %s", (street, apartmentNumber) => {
    const address = { street, postalCode: "118 20", city: "Stockholm" }
    expect(twin("se", swedishHome, { address, association: { ...swedishAssociation, apartmentNumber } })).toHaveLength(
      1,
    )
  })

  test.each(["Oksakatu 3A5", "Oksakatu 3 a as. 5", "oksakatu 3 A 005"])("are noticed as %s", (street) => {
    expect(twin("fi", finnishHome, { address: { street, postalCode: "00530", city: "Helsinki" } })).toHaveLength(1)
  })

  test("are none with another number in the same house, or after a sale", () => {
    expect(twin("se", swedishHome, { association: { ...swedishAssociation, apartmentNumber: "1999" } })).toEqual([])
    expect(twin("fi", finnishHome, { status: "sold", soldOn: "2026-11-20" })).toEqual([])
  })
})

describe("topics", () => {
  test("a topic that only one language has", () => {
    const copy = copyOfContent("se")
    copy.set("se/topics/energy.json", { slug: { sv: "energi" } })
    expect(copy.problems()).toContainEqual({ file: "se/topics/energy.json", field: "slug.en", reason: "is missing" })
  })

  test("an article with an unknown topic, and a topic without articles", () => {
    const copy = copyOfContent("se")
    for (const language of ["en", "sv"])
      copy.edit(`se/posts/choosing-an-area.${language}.md`, (text) =>
        text.replace("topics: [areas]", "topics: [parks]"),
      )
    expect(copy.problems()).toEqual([
      ...["en", "sv"].map((language) => ({
        file: `se/posts/choosing-an-area.${language}.md`,
        field: "topics",
        reason: 'names an unknown topic: "parks"; known: adverts, areas, bostadsratt, buying, costs, energy',
      })),
      { file: "se/topics/areas.json", field: "(file)", reason: "is a topic that no article has" },
    ])
  })

  test("an article with other topics in one language", () => {
    const copy = copyOfContent("se")
    copy.edit("se/posts/choosing-an-area.sv.md", (text) => text.replace("topics: [areas]", "topics: [areas, buying]"))
    expect(copy.problems()).toEqual([
      {
        file: "se/posts/choosing-an-area.en.md",
        field: "topics",
        reason: "differs from se/posts/choosing-an-area.sv.md: it is the same in every language",
      },
    ])
  })
})

test("an article with a change no later than its publication", () => {
  const copy = copyOfContent("se")
  for (const language of ["en", "sv"])
    copy.edit(`se/posts/fee-and-loans.${language}.md`, (text) =>
      text.replace("date: 2026-10-08", "date: 2026-10-08\nupdated: 2026-10-08"),
    )
  expect(copy.problems()).toEqual(
    ["en", "sv"].map((language) => ({
      file: `se/posts/fee-and-loans.${language}.md`,
      field: "updated",
      reason: "must be later than date; leave it out of an article that has not changed",
    })),
  )
})

test.each([
  ["se", "privacy"],
  ["fi", "hitas"],
] as const)("a market %s without the page %s, to which every page links", (market, page) => {
  const copy = copyOfContent(market)
  for (const language of copy.languages) copy.remove(`${market}/pages/${page}.${language}.md`)
  expect(copy.problems()).toEqual([
    {
      file: `${market}/pages/${page}.sv.md`,
      field: "(file)",
      reason: "is missing: every page of the site links to it, so write it in each language",
    },
  ])
})

test.each([
  ["the sample has", "features/sample", "src/content", []],
  ["only the editors have", "src/content", "features/sample", ["se/pages/privacy.sv.md"]],
])("these pages, if %s them, in the content of the sample", (_, withPages, withoutPages, missing) => {
  const [project, folder] = [temporaryFolder(), process.cwd()]
  linkSample(join(project, withPages))
  linkShared(join(project, withoutPages))
  process.chdir(project)
  try {
    const files = problemsOf(() => readContent("se")).map(({ file }) => file)
    expect(files.filter((file) => file.includes("/pages/"))).toEqual(missing)
  } finally {
    process.chdir(folder)
  }
})

test.each(["title", "description"])(
  "two texts of a language with one %s, which search engines would take for one",
  (field) => {
    const copy = copyOfContent("se")
    const about = readFileSync(join(copy.root, "se/pages/about.sv.md"), "utf8")
    const line = new RegExp(`^${field}: .*$`, "m").exec(about)?.[0] ?? ""
    copy.edit("se/posts/fee-and-loans.sv.md", (text) => text.replace(new RegExp(`^${field}: .*$`, "m"), () => line))
    expect(copy.problems()).toEqual([
      { file: "se/posts/fee-and-loans.sv.md", field, reason: "is also that of se/pages/about.sv.md: say what differs" },
    ])
  },
)

test("a market with homes but without a map", () => {
  const copy = copyOfContent("se")
  copy.remove("se/map.json")
  expect(copy.problems()).toEqual([
    {
      file: "se/map.json",
      field: "(file)",
      reason: "is missing: the list shows homes on a map",
    },
  ])
})

test("a hitas page without the places of its example and its timeline", () => {
  const copy = copyOfContent("fi")
  copy.edit("fi/pages/hitas.sv.md", (text) => text.replace("{example}", ""))
  copy.edit("fi/pages/hitas.en.md", (text) => text.replace("{timeline}", "{example}"))
  expect(copy.problems()).toEqual(
    ["en", "sv"].map((language) => ({
      file: `fi/pages/hitas.${language}.md`,
      field: "(text)",
      reason: "must have these lines, in this order: {example}, {timeline}",
    })),
  )
})

describe("sold homes without a page", () => {
  const home = {
    area: "uppsala",
    street: "Provgatan 1",
    type: "apartment",
    rooms: 2,
    livingArea: 50,
    yearBuilt: 1950,
    askedFirst: 200_000_000,
    price: 210_000_000,
    soldOn: "2026-05-04",
  }
  const problemsWith = (...homes: object[]) => {
    const copy = copyOfContent("se")
    copy.edit("se/sold.json", () => JSON.stringify(homes))
    return copy.problems()
  }

  test("may lack a floor", () => {
    expect(problemsWith(home)).toEqual([])
  })

  test.each<[string, object, string, string]>([
    ["no first asking price", { askedFirst: undefined }, "0.askedFirst", "is missing"],
    ["a price of nothing", { price: 0 }, "0.price", "must be above 0"],
    ["a day in words", { soldOn: "4 maj" }, "0.soldOn", "Invalid ISO date"],
    ["a field too many", { agent: "tuva-rimstedt" }, "0.agent", "is not a field of this record"],
  ])("must not have %s", (_, fields, field, reason) => {
    expect(problemsWith({ ...home, ...fields })).toEqual([{ file: "se/sold.json", field, reason }])
  })

  test("must be in an area of the market", () => {
    expect(problemsWith({ ...home, area: "kallio" })).toEqual([
      {
        file: "se/sold.json",
        field: "0.area (Provgatan 1)",
        reason: expect.stringMatching(/^names an unknown area: "kallio"; known: goteborg, /),
      },
    ])
  })

  test("must not be listings too", () => {
    expect(problemsWith(home, { ...home, area: "sodermalm", street: "Såldstigen 4" })).toEqual([
      {
        file: "se/sold.json",
        field: "1.street (Såldstigen 4)",
        reason: "is the address of the listing saldstigen-4: remove it here",
      },
    ])
  })

  test("must not be stated twice, unless they were sold twice", () => {
    expect(problemsWith(home, { ...home, soldOn: "2025-05-05" })).toEqual([])
    expect(problemsWith(home, home)).toEqual([
      {
        file: "se/sold.json",
        field: "1.street (Provgatan 1)",
        reason: "is the same sale as record 0: remove one of them",
      },
    ])
  })
})

describe("what is around the areas", () => {
  const file = "se/surroundings.json"
  const station = {
    name: { sv: "Slussen", en: "Slussen" },
    kinds: ["metro"],
    coordinates: { lat: 59.3195, lon: 18.0722 },
  }
  const problemsWith = (fields: Readonly<Record<string, unknown>>) => {
    const copy = copyOfContent("se")
    copy.set(file, fields)
    return copy.problems()
  }

  test.each<[string, Record<string, unknown>, string, string | RegExp]>([
    ["a source that is not in sources.json", { source: "hearsay" }, "source", /^names an unknown source: "hearsay"/],
    ["an area of another market", { areas: ["kallio"] }, "areas", /^names an unknown area: "kallio"/],
    [
      "a link for an unknown area",
      { links: [{ name: { sv: "Resor", en: "Journeys" }, url: "https://sl.se/", areas: ["kista"] }] },
      "links.0.areas",
      /^names an unknown area: "kista"/,
    ],
    ["no station", { stations: [] }, "stations", /^Too small/],
    ["a station without its kind", { stations: [{ ...station, kinds: [] }] }, "stations.0.kinds", /^Too small/],
    [
      "a station in one language",
      { stations: [{ ...station, name: { sv: "Slussen" } }] },
      "stations.0.name.en",
      "is missing",
    ],
    [
      "a station in the sea, its latitude and longitude exchanged",
      { stations: [{ ...station, coordinates: { lat: 18.0722, lon: 31 } }] },
      "stations.0.coordinates.lat",
      /^Too small/,
    ],
  ])("must not have %s", (_, fields, field, reason) => {
    const [problem, ...others] = problemsWith(fields)
    expect(problem).toEqual({ file, field, reason: expect.stringMatching(reason) })
    expect(others).toEqual([])
  })
})
