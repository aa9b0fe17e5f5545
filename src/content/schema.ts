import { z } from "zod"
import type { Language } from "../spec/languages.ts"

/**
 * The shape of every record under `src/content`. Money is in minor units (öre, cents), areas in m²,
 * days are ISO 8601 dates. A field is required here where the market's adverts must show it by law
 * or where a page cannot be honest without it.
 */

/** Sources of the advert rules: Finnish decree 130/2001 § 2; Swedish act 2006:985 and the estate agents' inspectorate (FMI). */
const line = z.string().trim().min(1)
const minorUnits = z
  .int({
    error: ({ input }) => (input === undefined ? "is missing" : "must be a whole number of minor units (öre or cents)"),
  })
  .nonnegative()
const squareMetres = z.number().positive()
const day = z.iso.date()
const picture = z.string().regex(/^[a-z0-9-]+\.jpg$/, "must be the name of a .jpg in src/content/media")

/** Part of an address. */
export const slug = z.string().regex(/^[a-z0-9-]+$/, "must be lower-case letters, digits and hyphens")

const translated = (languages: readonly Language[], text: z.ZodType<string> = line) =>
  z.strictObject(Object.fromEntries(languages.map((language) => [language, text]))) as unknown as z.ZodType<Translated>

/** One text in every language of its market. */
export type Translated = { readonly [language in Language]?: string }

const coordinates = z.strictObject({ lat: z.number().min(54).max(71), lon: z.number().min(4).max(32) })

const address = z.strictObject({
  street: line,
  postalCode: z.string().regex(/^\d{3} ?\d{2}$/, "must be five digits"),
  city: line,
})

export const features = [
  "lift",
  "balcony",
  "glazedBalcony",
  "terrace",
  "patio",
  "sauna",
  "fireplace",
  "storage",
  "parking",
  "garage",
  "evCharging",
  "laundryRoom",
  "broadband",
  "seaView",
] as const

const energyClass = z.enum(["A", "B", "C", "D", "E", "F", "G"])

type Completion = { estimatedCompletion?: string | undefined; yearBuilt: number; updatedAt: string }
const completionIsTold = [
  (home: Completion) => home.yearBuilt <= Number(home.updatedAt.slice(0, 4)) || home.estimatedCompletion !== undefined,
  { path: ["estimatedCompletion"], error: "is required while the building is not completed" },
] as [(home: Completion) => boolean, { path: string[]; error: string }]

type Sale = {
  status: string
  floorPlan?: string | undefined
  soldOn?: string | undefined
  priceHistory: unknown[]
  priceSince?: string | undefined
}
const planIsThere = [
  (home: Sale) => home.status === "upcoming" || home.floorPlan !== undefined,
  { path: ["floorPlan"], error: "is required, unless the home is yet to come" },
] as [(home: Sale) => boolean, { path: string[]; error: string }]
const saleIsDated = [
  (home: Sale) => (home.status === "sold") === (home.soldOn !== undefined),
  { path: ["soldOn"], error: "is required once sold, and only then" },
] as [(home: Sale) => boolean, { path: string[]; error: string }]
const priceIsDated = [
  (home: Sale) => home.status === "sold" || home.priceHistory.length === 0 || home.priceSince !== undefined,
  { path: ["priceSince"], error: "is required where other prices were asked before" },
] as [(home: Sale) => boolean, { path: string[]; error: string }]

