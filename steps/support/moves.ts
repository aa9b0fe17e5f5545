import { Links } from "../screens/links.ts"
import { Scrolling } from "../screens/scrolling.ts"
import { networkQuiet, painted } from "./waits.ts"
import type { SiteWorld } from "./world.ts"

/** Clicks the first visible link to a path, without waiting for its page. */
export const follow = async (world: SiteWorld, path: string): Promise<void> => {
  world.destination = path
  world.network.mark("the last move")
  await world.on(Links).visibleTo(path).click()
}

/** Follows a link, and waits until its page is drawn. */
export const goOnTo = async (world: SiteWorld, path: string): Promise<void> => {
  await follow(world, path)
  await world.page.waitForURL(world.origin + path, { waitUntil: "commit" })
  await world.clock.drawPageAt(world.origin + path)
  await networkQuiet(world)
  await painted(world)
}

/** Has the site's scripts open a path, to which a page may have no link, without waiting for its page. */
export const navigateTo = async (world: SiteWorld, path: string): Promise<void> => {
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
