import { createHash } from "node:crypto"
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { IAdapter } from "gatsby"
import { dsnOf, rulesWithDsn } from "../domain/dsn.ts"
import { formerRoutesOf } from "../domain/former-routes.ts"
import { formerAddressesOf, hasRoute, pathOf, searchDataPath, shortAddressesOf } from "../domain/paths.ts"
import type { HomesData } from "../domain/search/homes.ts"
import { headerRules } from "../publish/headers.ts"
import { hostFiles } from "../publish/host-files.ts"
import { stampOfFiles } from "../publish/stamps.ts"
import type { HostRules } from "../published/host-rules.ts"
import { defaultLanguage } from "../spec/languages.ts"
import type { Market } from "../spec/markets.ts"

const publicFolder = "public"

/** File with the rules for our own server, outside the public folder. */
export const rulesFile = ".cache/host-rules.json"

const inlineScripts = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g

/**
 * Hashes of every inline script of the given pages, in the form of a Content-Security-Policy.
 * @param pages as Latin-1, because decoding all pages as UTF-8 costs more than searching them
 */
export const scriptHashesIn = (pages: Iterable<string>): string[] => {
  const scripts = new Set<string>()
  for (const html of pages) for (const [, script] of html.matchAll(inlineScripts)) scripts.add(String(script))
  return [...scripts].map((script) => `sha256-${createHash("sha256").update(script, "latin1").digest("base64")}`).sort()
}

/** Limit that catches an inline script that differs by page, which would make the policy grow with the site. */
const hashLimit = 6

/** Cache of the hashes that earlier builds found in unchanged pages. */
const hashCacheFile = ".cache/script-hashes.json"
type HashCache = { readonly renderer: string; readonly at: number; readonly hashes: readonly string[] }

/** Hash of the renderer, which decides the scripts that pages have. */
const rendererHash = (): string =>
  stampOfFiles([".cache/page-ssr/routes/render-page.js", join(publicFolder, "page-data/app-data.json")])

const pagesSince = (time: number): string[] =>
  readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html") && !entry.parentPath.includes("_gatsby"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => lstatSync(file).mtimeMs >= time)

/** Reads only new pages, because fifty thousand homes make 13 GB of HTML. */
const scriptHashes = (): string[] => {
  const [renderer, at] = [rendererHash(), Date.now()]
  const cached = existsSync(hashCacheFile) ? (JSON.parse(readFileSync(hashCacheFile, "utf8")) as HashCache) : undefined
  const previous = cached?.renderer === renderer ? cached : { at: 0, hashes: [] }
  const pages = pagesSince(previous.at)
    .values()
    .map((file) => readFileSync(file, "latin1"))
  const hashes = [...new Set([...previous.hashes, ...scriptHashesIn(pages)])].sort()
  writeFileSync(hashCacheFile, JSON.stringify({ renderer, at, hashes } satisfies HashCache))
  if (hashes.length > hashLimit)
    throw new Error(
      `The pages have ${hashes.length} different inline scripts, but the Content-Security-Policy has room for ${hashLimit}: make them alike`,
    )
  return hashes
}

/** Error pages of each language, by path prefix. */
export const errorPageRules = ({ languages }: Pick<Market, "languages">): HostRules["errorPages"] =>
  [...languages.filter((language) => language !== defaultLanguage).map((language) => `/${language}/`), "/"].map(
    (prefix) => ({ prefix, notFound: `${prefix}404.html`, serverError: `${prefix}500.html` }),
  )

/** Names of files from webpack, which hold a hash of their content. */
const hashedName = /-[0-9a-f]{8}\.(?:js|css)$/

/** Scripts and styles without a hash in their name, which browsers must not cache for a year. */
export const unhashedNames = (names: readonly string[]): string[] =>
  names.filter((name) => /\.(?:js|css)$/.test(name) && !hashedName.test(name)).sort()

/** Redirects from the former addresses of the homes that the built site has. */
const formerAddresses = (market: Market): { from: string; to: string }[] => {
  const file = join(publicFolder, searchDataPath)
  if (!existsSync(file)) return []
  const { formerIds = {} } = JSON.parse(readFileSync(file, "utf8")) as HomesData
  return formerAddressesOf(market, formerIds)
}

/** Writes the rules for hosts and for our own server. */
export const adapter = (market: Market): IAdapter => ({
  name: "kvistbo",
  // Ignores Gatsby's argument: reading it makes a list of every file and page, which takes minutes on a large site.
  adapt() {
    const dsn = dsnOf(process.env.SENTRY_DSN)
    const blogLanguages = hasRoute(market, "blog") ? market.languages : []
    const feeds = blogLanguages.map((language) => `${pathOf(market, language, "home")}feed.xml`)
    const headers = headerRules(
      scriptHashes(),
      unhashedNames(readdirSync(publicFolder)).map((name) => `/${name}`),
      feeds,
      market.trackers,
    )
    const rules: HostRules = {
      headers: dsn ? rulesWithDsn(headers, dsn) : headers,
      redirects: [...formerAddresses(market), ...formerRoutesOf(market), ...shortAddressesOf(market)].map(
        (address) => ({
          ...address,
          status: 301,
        }),
      ),
      errorPages: errorPageRules(market),
    }
    writeFileSync(rulesFile, `${JSON.stringify(rules, null, 1)}\n`)
    for (const [file, text] of Object.entries(hostFiles(rules))) writeFileSync(join(publicFolder, file), text)
  },
})
