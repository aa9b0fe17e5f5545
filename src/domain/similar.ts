/** What homes are compared by when others like one are looked for. */
export type Comparable = {
  readonly id: string
  readonly area: string
  readonly type: string
  readonly price: number
  readonly livingArea: number
  readonly rooms: number
}

const parts = { otherArea: 0.35, otherType: 0.6, room: 0.12 }

/** How unlike two homes are: a tenth more in price or in size counts as about 0.1. */
const distance = (one: Comparable, other: Comparable): number =>
  Math.abs(Math.log(one.price / other.price)) +
  Math.abs(Math.log(one.livingArea / other.livingArea)) +
  parts.room * Math.abs(one.rooms - other.rooms) +
  (one.area === other.area ? 0 : parts.otherArea) +
  (one.type === other.type ? 0 : parts.otherType)

const byPrice = (one: Comparable, other: Comparable): number =>
  one.price - other.price || (one.id < other.id ? -1 : Number(one.id > other.id))

/** Index of the first home that does not stand before the given one. */
const placeIn = (sorted: readonly Comparable[], home: Comparable): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const there = sorted[middle]
    if (there && byPrice(there, home) < 0) low = middle + 1
    else high = middle
  }
  return low
}

type Found = { readonly home: Comparable; readonly distance: number }

/**
 * Looks at homes from the given one's price outwards, and ends where the price alone makes them too unlike: a few hundred of
 * fifty thousand are looked at.
 * @param least that every home of the list is unlike it
 */
const nearest = (
  sorted: readonly Comparable[],
  home: Comparable,
  count: number,
  found: Found[],
  least = 0,
): Found[] => {
  const best = found.slice()
  const isTooFar = (other: Comparable) =>
    best.length === count && Math.abs(Math.log(home.price / other.price)) + least > (best[count - 1]?.distance ?? 0)
  const look = (other: Comparable) => {
    const far = distance(home, other)
    if (best.length === count && far > (best[count - 1]?.distance ?? 0)) return
    if (other.id === home.id || best.some((known) => known.home.id === other.id)) return
    best.push({ home: other, distance: far })
    best.sort((a, b) => a.distance - b.distance || byPrice(a.home, b.home))
    best.length = Math.min(best.length, count)
  }
  const from = placeIn(sorted, home)
  for (const step of [1, -1])
    for (let index = step === 1 ? from : from - 1; ; index += step) {
      const other = sorted[index]
      if (!other || isTooFar(other)) break
      look(other)
    }
  return best
}

const sortedBy = (homes: readonly Comparable[], key: (home: Comparable) => string) => {
  const groups = new Map<string, Comparable[]>()
  for (const home of homes) {
    const group = groups.get(key(home))
    if (group) group.push(home)
    else groups.set(key(home), [home])
  }
  for (const group of groups.values()) group.sort(byPrice)
  return groups
}

/**
 * What finds the homes most like one among the candidates: by price, size, rooms and type, and by area. Those of its own
 * area and type are looked at first, which mostly settles it.
 */
export const similarTo = (candidates: readonly Comparable[]) => {
  const all = candidates.toSorted(byPrice)
  const near = sortedBy(candidates, ({ area, type }) => `${area} ${type}`)
  const alike = sortedBy(candidates, ({ type }) => type)
  return (home: Comparable, count: number): string[] => {
    const inArea = nearest(near.get(`${home.area} ${home.type}`) ?? [], home, count, [])
    const ofType = nearest(alike.get(home.type) ?? [], home, count, inArea, parts.otherArea)
    // Of another type, in its own area or elsewhere.
    return nearest(all, home, count, ofType, parts.otherType).map(({ home: { id } }) => id)
  }
}
