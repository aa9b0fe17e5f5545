import type { SiteWorld } from "./world.ts"

/** A batch is due every three seconds. */
const batchMs = 3_100

/** Passes the time of batches, and counts the requested pages after each. */
export const passBatches = async (world: SiteWorld, count: number): Promise<void> => {
  for (let batch = 0; batch < count; batch += 1) {
    await world.pass(batchMs)
    world.prefetching.totals.push(world.prefetching.paths.length)
  }
}

type Growth = Readonly<Record<string, string>>

/** Passes the time until each of these moments, and returns how many pages have been prefetched by then. */
export const growthOf = async (world: SiteWorld, moments: readonly Growth[]): Promise<Growth[]> => {
  const growth: Growth[] = []
  for (const [index, { milliseconds }] of moments.entries()) {
    await world.pass(Number(milliseconds) - Number(moments[index - 1]?.milliseconds ?? 0))
    const statuses = await world.prefetching.statuses()
    growth.push({ milliseconds: milliseconds ?? "", pages: String(statuses.filter((status) => status === 200).length) })
  }
  return growth
}
