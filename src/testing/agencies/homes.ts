import type { House, ListingRecord } from "../../content/schema.ts"
import type { Minor } from "../../domain/money.ts"

type FinnishListing = ListingRecord<"finnish">
type SwedishListing = ListingRecord<"swedish">
type Listing = FinnishListing | SwedishListing

/** What a home may name. */
export type Known = {
  readonly areas: readonly string[]
  readonly agents: readonly string[]
  readonly houses: readonly string[]
  readonly pictures: readonly {
    readonly file: string
    readonly kind: string
    readonly type: string
    readonly shows?: readonly string[]
  }[]
}

/** Chooses by number, so that neighbours in the count differ. */
const chosen = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item

type Rooms = NonNullable<Listing["floorPlan"]>["rooms"]

/** Rooms with their shares of a home. */
const plans: readonly Rooms[] = [
  [
    { kind: "living", area: 0.66 },
    { kind: "bathroom", area: 0.16, fittings: ["shower", "washer"] },
    { kind: "hall", area: 0.15 },
  ],
  [
    { kind: "living", area: 0.4, faces: "yard" },
    { kind: "kitchen", area: 0.2, open: true, faces: "yard" },
    { kind: "bedroom", area: 0.2 },
    { kind: "bathroom", area: 0.08, fittings: ["bath", "washer"] },
    { kind: "hall", area: 0.09 },
    { kind: "balcony", area: 6 },
  ],
  [
    { kind: "living", area: 0.3 },
    { kind: "kitchen", area: 0.16 },
    { kind: "bedroom", area: 0.17 },
    { kind: "bedroom", area: 0.14 },
    { kind: "bathroom", area: 0.07, fittings: ["shower"] },
    { kind: "sauna", area: 0.04 },
    { kind: "hall", area: 0.09 },
    { kind: "balcony", area: 7.5 },
  ],
  [
    { kind: "living", area: 0.24 },
    { kind: "kitchen", area: 0.13, open: true },
    { kind: "bathroom", area: 0.05, fittings: ["shower"] },
    { kind: "hall", area: 0.07 },
    { kind: "terrace", area: 12 },
    { kind: "bedroom", area: 0.13, storey: 2 },
    { kind: "bedroom", area: 0.11, storey: 2 },
    { kind: "bedroom", area: 0.09, storey: 2 },
    { kind: "bathroom", area: 0.05, storey: 2, fittings: ["bath"] },
    { kind: "landing", area: 0.1, storey: 2 },
  ],
]

/** The plan of a home of a living area, and what such a home must have. */
const planOf = (number: number) => {
  const rooms = chosen(plans, number)
  const has = (...kinds: readonly string[]) => rooms.filter(({ kind }) => kinds.includes(kind)).length
  const count = has("living", "bedroom", "dining", "office")
  const livingArea = 40 + count * 30 + (number % 60) / 2
  return {
    rooms: count,
    livingArea,
    hasSauna: has("sauna") > 0,
    hasOutdoors: has("balcony", "terrace") > 0,
    hasKitchen: has("kitchen") > 0,
    isHouse: has("landing") > 0,
    floorPlan: {
      rooms: rooms.map((room) =>
        room.area < 1 ? { ...room, area: Math.round(room.area * livingArea * 10) / 10 } : room,
      ),
    },
  }
}

const outdoors = ["balcony", "glazedBalcony", "terrace", "patio"]

/** Different pictures for each number, the first of the kind that the home begins with. */
const picturesOf = ({ pictures }: Known, type: Listing["type"], number: number, count: number): string[] => {
  const kind = type === "apartment" ? "interior" : "exterior"
  const first = chosen(
    pictures.filter((picture) => picture.kind === kind),
    number,
  ).file
  const others = pictures.map(({ file }) => file).filter((file) => file !== first)
  const rest = Array.from({ length: count - 1 }, (_, index) =>
    chosen(others, number * 7 + index + index * Math.floor(number / others.length)),
  )
  return [...new Set([first, ...rest, ...others])].slice(0, count)
}

const day = (iso: string, days: number): string =>
  new Date(Date.parse(iso) + days * 86_400_000).toISOString().slice(0, 10)

