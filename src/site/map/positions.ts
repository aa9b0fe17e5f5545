import type { HomePositions } from "../../domain/map/positions.ts"
import type { Content } from "../records/content.ts"
import { pointOf, surveyOf } from "./geometry.ts"

/** Positions and streets of all homes of a market, for its map. */
export const homePositions = (content: Content): HomePositions => {
  const listings = content.listings.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const points = listings.map(({ coordinates }) => pointOf(content, coordinates))
  return {
    origin: surveyOf(content).plane.origin,
    x: points.map(({ x }) => x),
    y: points.map(({ y }) => y),
    streets: listings.map(({ address }) => address.street).join("\n"),
  }
}
