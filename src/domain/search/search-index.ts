import type { HomePositions } from "../map/positions.ts"
import { type ChoiceName, choices, musts, type Sort } from "./criteria.ts"
import { buildingsOf, type HomesData, idsOf, normaliseText, quarter } from "./homes.ts"
import { type Lexicon, lexiconOf } from "./text/lexicon.ts"

/** Reads a column, which is as long as the ids, so every index is valid. */
export const at = (list: ArrayLike<number>, home: number): number => list[home] as number

/** An order of the homes: one that the visitor can choose, or the site's own. */
export type Order = Sort | "own"

/** Data that is prepared once for any number of searches. */
export type Index = {
  readonly data: HomesData
  readonly ids: readonly string[]
  /** Address, area and building of each home, normalised by `normaliseText`, with a space before and after. */
  readonly words: readonly string[]
  /** All of `words` in one, joined when a search first asks for it: looking through it takes a tenth of the time. */
  readonly allWords: () => string
  /** All words of `words`, split when a search first asks for them. */
  readonly distinctWords: () => ReadonlySet<string>
  /** Indexes of the areas that a word of their names or of their city's names is about. */
  readonly places: ReadonlyMap<string, ReadonlySet<number>>
  readonly lexicon: Lexicon
  /** Index of each home's value in `choices`, or `none`. */
  readonly choices: Readonly<Record<ChoiceName, Uint8Array>>
  /** All homes in each order, sorted at its first use. */
  readonly orders: Map<Order, Uint32Array>
  /** Loaded when a search asks for a drawn area. */
  positions?: HomePositions | undefined
  /** Bits of each home in the order of `musts`; the viewing bit is valid for one quarter of an hour. */
  readonly has: { quarter: number; readonly bits: Uint8Array }
}

/** Marks a home that matches no choice. */
export const noChoice = 255

/** Words of the names of areas, and names of several words also as one: Etu-Töölö is written Etutöölö too. */
const placesOf = ({ areas }: HomesData): ReadonlyMap<string, ReadonlySet<number>> => {
  const places = new Map<string, Set<number>>()
  areas.forEach(({ names }, area) => {
    for (const name of names.map(normaliseText))
      for (const word of [...name.split(" "), name.replaceAll(" ", "")])
        places.set(word, (places.get(word) ?? new Set()).add(area))
  })
  return places
}

export const indexOf = (data: HomesData): Index => {
  const ids = idsOf(data)
  const areas = data.areas.map(({ names }) => normaliseText(names.join(" ")))
  const buildings = buildingsOf(data)
  const words = ids.map(
    (id, home) => ` ${id.replaceAll("-", " ")} ${areas[at(data.area, home)]} ${normaliseText(buildings[home] ?? "")} `,
  )
  let allWords: string | undefined
  let distinctWords: ReadonlySet<string> | undefined
  return {
    data,
    ids,
    words,
    allWords: () => {
      allWords ??= words.join("")
      return allWords
    },
    distinctWords: () => {
      distinctWords ??= new Set(words.join("").split(" "))
      return distinctWords
    },
    places: placesOf(data),
    lexicon: lexiconOf(data.vocabulary ?? {}),
    choices: {
      rooms: Uint8Array.from(data.rooms, (rooms) => Math.min(Math.floor(rooms), choices.rooms.length) - 1),
      type: Uint8Array.from(data.type),
      status: Uint8Array.from(data.status),
      energy: Uint8Array.from(data.energy, (energy) => energy ?? noChoice),
    },
    orders: new Map(),
    has: { quarter: Number.NaN, bits: Uint8Array.from(data.has) },
  }
}

const weekMs = 7 * 24 * 60 * 60 * 1000

const viewingBit = 1 << musts.indexOf("viewing")

/** Sets the viewing bit of homes with a viewing in the next seven days; viewings start on whole quarters of an hour. */
export const hasBits = ({ data, has }: Index, now: number): Uint8Array => {
  const first = Math.ceil(now / quarter) - data.since
  if (has.quarter !== first) {
    has.quarter = first
    const last = first + weekMs / quarter
    data.viewings.split(",").forEach((starts, home) => {
      const isSoon = starts.split(" ").some((start) => start !== "" && +start >= first && +start < last)
      has.bits[home] = (at(has.bits, home) & ~viewingBit) | (isSoon ? viewingBit : 0)
    })
  }
  return has.bits
}
