import { numbers } from "./random.ts"
import { beginnings, endings, middles } from "./streets.ts"

/** Search data, as far as it is used here: lists with one value for each home, in the order of the ids. */
export type SearchData = {
  readonly areas: readonly object[]
  readonly [name: string]: unknown
}

/** Positions of homes on the market's map, in units of ten metres. */
export type Positions = {
  readonly origin: object
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly streets: string
}

/**
 * Scatters homes around the real ones: dense in town centres, sparse at the edges, up to 6 km away.
 * @param real positions of the built site
 */
export const manyPositions = (real: Positions, count: number): Positions => {
  const random = numbers(20261122)
  const scatter = () => Math.round((random() + random() + random() - 1.5) * 400)
  const around = Array.from({ length: count }, () => Math.floor(random() * real.x.length))
  return {
    origin: real.origin,
    x: around.map((home) => (real.x[home] ?? 0) + scatter()),
    y: around.map((home) => (real.y[home] ?? 0) + scatter()),
    streets: around.map((_, home) => `Kvistgatan ${home + 1}`).join("\n"),
  }
}

const names =
  "Almen Boken Cedern Duvan Ekot Fasanen Gladan Hermelinen Iden Jarpen Kajan Laxen Masen Nejlikan Oxeln Parlan Renen Saltet Tornet Utkiken Viken Ymer Asen Angen Orren Stenen Bryggan Kajen Linden Rosen".split(
    " ",
  )

/**
 * Invents search data as varied as a large agency's: almost as many addresses as homes, a housing association for every
 * two, prices that follow size and place.
 * @param real search data of the built site, whose areas are reused
 */
export const manyHomes = (real: SearchData, count: number): SearchData => {
  const random = numbers(20261121)
  const below = (limit: number) => Math.floor(random() * limit)
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item
  /** Random integer below the limit, small numbers more often than large ones. */
  const low = (limit: number) => Math.floor(random() * random() * limit)

  const ids = new Set<string>()
  while (ids.size < count) ids.add(`${one(beginnings)}${one(middles)}${one(endings)}-${1 + low(90)}`)
  const buildings = new Set<string>()
  const newBuilding = () => {
    let name: string
    do
      name = `Brf ${one(beginnings).replace(/^./, (first) => first.toUpperCase())}${one(middles)}${one(names).toLowerCase()} ${1 + below(9)}`
    while (buildings.has(name))
    buildings.add(name)
    return 0
  }
  // Homes of the same housing association are mostly next to each other.
  const building = () => (random() < 0.6 || buildings.size < 3 ? newBuilding() : 1 + low(3))

  const areas = real.areas.length
  const homes = [...ids].sort().map((id) => {
    const isFlat = random() < 0.8
    const area = below(areas)
    const rooms = 1 + low(isFlat ? 5 : 8)
    const size = Math.round((rooms * 22 + 8 + random() * 14) * 10)
    const tenths = random() < 0.7 ? Math.round(size / 10) * 10 : size
    return {
      id,
      area,
      building: isFlat ? building() : null,
      type: isFlat ? 0 : 1 + below(3),
      status: random() < 0.8 ? 0 : 1 + below(3),
      energy: random() < 0.8 ? 1 + low(6) : null,
      price:
        Math.round((tenths * (4_000 + area * 700 + random() * 2_500)) / 50_000) * 50_000 - (random() < 0.3 ? 5_000 : 0),
      fee: isFlat ? Math.round(tenths * (5 + random() * 2.5)) : 0,
      size: tenths,
      rooms,
      floor: isFlat ? low(8) : null,
      plot: isFlat ? null : 200 + low(2_000),
      year: low(136),
      has: below(2) | (below(2) << 1) | (random() < 0.3 ? 4 : 0) | (below(2) << 3) | (random() < 0.08 ? 16 : 0),
      published: low(200),
      viewings: Array.from({ length: below(3) }, () => below(14) * 96 + 40 + 2 * below(12)).sort((a, b) => a - b),
    }
  })
  const { id, viewings, ...lists } = Object.fromEntries(
    Object.keys(homes[0] ?? {}).map((name) => [name, homes.map((home) => home[name as keyof typeof home])]),
  )
  return {
    ...lists,
    ids: (id as string[]).join("\n"),
    viewings: (viewings as number[][]).map((starts) => starts.join(" ")).join(","),
    areas: real.areas,
    vocabulary: real.vocabulary,
    buildings: [...buildings],
    since: Math.floor(Date.parse("2026-11-21T00:00:00Z") / 900_000),
    newest: { year: 2026, day: Date.parse("2026-11-21") / 86_400_000 },
  }
}
