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
  /** Names of housing companies and associations. */
  readonly buildings: readonly string[]
  /** Place in `areas`. */
  readonly area: readonly number[]
  /** Place in `buildings`; null for a home outside of any. */
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
  readonly year: readonly number[]
  /** Bits in the order of `musts` (criteria.ts); the last, viewings, is told by time. */
  readonly has: readonly number[]
  /** Days since 1970. */
  readonly published: readonly number[]
  /** Days from then to the last change of what the home's page says. */
  readonly changed: readonly number[]
  /** Starts of viewings, in quarters of an hour since 1970, less `since`. */
  readonly viewings: readonly (readonly number[])[]
  readonly since: number
}

/** In milliseconds. */
export const quarter = 15 * 60 * 1000

/** Ids of the homes in the order of every list. */
export const idsOf = ({ ids }: HomesData): string[] => (ids === "" ? [] : ids.split("\n"))

/** Text as the search compares it: small letters without marks, words parted by one space. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
