import { Links } from "../screens/links.ts"
import { Scrolling } from "../screens/scrolling.ts"
import type { Visitor } from "./visitor.ts"
import { networkQuiet, painted } from "./waits.ts"

/** Clicks the first visible link to a path, without waiting for its page. */
export const follow = async (visitor: Visitor, path: string): Promise<void> => {
  visitor.destination = path
  visitor.network.mark("the last move")
  await visitor.on(Links).visibleTo(path).click()
}

/** Waits until the page to which the visitor has gone is drawn. */
export const pageDrawn = async (visitor: Visitor, path: string): Promise<void> => {
  await visitor.page.waitForURL(visitor.origin + path, { waitUntil: "commit" })
  await visitor.clock.drawPageAt(visitor.origin + path)
  await networkQuiet(visitor)
  await painted(visitor)
}

/** Follows a link, and waits until its page is drawn. */
export const goOnTo = async (visitor: Visitor, path: string): Promise<void> => {
  await follow(visitor, path)
  await pageDrawn(visitor, path)
}

/** Has the site's scripts open a path, to which a page may have no link, without waiting for its page. */
export const navigateTo = async (visitor: Visitor, path: string): Promise<void> => {
  visitor.destination = path
  visitor.network.mark("the last move")
  await visitor.page.evaluate((to) => (window as unknown as { ___navigate(to: string): void }).___navigate(to), path)
}

export const goBack = async (visitor: Visitor): Promise<void> => {
  visitor.network.mark("the last move")
  await visitor.on(Scrolling).goInHistory(-1)
  visitor.destination = visitor.path
}

export const goForward = async (visitor: Visitor): Promise<void> => {
  await visitor.page.evaluate(() => history.forward())
  await visitor.page.waitForURL((url) => url.pathname !== visitor.destination, { waitUntil: "commit" })
  visitor.destination = visitor.path
}
