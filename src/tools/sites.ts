import type { MarketName } from "../spec/markets.ts"

/** A market's site, or its deployment that reports errors. */
export type Site = MarketName | `${MarketName}_reporting`

/** Names the environment variable that holds a site's address. */
export const siteVariable = (site: Site): string => `SITE_${site.toUpperCase()}`

/** Returns the address of a site under test. */
export const siteAddress = (site: Site): string => {
  const variable = siteVariable(site)
  const address = process.env[variable]
  if (!address) throw new Error(`${variable} is not set: use npm run acceptance, npm run strength or npm run perf.`)
  return address
}
