/** Fields by which homes are compared. */
export type Comparable = {
  readonly id: string
  readonly area: string
  readonly type: string
  readonly price: number
  readonly livingArea: number
  readonly rooms: number
}

const weights = { otherArea: 0.35, otherType: 0.6, room: 0.12 }

/** Measures how different two homes are: a tenth more in price or size counts as about 0.1. */
const distance = (one: Comparable, other: Comparable): number =>
  Math.abs(Math.log(one.price / other.price)) +
  Math.abs(Math.log(one.livingArea / other.livingArea)) +
  weights.room * Math.abs(one.rooms - other.rooms) +
  (one.area === other.area ? 0 : weights.otherArea) +
  (one.type === other.type ? 0 : weights.otherType)

const byPrice = (one: Comparable, other: Comparable): number =>
  one.price - other.price || (one.id < other.id ? -1 : Number(one.id > other.id))

/** Returns the index of the first home that sorts at or after the given one. */
const insertionIndex = (sorted: readonly Comparable[], home: Comparable): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const middleHome = sorted[middle]
    if (middleHome && byPrice(middleHome, home) < 0) low = middle + 1
    else high = middle
  }
  return low
}

type RankedHome = { readonly home: Comparable; readonly distance: number }

/**
 * Searches outwards from the home's price and stops where the price alone is too different, so that it visits a few
 * hundred of fifty thousand homes.
 * @param minDistance least difference that every home of the list has apart from its price
 */
const nearest = (
  sorted: readonly Comparable[],
  home: Comparable,
  count: number,
  initial: RankedHome[],
  minDistance = 0,
): RankedHome[] => {
  const best = initial.slice()
  const isTooFar = (other: Comparable) =>
    best.length === count &&
    Math.abs(Math.log(home.price / other.price)) + minDistance > (best[count - 1]?.distance ?? 0)
  const consider = (other: Comparable) => {
    const homeDistance = distance(home, other)
    if (best.length === count && homeDistance > (best[count - 1]?.distance ?? 0)) return
    if (other.id === home.id || best.some((ranked) => ranked.home.id === other.id)) return
    best.push({ home: other, distance: homeDistance })
    best.sort((a, b) => a.distance - b.distance || byPrice(a.home, b.home))
    best.length = Math.min(best.length, count)
  }
  const from = insertionIndex(sorted, home)
  for (const step of [1, -1])
    for (let index = step === 1 ? from : from - 1; ; index += step) {
      const other = sorted[index]
      if (!other || isTooFar(other)) break
      consider(other)
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
 * Finds the most similar homes by price, size, rooms, type and area; it starts with the home's own area and type, which
 * mostly gives the result.
 */
export const similarTo = (candidates: readonly Comparable[]) => {
  const all = candidates.toSorted(byPrice)
  const byAreaAndType = sortedBy(candidates, ({ area, type }) => `${area} ${type}`)
  const byType = sortedBy(candidates, ({ type }) => type)
  return (home: Comparable, count: number): string[] => {
    const inArea = nearest(byAreaAndType.get(`${home.area} ${home.type}`) ?? [], home, count, [])
    const ofType = nearest(byType.get(home.type) ?? [], home, count, inArea, weights.otherArea)
    // Adds homes of other types, in any area.
    return nearest(all, home, count, ofType, weights.otherType).map(({ home: { id } }) => id)
  }
}
