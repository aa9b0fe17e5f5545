import { readdirSync } from "node:fs"
import { join } from "node:path"
import type { MarketName } from "../../src/spec/markets.ts"
import { stylesOfEveryPage } from "../../src/spec/styles.ts"

/** The sites by the country that the features name. */
export const siteNames = { Sweden: "se", Finland: "fi", Norway: "no" } as const satisfies Record<string, MarketName>
export type SiteName = keyof typeof siteNames

/**
 * Where the site under test is served; `npm run acceptance` starts the servers and says so.
 * @param reporting its deployment that is configured to report errors
 */
export const addressOf = (site: SiteName, reporting = false): string => {
  const variable = `SITE_${siteNames[site].toUpperCase()}${reporting ? "_REPORTING" : ""}`
  const address = process.env[variable]
  if (!address) throw new Error(`${variable} is not set: run the features with npm run acceptance`)
  return address
}

/** Path of every page that the build of a site made, as its files say: error pages are no pages of their own. */
export const builtPaths = (site: SiteName): string[] =>
  readdirSync(join("dist", siteNames[site]), { recursive: true, encoding: "utf8" })
    .filter((file) => file === "index.html" || file.endsWith("/index.html"))
    .map((file) => `/${file.slice(0, -"index.html".length)}`)
    .sort()

/** Files of styles that come with a page or a part of one; those of every page stand in all of them, before others. */
export const builtStyles = (site: SiteName): string[] =>
  readdirSync(join("dist", siteNames[site]))
    .filter((file) => file.endsWith(".css") && !file.startsWith(stylesOfEveryPage))
    .map((file) => join("dist", siteNames[site], file))
