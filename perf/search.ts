import { brotliCompressSync, constants } from "node:zlib"
import { type Browser, type Page as BrowserPage, chromium } from "playwright"
import { most } from "./budgets.ts"
import type { Check } from "./checks.ts"
import { manyHomes, type SearchData } from "./many-homes.ts"
import { median } from "./median.ts"
import { addressOf, type Page } from "./pages.ts"
import { slowdown } from "./phone.ts"

const dataPath = "/search/homes.json"
const homes = 10_000
/** Of one search each; the first of a kind may have code to compile. */
const times = 7

type Act = { readonly name: string; readonly selector: string; readonly value?: string }

/** One of each kind of filter, by the names that the form has for the address: they are the same in every language. */
const acts: readonly Act[] = [
  { name: "rooms", selector: '[name="rooms"][value="3"]' },
  { name: "a lift", selector: '[name="has"][value="lift"]' },
  { name: "a viewing in a week", selector: '[name="has"][value="viewing"]' },
  { name: "the highest price", selector: '[name="price.most"]', value: "4000000" },
  { name: "the lowest size", selector: '[name="size.least"]', value: "60" },
  { name: "a text", selector: '[name="q"]', value: "kvist" },
  { name: "an order", selector: '[name="sort"]', value: "perSquareMetre" },
]

/**
 * Makes one change of the form, and answers how many milliseconds later it has been painted. A text is left at once: the pause
 * that waits for the next letter is not part of the answer.
 */
const change = ({ selector, value }: Act): Promise<number> =>
  new Promise((resolve, reject) => {
    const field = document.querySelector<HTMLInputElement>(`main ${selector}`)
    if (!field) return reject(new Error(`there is no ${selector}`))
    requestAnimationFrame(() => {
      const start = performance.now()
      if (value === undefined) field.click()
      else {
        field.value = field.value === value ? "" : value
        if (field.tagName === "SELECT") field.dispatchEvent(new Event("change", { bubbles: true }))
        else field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }))
      }
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - start)
        port2.postMessage(null)
      })
    })
  })

const addressHolds = (page: BrowserPage) => page.evaluate(() => location.search)

/** The answers to one change, there and back again, each from a page that has nothing else to do. */
const answers = async (page: BrowserPage, act: Act): Promise<number[]> => {
  const measured: number[] = []
  for (let time = 0; time < times; time++) {
    await page.waitForLoadState("networkidle")
    const before = await addressHolds(page)
    measured.push(await page.evaluate(change, act))
    if ((await addressHolds(page)) === before) throw new Error(`${act.name} has not been searched for`)
  }
  return measured
}

const withManyHomes = async (browser: Browser, address: string, path: string, data: string): Promise<BrowserPage> => {
  const page = await browser.newPage({ serviceWorkers: "block", viewport: { width: 412, height: 823 } })
  const card = await (await fetch(`${address}/homes/sv/${(await realIds(address))[0]}.json`)).text()
  await page.route(`**${dataPath}`, (route) => route.fulfill({ contentType: "application/json", body: data }))
  await page.route("**/homes/*/*.json", (route) => route.fulfill({ contentType: "application/json", body: card }))
  await page.goto(address + path, { waitUntil: "networkidle" })
  return page
}

const realData = async (address: string): Promise<SearchData & { readonly ids: string }> =>
  (await (await fetch(address + dataPath)).json()) as SearchData & { readonly ids: string }
const realIds = async (address: string): Promise<string[]> => (await realData(address)).ids.split("\n")

/** What searching costs where an agency has ten thousand homes: nothing before anybody searches. */
export const searchChecks = async (page: Page): Promise<Check[]> => {
  const address = addressOf(page)
  const data = JSON.stringify(manyHomes(await realData(address), homes))
  // As our own server compresses what may change.
  const bytes = brotliCompressSync(data, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length / homes
  const executablePath = process.env.CHROMIUM_PATH
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] })
  try {
    const open = await withManyHomes(browser, address, page.path, data)
    const asked: string[] = []
    open.on("request", (request) => asked.push(new URL(request.url()).pathname))
    await open.reload({ waitUntil: "networkidle" })
    const early = asked.filter((path) => path === dataPath || path.startsWith("/homes/"))

    await open.locator("main details").evaluateAll((details) => {
      for (const one of details as HTMLDetailsElement[]) one.open = true
    })
    const fetched = open.waitForResponse((response) => new URL(response.url()).pathname === dataPath)
    await open.locator('main [name="rooms"]').first().focus()
    await (await fetched).finished()
    await open.waitForLoadState("networkidle")
    const session = await open.context().newCDPSession(open)
    const rate = await slowdown(open)
    await session.send("Emulation.setCPUThrottlingRate", { rate })
    const medians: { readonly name: string; readonly time: number }[] = []
    for (const act of acts) medians.push({ name: act.name, time: median(await answers(open, act)) })
    const slowest = medians.toSorted((a, b) => b.time - a.time)[0]
    const told = medians.map(({ name, time }) => `${name} ${time.toFixed(0)} ms`).join(", ")
    return [
      {
        budget: `search data ≤ ${most.searchBytes} bytes a home`,
        passed: bytes <= most.searchBytes,
        value: bytes.toFixed(2),
        reasons: [],
        note: `${homes} homes to search weigh ${bytes.toFixed(2)} bytes each`,
      },
      {
        budget: "nothing to search by is fetched before anybody searches",
        passed: early.length === 0,
        value: early.join(", ") || "nothing",
        reasons: [],
      },
      {
        budget: `every filter answers in ≤ ${most.searchTime} ms`,
        passed: slowest !== undefined && slowest.time <= most.searchTime,
        value: `${slowest?.time.toFixed(0)} ms`,
        reasons: [told],
        note: `among ${homes} homes, on a processor slowed down ${rate.toFixed(1)} times to a phone's, answers come in: ${told}`,
      },
    ]
  } finally {
    await browser.close()
  }
}
