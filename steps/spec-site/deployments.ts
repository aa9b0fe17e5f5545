import type { MarketName } from "../../src/spec/markets.ts"
import { siteVariable } from "../../src/tools/sites.ts"

/** Ports on which `npm start` serves the sites. */
const ports: Readonly<Record<MarketName, number>> = { se: 9000, fi: 9001, no: 9002 }

/** Returns where a page can be opened: on the site that SITE_SE and so on name, or on that of `npm start`. */
export const addressOn = (market: MarketName, path: string): string =>
  (process.env[siteVariable(market)] ?? `http://localhost:${ports[market]}`) + path
