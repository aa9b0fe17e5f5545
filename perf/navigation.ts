import type { Browser, BrowserContext, Page as BrowserPage } from "playwright"
import { propertyChunk } from "../src/published/chunks.ts"
import { turnWheel } from "../src/tools/first-sign.ts"
import { quiet, withBrowser } from "./browser.ts"
import { aims, ratios } from "./budgets.ts"
import type { Finding } from "./checks.ts"
import { machineSpeed } from "./machine-speed.ts"
import { median } from "./median.ts"
import type { Page } from "./pages.ts"
import { phone, slowdown, throttle } from "./phone.ts"
import type { SiteProxy } from "./proxy.ts"
import { ratioCheck } from "./ratio-check.ts"

/** Repetitions of each state, because the machine may be busy. */
const times = 3

/** Timeout (ms) for a page to appear. */
const paintTimeoutMs = 30_000

/** The home is opened before its prefetch, after its prefetch, or after the pointer hovers over its link. */
const prefetchStates = ["cold", "warm", "hover"] as const
type PrefetchState = (typeof prefetchStates)[number]

/** Milliseconds from the tap to the painted heading of the home, and from Back to the painted list. */
type Move = { readonly home: number; readonly back?: number }

/** Stores the time of a tap in sessionStorage, because the tap may load another document. */
const noteTaps = () =>
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => sessionStorage.setItem("tapped", String(performance.timeOrigin + timeStamp)),
    true,
  )

/** Resolves with the milliseconds from the tap to the painted heading of the page at `path`. */
const headingPaintMs = ({ path, paintTimeoutMs }: { path: string; paintTimeoutMs: number }): Promise<number> =>
  new Promise((resolve, reject) => {
    const before = document.querySelector("main h1")
    const start = performance.now()
    const look = () => {
      if (performance.now() - start > paintTimeoutMs)
        return reject(
          new Error(
            `${path} has no heading ${paintTimeoutMs / 1000} s after its card was tapped, at ${location.pathname}`,
          ),
        )
      const heading = Array.from(document.querySelectorAll("main h1")).find((one) => one.getClientRects().length > 0)
      if (location.pathname !== path || !heading || (heading === before && !("isNew" in window)))
        return requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () =>
        resolve(performance.timeOrigin + performance.now() - Number(sessionStorage.getItem("tapped")))
      // The message arrives after the frame that shows the heading.
      requestAnimationFrame(() => port2.postMessage(null))
    }
    look()
  })

type ListPosition = {
  readonly path: string
  readonly homes: number
  readonly top: number
  readonly paintTimeoutMs: number
}

/** Goes back and resolves with the milliseconds until the list has the same homes and scroll position as before. */
const listRepaintMs = ({ path, homes, top, paintTimeoutMs }: ListPosition): Promise<number> =>
  new Promise((resolve, reject) => {
    const start = performance.now()
    const look = () => {
      // Reading a hidden list would force a layout that no visitor causes.
      const cards =
        location.pathname === path
          ? Array.from(document.querySelectorAll("main article")).filter((card) => card.getClientRects().length > 0)
          : []
      if (performance.now() - start > paintTimeoutMs)
        return reject(
          new Error(
            `${paintTimeoutMs / 1000} s after Back, ${location.pathname} shows ${cards.length} homes at ${scrollY}, where ${path} was left with ${homes} at ${top}`,
          ),
        )
      if (location.pathname !== path || cards.length < homes || Math.abs(scrollY - top) > 1)
        return requestAnimationFrame(look)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => resolve(performance.now() - start)
      requestAnimationFrame(() => port2.postMessage(null))
    }
    requestAnimationFrame(look)
    history.back()
  })

const contextFor = (browser: Browser, state: PrefetchState): Promise<BrowserContext> =>
  browser.newContext({ ...phone, isMobile: state !== "hover", hasTouch: state !== "hover" })

const linkOf = (page: BrowserPage) => page.locator("main article a[href]").nth(1)

type Site = { readonly address: string; readonly hasScripts: boolean }

