import { painted } from "./waits.ts"
import type { SiteWorld } from "./world.ts"

/** Runs the callbacks of observers that the browser has held back, and returns their number. */
export const runObservers = async (world: SiteWorld): Promise<number> => {
  await painted(world)
  return world.page.evaluate(() => {
    const all = [...globalThis.seen.values()].flat()
    globalThis.seen.clear()
    for (const tell of all) tell()
    return all.length
  })
}