const listingFields = (languages: readonly Language[]) => ({
  /** Id of an area of the market. */
  area: line,
  type: z.enum(["apartment", "rowHouse", "semiDetached", "house"]),
  status: z.enum(["upcoming", "forSale", "reserved", "sold"]),
  publishedAt: day,
  updatedAt: day,
  newBuild: z.boolean(),
  /** Year and month, required while the building is planned or under construction. */
  estimatedCompletion: z
    .string()
    .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "must be a year and a month, such as 2027-05")
    .optional(),
  address,
  coordinates,
  headline: translated(languages),
  /** Paragraphs, parted by an empty line. */
  description: translated(languages),
  livingArea: squareMetres,
  otherArea: squareMetres.optional(),
  plotArea: squareMetres.optional(),
  rooms: z.int().min(1).max(20),
  floor: z.int().optional(),
  floors: z.int().min(1).optional(),
  yearBuilt: z.int().min(1600).max(2030),
  condition: z.enum(["new", "good", "satisfactory", "needsRenovation"]),
  heating: z.enum(["districtHeating", "geothermal", "exhaustAirHeatPump", "airToWaterHeatPump", "directElectric"]),
  features: z.array(z.enum(features)),
  pictures: z.array(picture).min(4).max(8),
  /** Only a home that is yet to come may be without. */
  floorPlan: z
    .string()
    .regex(/^plan-\d{2}\.svg$/, "must be the name of a plan in src/content/media/plans")
    .optional(),
  /** Id of a broker of the market. */
  broker: line,
  viewings: z.array(
    z
      .strictObject({ start: z.iso.datetime({ offset: true }), end: z.iso.datetime({ offset: true }) })
      .refine(({ start, end }) => Date.parse(start) < Date.parse(end), {
        path: ["end"],
        error: "must be later than start",
      }),
  ),
  /** Earlier asking prices, oldest first, each with the day from which it was asked; the price of today is not among them. */
  priceHistory: z.array(z.strictObject({ date: day, price: minorUnits })),
  /** The day from which the price of today has been asked, required where there were others. */
  priceSince: day.optional(),
  /** Required once sold. */
  soldOn: day.optional(),
  availableFrom: z.union([day, z.literal("negotiable")]),
  /** Costs beside the usual ones, each in the currency that it is charged in (ISO 4217). */
  otherCosts: z
    .array(
      z.strictObject({
        label: translated(languages),
        amount: minorUnits,
        currency: z.string().regex(/^[A-Z]{3}$/, "must be a three-letter ISO 4217 code"),
        per: z.enum(["month", "year", "once"]),
        /** Only for those who choose it: it is told, and left out of what the home costs a month. */
        optional: z.literal(true).optional(),
      }),
    )
    .optional(),
})

const renovations = (languages: readonly Language[]) =>
  z.strictObject({ done: z.array(translated(languages)), planned: z.array(translated(languages)) })

/** A home without an energy class says why. */
const withoutClass = (languages: readonly Language[]) =>
  [
    z.strictObject({ status: z.literal("notRequired"), reason: translated(languages) }),
    z.strictObject({ status: z.literal("missing"), reason: translated(languages) }),
  ] as const

const swedishListing = (languages: readonly Language[]) =>
  z
    .strictObject({
      ...listingFields(languages),
      priceType: z.enum(["asking", "accepted", "fixed"]),
      /** Asking price (utgångspris), or the final price once sold. */
      price: minorUnits,
      /** kr a year. */
      runningCost: minorUnits,
      energy: z.discriminatedUnion("status", [
        /** kWh per m² and year (primärenergital). */
        z.strictObject({ status: z.literal("class"), class: energyClass, performance: z.int().positive() }),
        ...withoutClass(languages),
      ]),
      tenure: z.enum(["bostadsratt", "aganderatt"]),
      /** Required for a bostadsrätt. */
      association: z
        .strictObject({
          name: line,
          apartmentNumber: line,
          /** Per cent of the association (andelstal). */
          share: z.number().positive().max(100),
          pledged: z.boolean(),
          monthlyFee: minorUnits,
          feeChange: translated(languages).optional(),
          annualReportYear: z.int(),
          genuine: z.boolean(),
          homes: z.int().positive(),
          plotTenure: z.enum(["owned", "leased"]),
          renovations: renovations(languages),
        })
        .optional(),
      /** Required for real property (äganderätt). */
      cadastral: z
        .strictObject({
          designation: line,
          /** How the house is built (byggnadssätt). */
          construction: translated(languages),
          taxValue: minorUnits,
          mortgageDeeds: z.int().nonnegative(),
          easements: translated(languages).optional(),
          jointFacilities: translated(languages).optional(),
        })
        .optional(),
    })
    .refine((home) => home.status !== "sold" || home.priceHistory.length > 0, {
      path: ["priceHistory"],
      error: "needs the price that was asked, once sold",
    })
    .refine((home) => home.tenure !== "bostadsratt" || home.association, {
      path: ["association"],
      error: "is required for a bostadsrätt",
    })
    .refine((home) => home.tenure !== "aganderatt" || home.cadastral, {
      path: ["cadastral"],
      error: "is required for real property",
    })
    .refine((home) => home.tenure !== "aganderatt" || home.plotArea, {
      path: ["plotArea"],
      error: "is required for real property",
    })
    .refine(...completionIsTold)
    .refine(...planIsThere)
    .refine(...saleIsDated)
    .refine(...priceIsDated)

