import { painted } from "./waits.ts"
import type { SiteWorld } from "./world.ts"

/** Runs the delayed callbacks of observers, and returns their number. */
export const runObservers = async (world: SiteWorld): Promise<number> => {
  await painted(world)
  return world.page.evaluate(() => {
    const all = [...globalThis.pendingObservations.values()].flat()
    globalThis.pendingObservations.clear()
    for (const callback of all) callback()
    return all.length
  })
}
