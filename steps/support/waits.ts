import { setTimeout as sleep } from "node:timers/promises"
import type { Page } from "playwright"
import type { Clock } from "./clock.ts"
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

/** Waits until React has hydrated the page, and advances a stopped clock because Gatsby hydrates in a timer. */
export const hydrated = async ({ page, clock }: Tab & { readonly clock: Clock }): Promise<void> => {
  let isWaiting = clock.isStopped
  const hydration = page.waitForFunction(isHydrated).finally(() => {
    isWaiting = false
  })
  while (isWaiting) {
    await clock.run(1)
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

/** Waits until no request is pending that can be answered, twice in a row: the page has processed every answer. */
export const networkQuiet = async ({ page, network }: Tab & { readonly network: Network }): Promise<void> => {
  let calm = 0
  while (calm < 2) {
    await network.allAnswered()
    await page.evaluate(() => fetch("/robots.txt", { cache: "no-store" }).then((answer) => answer.text()))
    const isPending = network.pending.some((request) => !request.url().endsWith("/robots.txt"))
    calm = isPending ? 0 : calm + 1
  }
}

type Idler = Tab & { readonly network: Network; readonly clock: Clock }

/**
 * Waits until the browser has twice been idle with a quiet network: the page does nothing more of itself. A stopped clock
 * is never idle.
 */
export const idle = async (visitor: Idler): Promise<void> => {
  const idleMoment = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
  for (const _ of [1, 2]) {
    if (!visitor.clock.isStopped) await visitor.page.evaluate(idleMoment)
    await networkQuiet(visitor)
  }
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