/** Gives the viewings of a home ids and hours in order. */
const viewingsOf = (viewings: Listing["viewings"]): Listing["viewings"] =>
  viewings.map(({ start, cancelled, ...viewing }, index) => ({
    ...(viewing.id !== undefined && { id: `v${index}` }),
    start,
    end: start.replace("T12:00", "T12:40"),
    ...(cancelled && { cancelled }),
  }))

/** Lets the fields of a home agree with each other and with the records that it names. */
const agreeing = <Home extends Listing>(home: Home, number: number, known: Known): Home => {
  const plan = planOf(number)
  const type = plan.isHouse ? "house" : chosen(["apartment", "apartment", "rowHouse"] as const, number)
  const { status, publishedAt } = home
  const priceHistory = home.priceHistory.map(({ price }, index) => ({
    date: day(publishedAt, index),
    price: Math.max(1, price) as Minor,
  }))
  const { soldOn, priceSince, estimatedCompletion, floorPlan, ...rest } = home
  const asked =
    status === "sold" && priceHistory.length === 0 ? [{ date: publishedAt, price: 250_000_00 as Minor }] : priceHistory
  return {
    ...rest,
    ...(rest.formerIds && { formerIds: [`former-${number}`] }),
    area: chosen(known.areas, number),
    agent: chosen(known.agents, number),
    type,
    updatedAt: day(publishedAt, 30),
    ...((estimatedCompletion || home.yearBuilt > Number(day(publishedAt, 30).slice(0, 4))) && {
      estimatedCompletion: "2029-05",
    }),
    address: { ...home.address, street: `Provgatan ${number} ${home.address.street}` },
    coordinates: { lat: 59 + (number % 40) / 100, lon: 18 + (number % 70) / 100 },
    livingArea: plan.livingArea,
    rooms: plan.rooms,
    features: home.features
      .filter(
        (feature, index) =>
          home.features.indexOf(feature) === index && feature !== "sauna" && !outdoors.includes(feature),
      )
      .concat(plan.hasSauna ? ["sauna"] : [], plan.hasOutdoors ? [plan.isHouse ? "terrace" : "balcony"] : []),
    pictures: picturesOf(known, type, number, home.pictures.length),
    ...((floorPlan || status !== "upcoming") && { floorPlan: plan.floorPlan }),
    viewings: viewingsOf(home.viewings),
    priceHistory: asked,
    ...((priceSince || (status !== "sold" && asked.length > 0)) && { priceSince: day(publishedAt, 20) }),
    ...(status === "sold" && { soldOn: day(publishedAt, 29) }),
  } as Home
}

const whole = (amount: number): Minor => Math.round(amount) as Minor

/** Association whose totals fit the home's share and fee. */
const associationOf = (
  association: NonNullable<SwedishListing["association"]>,
  number: number,
  livingArea: number,
): NonNullable<SwedishListing["association"]> => {
  const { keyFigures, monthlyFee } = association
  const share = Math.max(0.5, Math.min(association.share, 20))
  const annualFees = whole((monthlyFee * 12 * 100) / share)
  return {
    ...association,
    apartmentNumber: String(1000 + number),
    share,
    annualReportYear: 2025,
    ...(keyFigures && {
      keyFigures: {
        ...keyFigures,
        cooperativeArea: livingArea * 10,
        totalArea: livingArea * 11,
        annualFees,
        ...(keyFigures.revenue !== undefined && { revenue: whole(annualFees * 1.2) }),
      },
    }),
  }
}

const withoutPrice = ["upcoming", "forSale"]

export const swedishHome = (home: SwedishListing, number: number, known: Known): SwedishListing => {
  const agreed = agreeing(home, number, known)
  const { association, cadastral, price, ...rest } = agreed
  const isFlat = agreed.type === "apartment"
  return {
    ...rest,
    tenure: isFlat ? "bostadsratt" : "aganderatt",
    ...((price !== undefined || !withoutPrice.includes(agreed.status)) && {
      price: whole((price ?? 1) * 100_00 + 100_000_00),
    }),
    ...(isFlat
      ? { association: associationOf(association ?? fallback.association, number, agreed.livingArea) }
      : { cadastral: cadastralOf(cadastral ?? fallback.cadastral), plotArea: agreed.plotArea ?? 400 }),
  }
}

