import type { HomePositions } from "../map/positions.ts"
import type { FormerIds } from "../paths.ts"
import type { RangeName } from "./criteria.ts"
import type { Vocabulary } from "./text/meanings.ts"

/**
 * Columns of a market's homes in the order of their ids, for every language; numbers of one kind compress to a third of
 * what records take.
 */
export type HomesData = {
  /** Ids of the homes, which are the slugs of their pages, separated by line breaks. */
  readonly ids: string
  /** Only of homes that have some. */
  readonly formerIds?: FormerIds
  readonly areas: readonly {
    readonly id: string
    /** Id of the area's city. */
    readonly city: string
    /** Names of the area and its city in every language of the market, and what else people call them. */
    readonly names: readonly string[]
    /** Postcodes of its homes, five digits each, separated by spaces; one for each home would take a byte more a home. */
    readonly codes: string
    /** Indexes of the areas next to it, nearest first. */
    readonly near: readonly number[]
  }[]
  /** Names of housing companies and associations, in the order of their first homes. */
  readonly buildings: readonly string[]
  /** Index in `areas`. */
  readonly area: readonly number[]
  /**
   * 0 is the next of `buildings`, n the nth latest one, null no building; homes of one building are adjacent, which
   * keeps the numbers small.
   */
  readonly building: readonly (number | null)[]
  /** Indexes in `choices` (criteria.ts). */
  readonly type: readonly number[]
  readonly status: readonly number[]
  readonly energy: readonly (number | null)[]
  /** Whole kronor or euros; null while none is set, so that no limit of a price finds the home. */
  readonly price: readonly (number | null)[]
  /** Whole kronor or euros a month, rounded up; 0 for a home without a fee. */
  readonly fee: readonly number[]
  /** Tenths of a m², cut off like the figure that visitors see. */
  readonly size: readonly number[]
  /** Whole numbers and halves. */
  readonly rooms: readonly number[]
  readonly floor: readonly (number | null)[]
  /** In m²; null for a home without a plot. */
  readonly plot: readonly (number | null)[]
  /** Years before `newest.year`. */
  readonly year: readonly number[]
  /**
   * Bits in the order of `musts` (criteria.ts); the browser sets the last bit (viewing), because it depends on the
   * time.
   */
  readonly has: readonly number[]
  /** Days before `newest.day`. */
  readonly published: readonly number[]
  /** Days from the publication to the last change of the page's content. */
  readonly changed: readonly number[]
  /**
   * Starts of viewings in quarters of an hour since 1970, minus `since`, with commas between homes and spaces between the
   * starts of a home; lists of lists would weigh more.
   */
  readonly viewings: string
  readonly since: number
  /** The latest year of building, and the latest day of publication in days since 1970. */
  readonly newest: { readonly year: number; readonly day: number }
  /** What search texts may say, in every language of the market; the published data has it. */
  readonly vocabulary?: Vocabulary
}

/** Returns the value of each range in the units of the search; null for a home without one. */
export const rangeValues = ({
  price,
  size,
  fee,
  floor,
  plot,
  year,
  newest,
}: HomesData): Record<RangeName, (home: number) => number | null> => ({
  price: (home) => price[home] ?? null,
  size: (home) => (size[home] ?? 0) / 10,
  fee: (home) => fee[home] ?? null,
  floor: (home) => floor[home] ?? null,
  plot: (home) => plot[home] ?? null,
  year: (home) => newest.year - (year[home] ?? 0),
})

/** In milliseconds. */
export const quarter = 15 * 60 * 1000

/** Returns the ids in the order of every column. */
export const idsOf = ({ ids }: Pick<HomesData, "ids">): string[] => (ids === "" ? [] : ids.split("\n"))

/** Whether positions may be those of the homes; another build may have published more homes, or fewer. */
export const arePositionsOf = ({ type }: HomesData, { x }: HomePositions): boolean => x.length === type.length

type Identified = { readonly id: string; readonly formerIds?: readonly string[] | undefined }

/** Returns the present id of a home, and its former ones. */
export const allIdsOf = ({ id, formerIds = [] }: Identified): readonly string[] => [id, ...formerIds]

/** Returns the name of each home's building, or an empty string. */
export const buildingsOf = ({ building, buildings }: HomesData): string[] => {
  let buildingCount = 0
  return building.map((stepsBack) => {
    if (stepsBack === null) return ""
    if (stepsBack === 0) buildingCount++
    return buildings[buildingCount - Math.max(stepsBack, 1)] ?? ""
  })
}

/** Encodes names of buildings for `buildingsOf`, in the order of their first homes. */
export const buildingPlaces = (names: readonly (string | undefined)[]): Pick<HomesData, "building" | "buildings"> => {
  const places = new Map<string, number>()
  const building = names.map((name) => {
    if (name === undefined) return null
    const place = places.get(name)
    if (place !== undefined) return places.size - place
    places.set(name, places.size)
    return 0
  })
  return { building, buildings: [...places.keys()] }
}

/** Normalises text for comparison: lower case, no accents, words separated by one space. */
export const normaliseText = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("æ", "ae")
    .replaceAll("ø", "o")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