const housingCompany = (languages: readonly Language[]) =>
  z.strictObject({
    name: line,
    manager: line,
    homes: z.int().positive(),
    plot: z.strictObject({
      tenure: z.enum(["owned", "leased", "optionalLease"]),
      area: squareMetres,
      /** Year that a lease ends. */
      leaseEnd: z.int().optional(),
      landlord: translated(languages).optional(),
    }),
    /** Loans of the whole company. */
    loans: minorUnits,
    redemption: z.enum(["none", "company", "shareholders", "city"]),
    renovations: renovations(languages),
  })

const finnishEnergy = (languages: readonly Language[]) =>
  z.discriminatedUnion("status", [
    z.strictObject({
      status: z.literal("class"),
      class: energyClass,
      lawYear: z.union([z.literal(2007), z.literal(2013), z.literal(2018)]),
    }),
    ...withoutClass(languages),
  ])

const finnishListing = (languages: readonly Language[]) =>
  z
    .strictObject({
      ...listingFields(languages),
      /** Id of a house; its company and energy class are then the home's. */
      house: line.optional(),
      /** Finnish layout code: 3h+k+s. */
      layout: z.string().regex(/^\d+h(\+[a-zäö]+)*$/, "must be a layout code such as 3h+k+s"),
      /** Velaton hinta = myyntihinta + velkaosuus. */
      debtFreePrice: minorUnits,
      sellingPrice: minorUnits,
      debtShare: minorUnits,
      /** A month. */
      maintenanceCharge: minorUnits,
      financingCharge: minorUnits,
      /** A person and month. */
      waterFee: minorUnits,
      energy: finnishEnergy(languages).optional(),
      tenure: z.enum(["shares", "property"]),
      /** What the owner of a home on an optional leased plot pays for its part of the plot (lunastusosuus). */
      plotShare: minorUnits.optional(),
      /** Required for real property. */
      land: z.strictObject({ tenure: z.enum(["owned", "leased"]), zoning: translated(languages) }).optional(),
      housingCompany: housingCompany(languages).optional(),
      hitas: z.strictObject({ maximumPrice: minorUnits, confirmedOn: day, validTo: day }).optional(),
    })
    .refine((home) => home.debtFreePrice === home.sellingPrice + home.debtShare, {
      path: ["debtFreePrice"],
      error: "must be sellingPrice plus debtShare",
    })
    .refine((home) => home.tenure !== "shares" || Boolean(home.house) !== Boolean(home.housingCompany), {
      path: ["housingCompany"],
      error: "is required for shares, unless house names the building",
    })
    .refine((home) => (home.tenure === "property") === Boolean(home.land), {
      path: ["land"],
      error: "is required for real property, and only there",
    })
    .refine((home) => (home.housingCompany?.plot.tenure === "optionalLease") === (home.plotShare !== undefined), {
      path: ["plotShare"],
      error: "is required on an optional leased plot, and only there",
    })
    .refine((home) => Boolean(home.house) !== Boolean(home.energy), {
      path: ["energy"],
      error: "is required, unless house names the building",
    })
    .refine(...completionIsTold)
    .refine(...planIsThere)
    .refine(...saleIsDated)
    .refine(...priceIsDated)

const house = (languages: readonly Language[]) =>
  z.strictObject({
    area: line,
    address,
    coordinates,
    description: translated(languages),
    yearBuilt: z.int(),
    floors: z.int().min(1),
    lift: z.boolean(),
    material: z.enum(["brick", "concrete", "wood", "stone"]),
    heating: listingFields(languages).heating,
    energy: finnishEnergy(languages),
    company: housingCompany(languages),
    pictures: z.array(picture).min(2).max(6),
  })

const areaFigures = ["population", "populationChange", "landArea", "density"] as const

