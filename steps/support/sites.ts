import { readdirSync } from "node:fs"
import { join } from "node:path"
import { stylesOfEveryPage } from "../../src/published/styles.ts"
import { agencies } from "../../src/spec/agencies.ts"
import { siteAddress } from "../../src/tools/sites.ts"
import { type SiteName, siteNames } from "../specification/names.ts"

/** A site as it is deployed: each is served a second time with error reporting. */
export type Deployment = { readonly site: SiteName; readonly reportsErrors: boolean }

const filesOf = (site: SiteName, options: { readonly recursive?: boolean } = {}): string[] =>
  readdirSync(join(agencies.sample.dist, siteNames[site]), { ...options, encoding: "utf8" })

/** @param reporting selects the deployment that reports errors */
export const addressOf = (site: SiteName, reporting = false): string =>
  siteAddress(reporting ? `${siteNames[site]}_reporting` : siteNames[site])

/** Returns the path of every built page, which is a file named index.html; error pages have other names. */
export const builtPaths = (site: SiteName): string[] =>
  filesOf(site, { recursive: true })
    .filter((file) => file === "index.html" || file.endsWith("/index.html"))
    .map((file) => `/${file.slice(0, -"index.html".length)}`)
    .sort()

/** Returns the paths that would be those of built pages with a slash at the end. */
export const withoutSlash = (site: SiteName, paths: readonly string[]): string[] => {
  const built = new Set(builtPaths(site))
  return paths.filter((path) => built.has(`${path}/`))
}

/** Returns the last part of each built path in a folder, such as the slugs of homes under "/objekt/". */
export const slugsUnder = (site: SiteName, folder: string): string[] =>
  builtPaths(site)
    .filter((path) => path.startsWith(folder) && path !== folder)
    .map((path) => path.slice(folder.length, -1))

/**
 * Returns the CSS files of single pages and islands; every page already contains the shared styles, before all others.
 */
export const builtStyles = (site: SiteName): string[] =>
  filesOf(site)
    .filter((file) => file.endsWith(".css") && !file.startsWith(stylesOfEveryPage))
    .map((file) => join(agencies.sample.dist, siteNames[site], file))
