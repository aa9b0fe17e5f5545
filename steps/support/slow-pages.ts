import type { SiteName } from "../specification/names.ts"
import { follow, goBack, goOnTo } from "./moves.ts"
import { reload } from "./visits.ts"
import type { SiteWorld } from "./world.ts"

const delayData = ({ page, network }: SiteWorld, path: string): Promise<void> =>
  network.faults.delay(page, `/page-data${path === "/" ? "/index/" : path}page-data.json`)

/** Follows a link to a page whose data is delayed. */
export const waitAfterLink = async (world: SiteWorld, site: SiteName, from: string, to: string): Promise<void> => {
  await world.open(site, from)
  await delayData(world, to)
  await follow(world, to)
}

/** Goes back to a page whose data is delayed, from one that has been reloaded and so does not remember it. */
export const waitAfterBack = async (world: SiteWorld, site: SiteName, from: string, to: string): Promise<void> => {
  await world.open(site, to)
  await goOnTo(world, from)
  await reload(world)
  await delayData(world, to)
  await goBack(world)
}
