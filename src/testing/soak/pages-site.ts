import { linkSync, mkdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { columnsOf } from "../../domain/contact/countries.ts"
import { countriesFileOf } from "../../domain/paths.ts"
import { switchLink } from "../../server/http/switch-link.ts"
import { writeFiles } from "../files.ts"

export const pageCount = 400

/** Makes the pages larger in total than the server's page cache. */
const filling = "<p>Ljus etta med balkong åt söder, nära vatten och skog.</p>\n".repeat(500)

export const textOf = (page: number): string => `<title>Sida ${page}</title>`

/** File with the number of the build. */
export const buildPath = "/build.txt"

const rules = {
  headers: [{ path: "/*", headers: [{ key: "cache-control", value: "public, max-age=0, must-revalidate" }] }],
  redirects: [],
  errorPages: [{ prefix: "/", notFound: "/404.html", serverError: "/500.html" }],
}
const sweden = { name: "Sverige", iso2: "SE", dialCode: "46", priority: 0, areaCodes: null } as const

const pageFile = (page: number): string => `page-${page}/index.html`

const small = (build: number): Readonly<Record<string, string>> => ({
  "_rules.json": JSON.stringify(rules),
  "index.html": `<title>Hem</title>${filling}`,
  "404.html": "<title>Finns inte</title>",
  "500.html": "<title>Fel</title>",
  "large.bin": "x".repeat(3_000_000),
  [countriesFileOf("sv").slice(1)]: JSON.stringify(columnsOf([sweden])),
  [buildPath.slice(1)]: String(build),
})

/** The link that a deploy switches, in a folder of the server. */
export const siteLinkIn = (folder: string): string => join(folder, "dist/se")

/**
 * Publishes a release of many pages.
 * @param last folder of an earlier one, whose pages are linked instead of written
 */
export const publishSite = (folder: string, build: number, last?: string): void => {
  const release = join(folder, "releases", String(build))
  writeFiles(release, small(build))
  for (let page = 0; page < pageCount; page += 1) {
    const path = pageFile(page)
    if (last === undefined) writeFiles(release, { [path]: textOf(page) + filling })
    else {
      mkdirSync(dirname(join(release, path)))
      linkSync(join(last, path), join(release, path))
    }
  }
  mkdirSync(dirname(siteLinkIn(folder)), { recursive: true })
  switchLink(siteLinkIn(folder), release)
}
