import type { SiteName } from "../specification/names.ts"
import type { SiteFiles } from "./site-files.ts"

const patternOf = (address: string): RegExp =>
  new RegExp(`^${address.replace(/[.?+()]/g, "\\$&").replaceAll("*", "[^/]+")}$`)

/**
 * Returns the differences between a site's sitemap and a table, and checks that every listed page exists.
 * @param rows addresses by language, in which * is any part, and the number of pages in each language
 */
export const sitemapProblems = async (
  files: SiteFiles,
  site: SiteName,
  origin: string,
  rows: readonly (readonly string[])[],
): Promise<string[]> => {
  const listed = await files.sitemap(site)
  const groups = rows.flatMap((row) =>
    row.slice(0, -1).map((address) => ({ address, pattern: patternOf(origin + address), count: Number(row.at(-1)) })),
  )
  for (const address of listed) await files.ask(site, address.slice(origin.length))
  return [
    ...listed.filter((address) => !groups.some(({ pattern }) => pattern.test(address))),
    ...groups.flatMap(({ address, pattern, count }) => {
      const found = listed.filter((candidate) => pattern.test(candidate)).length
      return found === count ? [] : [`${found} pages at ${address}, not ${count}`]
    }),
  ]
}
