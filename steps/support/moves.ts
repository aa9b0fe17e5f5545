import { Scrolling } from "../screens/scrolling.ts"
import type { SiteWorld } from "./world.ts"

/** Follows a link within the site to a path, without waiting for its page. */
export const follow = async (world: SiteWorld, path: string): Promise<void> => {
  world.destination = path
  world.network.mark("the last move")
  await world.page.evaluate((to) => (window as unknown as { ___navigate(to: string): void }).___navigate(to), path)
}

export const goBack = async (world: SiteWorld): Promise<void> => {
  world.network.mark("the last move")
  await world.on(Scrolling).goInHistory(-1)
  world.destination = world.path
}

export const goForward = async (world: SiteWorld): Promise<void> => {
  await world.page.evaluate(() => history.forward())
  await world.page.waitForURL((url) => url.pathname !== world.destination, { waitUntil: "commit" })
  world.destination = world.path
}