const area = (languages: readonly Language[]) =>
  z.strictObject({
    name: translated(languages),
    city: translated(languages),
    summary: translated(languages),
    description: translated(languages),
    picture,
    coordinates,
    /** Postal code of the neighbourhood whose figures are the area's (Finland). */
    postalCode: z
      .string()
      .regex(/^\d{5}$/)
      .optional(),
    /** Places of `prices.json` whose prices are told where the area has none of its own (Sweden), the nearest first. */
    pricesOf: z.array(line).optional(),
    facts: z.array(
      z
        .strictObject({
          figure: z.enum(areaFigures),
          /** Null where no figure was found. */
          value: z.number().nullable(),
          year: z.int().optional(),
          source: line.optional(),
        })
        .refine(({ value, year, source }) => value === null || (year !== undefined && source !== undefined), {
          error: "must have its year and its source",
        }),
    ),
  })

const broker = (languages: readonly Language[]) =>
  z.strictObject({
    name: line,
    title: translated(languages),
    phone: z.string().regex(/^\+\d{8,15}$/),
    phoneLabel: line,
    email: z.email(),
    /** A sentence or two, for those who read what the broker wrote or look for somebody to sell their home. */
    presentation: translated(languages),
  })

/** What articles are about, with a page of its own that lists them. */
const topic = (languages: readonly Language[]) =>
  z.strictObject({
    name: translated(languages),
    slug: translated(languages, slug),
    /** Of its page: "Articles about energy". */
    heading: translated(languages),
    description: translated(languages),
  })

/** Where a figure was read, with the year or day it stands for in its name. */
export const source = (languages: readonly Language[]) =>
  z.strictObject({
    /** As it stands beside a figure. */
    short: translated(languages),
    name: translated(languages),
    url: z.url(),
  })

/** What a city's areas are compared with. A figure that was not found is left out. */
const city = (languages: readonly Language[]) =>
  z.strictObject({
    name: translated(languages),
    /** How many postal areas its figures are the sum of (Finland): areas too small to be published are not among them. */
    postalAreas: z.int().positive().optional(),
    source: line,
    year: z.int(),
    figures: z.partialRecord(
      z.enum([...areaFigures, "meanAge", "withChildren", "dwellings", "meanLivingArea", "flats", "ownerOccupied"]),
      z.number(),
    ),
  })

/** Prices of tenant-owned flats (bostadsrätter) in one month, kr per m², of places larger than areas. */
const prices = (languages: readonly Language[]) =>
  z.strictObject({
    month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "must be a year and a month, such as 2024-06"),
    source: line,
    places: z.record(
      z.string(),
      z.strictObject({ name: translated(languages), perSquareMetre: z.number().positive() }),
    ),
  })

const figure = z.number().nullable()

/** The year of the prices of neighbourhoods, and the years over which they are followed. */
export const priceYear = "2025"
export const priceYears = ["2023", "2024", priceYear] as const

/** A figure by year. */
const series = z.record(z.string().regex(/^\d{4}$/), figure)

/** One postal area; null is "no data". Prices are €/m² of old dwellings in housing companies. */
export const neighbourhood = z.strictObject({
  postalCode: z.string().regex(/^\d{5}$/),
  name: z.strictObject({ fi: line, sv: line, en: line }),
  city: z.strictObject({ fi: line, sv: line, en: line }),
  coordinates,
  landArea: figure,
  population: figure,
  density: figure,
  meanAge: figure,
  dwellings: figure,
  meanLivingArea: figure,
  flats: figure,
  ownerOccupied: figure,
  withChildren: figure,
  medianIncome: figure,
  prices: z.strictObject({ oneRoom: figure, twoRooms: figure, threeRooms: figure, rowHouse: figure }),
  twoRoomPrices: z.record(z.enum(priceYears), figure),
  history: z.strictObject({ population: series, medianIncome: series }).optional(),
})

/** A water's line as longitude and latitude by turns. */
const outline = z.array(z.number()).min(6)

/** Waters of a market's map: as they are seen from afar, and in detail within boxes (west, south, east, north). */
export const waters = z.strictObject({
  overview: z.array(outline),
  regions: z.array(
    z.strictObject({
      id: slug,
      box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
      waters: z.array(outline),
    }),
  ),
})

const geographyLabel = (languages: readonly Language[]) =>
  z.strictObject({
    kind: z.enum(["country", "sea", "lake", "water", "city", "town", "place"]),
    name: translated(languages),
    ...coordinates.shape,
    /** Shown where a pixel stands for at most and at least as many metres. */
    most: z.number().positive(),
    least: z.number().nonnegative(),
  })