/** Visits the list and taps one card, on a phone that is throttled once the list has loaded. */
const timedMove = async (
  browser: Browser,
  { address, hasScripts }: Site,
  list: string,
  state: PrefetchState,
  rate: number,
): Promise<Move> => {
  const context = await contextFor(browser, state)
  try {
    await context.addInitScript(noteTaps)
    await context.addInitScript(turnWheel)
    const page = await context.newPage()
    const finished = new Set<string>()
    page.on("requestfinished", (request) => finished.add(new URL(request.url()).pathname))
    const link = linkOf(page)
    await page.goto(address + list, { waitUntil: quiet })
    const home = (await link.getAttribute("href")) ?? ""
    const data = `/page-data${home}page-data.json`
    const isThere = () => finished.has(data) && [...finished].some((path) => path.startsWith(`/${propertyChunk}-`))
    const untilThere = async () => {
      while (!isThere()) await page.waitForEvent("requestfinished")
      await page.waitForLoadState(quiet)
    }
    await link.scrollIntoViewIfNeeded()
    if (hasScripts && state === "warm") await untilThere()
    await throttle(page, rate)
    if (state === "hover") {
      await link.hover()
      if (hasScripts) await untilThere()
    }
    if (hasScripts && state === "cold" && isThere()) throw new Error(`${home} was loaded ahead before it was tapped`)
    const requestedPaths: string[] = []
    page.on("request", (request) => requestedPaths.push(new URL(request.url()).pathname))
    const top = await page.evaluate(() => scrollY)
    const homes = await page.locator("main article").count()
    // Awaits all three together, so that a failure of one leaves no unhandled rejection of the others.
    const [painted] = await Promise.all([
      hasScripts ? page.evaluate(headingPaintMs, { path: home, paintTimeoutMs }) : undefined,
      page.waitForURL(address + home, { waitUntil: "commit" }),
      state === "hover" ? link.click() : link.tap(),
    ])
    if (painted === undefined) {
      await page.evaluate(() => Object.assign(window, { isNew: true }))
      return { home: await page.evaluate(headingPaintMs, { path: home, paintTimeoutMs }) }
    }
    if (state !== "cold" && requestedPaths.includes(data)) throw new Error(`${data} was asked for again`)
    await page.waitForLoadState(quiet)
    return { home: painted, back: await page.evaluate(listRepaintMs, { path: list, homes, top, paintTimeoutMs }) }
  } finally {
    await context.close()
  }
}

const ms = (time: number) => `${time.toFixed(0)} ms`

/** Compares moving from the list to a home with the same pages without scripts, in the same run. */
export const navigationChecks = (
  page: Page,
  { own, plain }: { own: SiteProxy; plain: SiteProxy },
): Promise<Finding[]> =>
  withBrowser(async (browser) => {
    const results: Record<PrefetchState, { ours: Move[]; plain: Move[] }> = {
      cold: { ours: [], plain: [] },
      warm: { ours: [], plain: [] },
      hover: { ours: [], plain: [] },
    }
    const machine = await machineSpeed(browser)
    const blank = await browser.newPage()
    for (let time = 0; time < times; time++) {
      // Uses a blank page: the benchmark takes seconds, in which a real page would prefetch.
      const rate = await slowdown(blank)
      for (const state of prefetchStates) {
        const site = { address: plain.address, hasScripts: false }
        results[state].plain.push(await timedMove(browser, site, page.path, state, rate))
        results[state].ours.push(
          await timedMove(browser, { address: own.address, hasScripts: true }, page.path, state, rate),
        )
      }
    }
    const back = [...results.warm.ours, ...results.hover.ours].map((move) => move.back ?? Number.NaN)
    return [
      ...prefetchStates.flatMap((state): Finding[] => {
        const rounds = results[state].ours.map(({ home }, round) => ({
          own: home,
          plain: results[state].plain[round]?.home ?? Number.NaN,
        }))
        const check = ratioCheck(`from a card to its home, ${state},`, rounds, ratios[state])
        const values = rounds.map(({ own, plain }) => own / plain)
        const list = rounds.map(({ own, plain }) => `${ms(own)} of ${ms(plain)}`).join(", ")
        return [
          { ...check, note: `${check.note} (${list})` },
          {
            name: `from a card to its home, ${state}`,
            values,
            figure: median(values),
            aim: aims.move[state],
            unit: "× plain HTML",
            machine,
          },
        ]
      }),
      { name: "back to the list", values: back, figure: median(back), aim: aims.back, unit: "ms", machine },
    ]
  })
