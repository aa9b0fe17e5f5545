import type { HomesData } from "../search/homes.ts"

/**
 * Homes around which a map without results is drawn: those in the chosen places, or all.
 * @param places ids of areas or cities
 */
export const surroundings = (
  { areas, area }: Pick<HomesData, "areas" | "area">,
  places: readonly string[],
): number[] => {
  const chosen = areas.map(({ id, city }) => places.includes(id) || places.includes(city))
  const all = area.map((_, home) => home)
  const inside = all.filter((home) => chosen[area[home] ?? -1])
  return inside.length > 0 ? inside : all
}
