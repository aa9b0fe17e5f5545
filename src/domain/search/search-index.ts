import type { HomePositions } from "../map/positions.ts"
import { type ChoiceName, choices, musts, type Sort } from "./criteria.ts"
import { buildingsOf, type HomesData, idsOf, normaliseText, quarter } from "./homes.ts"

/** Reads a column, which is as long as the ids, so every index is valid. */
export const at = (list: ArrayLike<number>, home: number): number => list[home] as number

/** An order of the homes: one that the visitor can choose, or the site's own. */
export type Order = Sort | "own"

/** Data that is prepared once for any number of searches. */
export type Index = {
  readonly data: HomesData
  readonly ids: readonly string[]
  /** Address, area and building of each home, normalised by `normaliseText`. */
  readonly words: readonly string[]
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

export const indexOf = (data: HomesData): Index => {
  const ids = idsOf(data)
  const areas = data.areas.map(({ names }) => normaliseText(names.join(" ")))
  const buildings = buildingsOf(data)
  return {
    data,
    ids,
    words: ids.map(
      (id, home) => `${id.replaceAll("-", " ")} ${areas[at(data.area, home)]} ${normaliseText(buildings[home] ?? "")}`,
    ),
    choices: {
      rooms: Uint8Array.from(data.rooms, (rooms) => Math.min(rooms, choices.rooms.length) - 1),
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
    data.viewings.forEach((starts, home) => {
      const isSoon = starts.some((start) => start >= first && start < last)
      has.bits[home] = (at(has.bits, home) & ~viewingBit) | (isSoon ? viewingBit : 0)
    })
  }
  return has.bits
}
