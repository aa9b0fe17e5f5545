import { setTimeout as sleep } from "node:timers/promises"
import type { Page } from "playwright"
import { type Clock, frameMs } from "./clock.ts"
import { unlessNavigated } from "./expect.ts"
import type { Network } from "./network.ts"

type Tab = { readonly page: Page }

type Fiber = {
  readonly return: Fiber | null
  readonly stateNode: { readonly current: Fiber }
  readonly memoizedState: State
}
type State = { readonly isDehydrated?: boolean }

/**
 * Detects hydration by React's tree, whose root is marked until all of it is committed; an element is marked earlier.
 * Two pages have a small script instead of React.
 */
export const isHydrated = () => {
  if (document.querySelector('script:is([src="/offline.js"], [src="/copy.js"])')) return true
  const main = document.querySelector("main")
  const key = Object.keys(main ?? {}).find((name) => name.startsWith("__reactFiber"))
  let fiber = key ? (main as unknown as Readonly<Record<string, Fiber>>)[key] : undefined
  while (fiber?.return) fiber = fiber.return
  return fiber?.stateNode.current.memoizedState.isDehydrated === false
}

/** Whether the scripts of the page have begun to run, whatever they have done. */
export const hasStarted = () => "___chunkMapping" in window

/**
 * Waits until React has hydrated the page, and advances a stopped clock meanwhile: by frames until the scripts run, which
 * wait 100 ms for the visitor's first sign, and then by milliseconds, because Gatsby hydrates in a timer.
 */
export const hydrated = async ({ page, clock }: Tab & { readonly clock: Clock }): Promise<void> => {
  let isWaiting = clock.isStopped
  const hydration = page.waitForFunction(isHydrated).finally(() => {
    isWaiting = false
  })
  while (isWaiting) {
    await clock.run((await unlessNavigated(page.evaluate(hasStarted))) ? 1 : frameMs)
    await Promise.race([hydration, sleep(10)])
  }
  await hydration
}

/** Waits until the browser has drawn two frames: scrolling, observers and animation frames have run, clock or not. */
export const painted = ({ page }: Tab): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body))
    await frame()
    await frame()
  })

/** Waits until each part is drawn that loads on demand; React may draw one up to 300 ms after its code has come. */
export const partsDrawn = ({ page }: Tab): Promise<unknown> =>
  page.waitForFunction(() =>
    [...document.querySelectorAll("[data-island]")].every((part) => part.childElementCount > 0),
  )

type Requester = Tab & { readonly network: Network }

/** A visitor whose page may still do something of itself. */
export type Idler = Requester & { readonly clock: Clock; readonly runsScripts: boolean }

/** Twice lets the browser receive earlier answers, once idle if asked; it runs in the browser, which may be offline. */
const calmTwice = async (isIdle: boolean) => {
  for (const _ of [1, 2]) {
    if (isIdle) await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
    await fetch("/robots.txt", { cache: "no-store" })
      .then((answer) => answer.text())
      .catch(() => "")
  }
}

/** Waits until the page sends no request while it is calm twice; one evaluation, because each costs a round trip. */
const calm = async ({ page, network }: Requester, isIdle: boolean): Promise<void> => {
  const count = () => network.requests.filter((request) => !request.url().endsWith("/robots.txt")).length
  let before: number
  do {
    before = count()
    await network.allAnswered()
    await unlessNavigated(page.evaluate(calmTwice, isIdle))
  } while (count() > before)
}

/** Waits until no request is pending that can be answered, twice in a row: the page has processed every answer. */
export const networkQuiet = (visitor: Requester): Promise<void> => calm(visitor, false)

/**
 * Waits until the browser has twice been idle with a quiet network: the page does nothing more of itself. A stopped clock
 * is never idle, and a page without scripts always is.
 */
export const idle = async (visitor: Idler): Promise<void> => {
  if (visitor.runsScripts) await calm(visitor, !visitor.clock.isStopped)
}

/**
 * Waits until all reports that the page has sent have arrived, by loading pictures: they arrive after earlier requests,
 * need no running clock, and do not extend a transaction.
 */
export const reported = async ({ page }: Tab): Promise<void> => {
  for (const _ of [1, 2])
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          Object.assign(new Image(), { onload: resolve, src: `/icons/icon-192.png?reported=${Math.random()}` })
        }),
    )
}
