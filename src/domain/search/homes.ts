/**
 * The homes of a market as the search sees them: one list a field, the homes in the order of their ids. Lists of one kind of
 * number compress to a third of what records would. The file is the same in every language.
 */
export type HomesData = {
  /** Ids of the homes, which are their addresses, parted by line breaks. */
  readonly ids: string
  readonly areas: readonly {
    readonly id: string
    /** Id of its city. */
    readonly city: string
    /** Names of the area and its city in every language of the market. */
    readonly names: readonly string[]
  }[]
  /** Names of housing companies and associations, in the order in which the homes are the first of them. */
  readonly buildings: readonly string[]
  /** Place in `areas`. */
  readonly area: readonly number[]
  /**
   * 0 for the first home of the next of `buildings`, n for a home in the one that is n before the last that was met; null for a
   * home outside of any. Neighbours stand side by side, so that these numbers are small.
   */
  readonly building: readonly (number | null)[]
  /** Places in `choices` (criteria.ts). */
  readonly type: readonly number[]
  readonly status: readonly number[]
  readonly energy: readonly (number | null)[]
  /** Whole kronor or euros. */
  readonly price: readonly number[]
  /** Whole kronor or euros a month, rounded up; 0 where none is paid. */
  readonly fee: readonly number[]
  /** Tenths of a m², cut as they are shown. */
  readonly size: readonly number[]
  readonly rooms: readonly number[]
  readonly floor: readonly (number | null)[]
  /** m²; null where no plot belongs to the home. */
  readonly plot: readonly (number | null)[]
  /** Years before `newest`. */
  readonly year: readonly number[]
  /** Bits in the order of `musts` (criteria.ts); the last, viewings, is told by time. */
  readonly has: readonly number[]
  /** Days before `newest`. */
  readonly published: readonly number[]
  /** Days from then to the last change of what the home's page says. */
  readonly changed: readonly number[]
  /** Starts of viewings, in quarters of an hour since 1970, less `since`. */
  readonly viewings: readonly (readonly number[])[]
  readonly since: number
  /** The latest year of building, and the latest day of publication in days since 1970. */
  readonly newest: { readonly year: number; readonly day: number }
}

/** In milliseconds. */
export const quarter = 15 * 60 * 1000

/** Ids of the homes in the order of every list. */
export const idsOf = ({ ids }: HomesData): string[] => (ids === "" ? [] : ids.split("\n"))

/** Name of the building of each home; empty for one outside of any. */
export const buildingsOf = ({ building, buildings }: HomesData): string[] => {
  let met = 0
  return building.map((back) => {
    if (back === null) return ""
    if (back === 0) met++
    return buildings[met - Math.max(back, 1)] ?? ""
  })
}

/** The other way round: places of names in the order of first meeting. */
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

/** Text as the search compares it: small letters without marks, words parted by one space. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
