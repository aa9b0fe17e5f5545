import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { numbers } from "../random.ts"
import { beginnings, endings, middles } from "../streets.ts"

type FloorPlan = { readonly rooms: readonly { readonly kind: string; readonly area: number }[] }

/** The fields of a Swedish home that are varied here; the build validates the whole record. */
export type Home = {
  readonly address: { readonly street: string; readonly postalCode: string; readonly city: string }
  readonly coordinates: { readonly lat: number; readonly lon: number }
  readonly publishedAt: string
  readonly updatedAt: string
  /** Missing in a home whose price is not set yet. */
  readonly price?: number
  readonly livingArea: number
  readonly floorPlan?: FloorPlan
  readonly pictures: readonly string[]
  readonly status: string
  readonly association?: { readonly name: string; readonly monthlyFee: number }
  readonly [field: string]: unknown
}

const streets = beginnings.length * middles.length * endings.length

/** A prime step uses each street once before any repeats, and gives neighbours in the count different names. */
const stride = 7919

/** Returns a unique address for each number, such as "Askstensgatan 12". */
const streetOf = (number: number): string => {
  const place = (number * stride) % streets
  const name = [
    beginnings[place % beginnings.length],
    middles[Math.floor(place / beginnings.length) % middles.length],
    endings[Math.floor(place / (beginnings.length * middles.length))],
  ].join("")
  return `${name.replace(/^./, (first) => first.toUpperCase())} ${1 + Math.floor(number / streets)}`
}

export const idOf = ({ address }: Pick<Home, "address">): string => address.street.toLowerCase().replaceAll(" ", "-")

const day = 24 * 60 * 60 * 1000
const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Puts a home's pictures in another order behind the first, which shows what kind of home it is. */
const picturesOf = ([first, ...others]: readonly string[], random: () => number): string[] => [
  ...(first === undefined ? [] : [first]),
  ...others
    .map((picture) => [random(), picture] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, picture]) => picture),
]

/** Few, because a floor must be found for each home's rooms; not below 1, because names must fit in them. */
const growths = [1, 1.1, 1.2, 1.3] as const

const outdoors = ["balcony", "terrace"]

const tenths = (area: number): number => Math.round(area * 10) / 10

/**
 * The rooms of a home, all larger by the same share, and a living area that their walls explain.
 * @param share of the possible thickness of walls, 0 to 1
 */
const sizeOf = (plan: FloorPlan, growth: number, share: number): Pick<Home, "livingArea" | "floorPlan"> => {
  const rooms = plan.rooms.map((room) => ({ ...room, area: tenths(room.area * growth) }))
  const indoors = rooms.filter(({ kind }) => !outdoors.includes(kind)).reduce((sum, { area }) => sum + area, 0)
  return { livingArea: tenths(indoors * (1.01 + 0.05 * share)), floorPlan: { ...plan, rooms } }
}

/** Copies a home of the sample to another address, with another size and price; the result depends only on the number. */
const generatedHome = (originals: readonly Home[], number: number): Home => {
  const random = numbers(number)
  const original = originals[number % originals.length] as Home
  const { address, coordinates, price, pictures, publishedAt, updatedAt, association, floorPlan } = original
  const times = 0.75 + random() / 2
  // A text that has areas speaks of the original's.
  const hasAreas = JSON.stringify(original.description).includes("kvadratmeter")
  const growth = (hasAreas ? undefined : growths[Math.floor(number / originals.length) % growths.length]) ?? 1
  const earlier = Math.floor(random() * 200) * day
  return {
    ...original,
    // Another home has the addresses that this one had.
    formerIds: undefined,
    address: { ...address, street: streetOf(number) },
    coordinates: {
      lat: Number((coordinates.lat + (random() - 0.5) / 20).toFixed(4)),
      lon: Number((coordinates.lon + (random() - 0.5) / 10).toFixed(4)),
    },
    ...(floorPlan && sizeOf(floorPlan, growth, random())),
    ...(price !== undefined && {
      price: Math.round((price * growth * times * (0.8 + random() * 0.4)) / 50_000_00) * 50_000_00,
    }),
    publishedAt: isoDay(Date.parse(publishedAt) - earlier),
    updatedAt: isoDay(Date.parse(updatedAt) - earlier),
    pictures: picturesOf(pictures, random),
    ...(association && { association: { ...association, name: `${association.name} ${number}` } }),
  }
}

const write = (folder: string, home: Home): void =>
  writeFileSync(join(folder, `${idOf(home)}.json`), JSON.stringify(home))

/** The homes in a copy of the content: those of the sample, and enough invented ones to reach the requested number. */
export class Homes {
  readonly #folder: string
  readonly #originals: readonly Home[]
  #count: number

  /** @param folder the market's listings */
  constructor(folder: string, count: number) {
    this.#folder = folder
    this.#originals = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Home)
    this.#count = this.#originals.length
    while (this.#count < count) this.add()
  }

  get count(): number {
    return this.#count
  }

  #homeOf(number: number): Home {
    return generatedHome(this.#originals, number)
  }

  add(): string {
    const home = this.#homeOf(this.#count++)
    write(this.#folder, home)
    return idOf(home)
  }

  /** Removes the newest home. */
  remove(): string {
    const id = idOf(this.#homeOf(--this.#count))
    rmSync(join(this.#folder, `${id}.json`))
    return id
  }

  get #ours(): Home[] {
    const numbers = Array.from(
      { length: this.#count - this.#originals.length },
      (_, index) => this.#originals.length + index,
    )
    return numbers.map((number) => this.#homeOf(number))
  }

  /** Changes the price of a home for sale, chosen by its relative position (0 to 1). */
  reprice(place: number): string {
    const forSale = this.#ours.filter(({ status }) => status === "forSale")
    const home = forSale[Math.floor(forSale.length * place)] as Home
    write(this.#folder, { ...home, price: (home.price ?? 0) + 50_000_00 })
    return idOf(home)
  }

  /** Changes the price of every invented home. */
  repriceAll(): void {
    for (const home of this.#ours) write(this.#folder, { ...home, price: (home.price ?? 0) + 25_000_00 })
  }
}
