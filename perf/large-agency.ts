import type { Browser, Page as BrowserPage, Response } from "playwright"
import { turnWheel } from "../src/tools/first-sign.ts"
import { shiftDate, usualTime } from "../src/tools/shifted-date.ts"
import { siteAddress } from "../src/tools/sites.ts"
import { quiet } from "./browser.ts"
import { manyHomes, manyPositions, type Positions, type SearchData } from "./many-homes.ts"
import type { Page } from "./pages.ts"

export const searchDataPath = "/search/homes.json"
const positionsPath = "/search/positions.json"

type LargeAgency = {
  readonly page: BrowserPage
  /** Search data before compression. */
  readonly data: string
  /** Paths requested by the first load until the network is idle, and their bytes before compression. */
  readonly requestedPaths: readonly string[]
  readonly bytes: number
}

/**
 * Opens a market's list with `homes` invented homes, or with the homes of the build if none is given.
 * @param prepare runs before the page loads
 */
export const openLargeAgency = async (
  browser: Browser,
  listed: Page,
  homes?: number,
  prepare: (page: BrowserPage) => Promise<void> = async () => undefined,
): Promise<LargeAgency> => {
  const address = siteAddress(listed.market)
  const built = async <Content>(path: string) => (await (await fetch(address + path)).json()) as Content
  const page = await browser.newPage({
    serviceWorkers: "block",
    viewport: { width: 412, height: 823 },
    ignoreHTTPSErrors: true,
  })
  const real = await built<SearchData & { readonly ids: string }>(searchDataPath)
  const data = JSON.stringify(homes ? manyHomes(real, homes) : real)
  if (homes) {
    const [id] = real.ids.split("\n")
    const files = {
      [`**${searchDataPath}`]: data,
      [`**${positionsPath}`]: JSON.stringify(manyPositions(await built<Positions>(positionsPath), homes)),
      "**/homes/*/*.json": JSON.stringify(await built(`/homes/sv/${id}.json`)),
    }
    for (const [path, body] of Object.entries(files))
      await page.route(path, (route) => route.fulfill({ contentType: "application/json", body }))
  }
  // The invented viewings are around this date, so another one would find other homes.
  await page.addInitScript(shiftDate, usualTime - Date.now())
  await page.addInitScript(turnWheel)
  await prepare(page)
  const requestedPaths: string[] = []
  const sizes: Promise<number>[] = []
  const note = (response: Response) => {
    requestedPaths.push(new URL(response.url()).pathname)
    sizes.push(response.body().then(({ length }) => length))
  }
  page.on("response", note)
  await page.goto(address + listed.path, { waitUntil: quiet })
  // Later search responses may still be pending when the page closes.
  page.off("response", note)
  return {
    page,
    data,
    requestedPaths,
    bytes: (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0),
  }
}