const cadastralOf = (
  cadastral: NonNullable<SwedishListing["cadastral"]>,
): NonNullable<SwedishListing["cadastral"]> => ({
  ...cadastral,
  mortgageDeeds:
    cadastral.mortgageDeeds.count === 0 ? { count: 0, amount: 0 as Minor } : { count: 2, amount: 100_00 as Minor },
})

/** Parts that a home must have because of its tenure, although a record without optional fields leaves them out. */
const fallback = {
  association: {
    name: "Brf Prov",
    apartmentNumber: "1",
    share: 5,
    pledged: false,
    monthlyFee: 4000_00 as Minor,
    annualReportYear: 2025,
    genuine: true,
    homes: 20,
    plotTenure: "owned",
    renovations: { done: [], planned: [] },
  },
  cadastral: {
    designation: "Provet 1:1",
    construction: { sv: "Trä", en: "Wood" },
    taxValue: 0 as Minor,
    mortgageDeeds: { count: 0, amount: 0 as Minor },
  },
} as const satisfies { association: SwedishListing["association"]; cadastral: SwedishListing["cadastral"] }

const companyOf = (company: House["company"], livingArea: number): House["company"] => ({
  ...company,
  loans: whole(company.loans + 2_000_000_00),
  ...(company.finances && { finances: { ...company.finances, homesArea: livingArea * 20 } }),
})

export const houseOf = (house: House, number: number, known: Known): House => ({
  ...house,
  area: chosen(known.areas, number),
  address: { ...house.address, street: `Talokatu ${number}` },
  coordinates: { lat: 60.2, lon: 24.9 },
  yearBuilt: 1950 + (number % 70),
  floors: 1 + (number % 12),
  pictures: picturesOf(known, "house", number, house.pictures.length),
  company: { ...companyOf(house.company, 100), name: `As. Oy ${house.company.name} ${number}` },
})

export const finnishHome = (home: FinnishListing, number: number, known: Known): FinnishListing => {
  const agreed = agreeing(home, number, known)
  const plan = planOf(number)
  const { house, housingCompany, energy, land, plotShare, debtFreePrice, sellingPrice, ...rest } = agreed
  const isShares = agreed.type === "apartment" || known.houses.length > 0
  const inHouse = isShares && known.houses.length > 0 && number % 2 === 0
  const company =
    isShares && !inHouse ? companyOf(housingCompany ?? finnishFallback.company, agreed.livingArea) : undefined
  const hasPrice = (debtFreePrice !== undefined && sellingPrice !== undefined) || agreed.status !== "upcoming"
  const selling = whole((sellingPrice ?? 1) * 1000 + 50_000_00)
  return {
    ...rest,
    layout: `${plan.rooms}h${plan.hasKitchen ? "+k" : "+kt"}${plan.hasSauna ? "+s" : ""}`,
    tenure: isShares ? "shares" : "property",
    ...(hasPrice && { sellingPrice: selling, debtFreePrice: whole(selling + agreed.debtShare) }),
    ...(inHouse && { house: chosen(known.houses, number) }),
    ...(company && { housingCompany: company }),
    ...(!inHouse && { energy: energy ?? finnishFallback.energy }),
    ...(!isShares && { land: land ?? finnishFallback.land }),
    ...(company?.plot.tenure === "optionalLease" && { plotShare: plotShare ?? (1000_00 as Minor) }),
  }
}

const finnishFallback = {
  company: {
    name: "As. Oy Koe",
    manager: "Isännöinti Koe",
    homes: 20,
    plot: { tenure: "owned", area: 900 },
    loans: 0 as Minor,
    redemption: "none",
    renovations: { done: [], planned: [] },
  },
  energy: { status: "class", class: "C", lawYear: 2018 },
  land: { tenure: "owned", zoning: { fi: "Asemakaava", sv: "Detaljplan", en: "Detailed plan" } },
} as const satisfies {
  company: FinnishListing["housingCompany"]
  energy: FinnishListing["energy"]
  land: FinnishListing["land"]
}