export type GeographyLabel = z.infer<ReturnType<typeof geographyLabel>>

/** What a market's map reaches over, and the names on it. */
const map = (languages: readonly Language[]) =>
  z.strictObject({
    /** Longitude in the middle. */
    meridian: z.number(),
    /** West, north, east and south end, in kilometres from where the meridian meets the equator. */
    reach: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    sources: z.array(z.strictObject({ name: line, url: z.url() })).min(1),
    labels: z.array(geographyLabel(languages)),
  })

const percent = z.number().nonnegative().max(100)

/** What the example of a home's monthly cost is reckoned with: an example of its month, not an offer. */
export const costAssumptions = z
  .strictObject({
    month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "must be a year and a month, such as 2026-11"),
    /** Per cent of the price. */
    downPayment: percent,
    /** Per cent a year. */
    interest: percent,
    /** Per cent of the loan each year. */
    amortisation: percent.optional(),
    /** Of an annuity. */
    years: z.int().min(1).max(60).optional(),
    /** Who use water that is paid for by the person. */
    persons: z.int().min(1).max(20).optional(),
    /** Electricity and insurance a month, where adverts do not tell the running cost. */
    running: minorUnits.optional(),
  })
  .refine(({ amortisation, years }) => (amortisation === undefined) !== (years === undefined), {
    path: ["amortisation"],
    error: "or years is required, and not both",
  })
export type CostAssumptions = z.infer<typeof costAssumptions>

export const postFrontMatter = z
  .strictObject({
    title: line,
    description: line.max(180),
    slug,
    date: day,
    /** Day of the last change that a reader would notice. */
    updated: day.optional(),
    /** Id of a broker of the market. */
    author: line,
    picture,
    /** Ids of topics of the market. */
    topics: z.array(line).min(1).max(3),
  })
  .refine(({ date, updated }) => updated === undefined || updated > date, {
    path: ["updated"],
    error: "must be later than date; leave it out of an article that has not changed",
  })

export const pageFrontMatter = z.strictObject({
  title: line,
  description: line.max(180),
  /** Left out where the page is a route of its own (privacy, hitas). */
  slug: slug.optional(),
  updated: day,
  picture: picture.optional(),
  /** How something goes, in order: the page for sellers. */
  steps: z.array(z.strictObject({ name: line, time: line, text: line })).optional(),
  /** What it costs, with the day of the prices in the note. */
  prices: z.strictObject({ note: line, items: z.array(z.strictObject({ term: line, value: line })) }).optional(),
  questions: z.array(z.strictObject({ question: line, answer: line })).optional(),
  /** Short dated facts that lead the page. */
  facts: z.array(z.strictObject({ term: line, value: line })).optional(),
  sources: z.array(z.strictObject({ name: line, url: z.url() })).optional(),
})

/** Schemas of the records of one market, whose texts must be in each of its languages. */
export const schemas = (languages: readonly Language[]) => ({
  area: area(languages),
  broker: broker(languages),
  cities: city(languages).array(),
  finnishListing: finnishListing(languages),
  house: house(languages),
  prices: prices(languages),
  map: map(languages),
  sources: z.record(z.string(), source(languages)),
  swedishListing: swedishListing(languages),
  topic: topic(languages),
})

type Schemas = ReturnType<typeof schemas>
export type Area = z.infer<Schemas["area"]>
export type Broker = z.infer<Schemas["broker"]>
export type City = z.infer<Schemas["cities"]>[number]
export type Prices = z.infer<Schemas["prices"]>
export type FinnishListing = z.infer<Schemas["finnishListing"]>
export type SwedishListing = z.infer<Schemas["swedishListing"]>
export type Listing = FinnishListing | SwedishListing
export const isFinnish = (listing: Listing): listing is FinnishListing => "debtFreePrice" in listing
export type House = z.infer<Schemas["house"]>
export type HousingCompany = House["company"]
export type Topic = z.infer<Schemas["topic"]>
export type MapContent = z.infer<Schemas["map"]> & z.infer<typeof waters>
export type Neighbourhood = z.infer<typeof neighbourhood>
export type PostFrontMatter = z.infer<typeof postFrontMatter>
export type PageFrontMatter = z.infer<typeof pageFrontMatter>
