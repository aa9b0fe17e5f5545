import { createHash } from "node:crypto"
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { IAdapter } from "gatsby"
import { dsnOf, rulesWithDsn } from "../domain/dsn.ts"
import { hasRoute, pathOf, shortAddressesOf } from "../domain/paths.ts"
import { defaultLanguage } from "../spec/languages.ts"
import type { Market } from "../spec/markets.ts"
import { type HeaderRule, headerRules } from "./headers.ts"
import { hostFiles } from "./host-files.ts"
import { stampOfFiles } from "./stamps.ts"

/** What a host must do beyond handing out files. Our own server reads it as it is. */
export type HostRules = {
  readonly headers: readonly HeaderRule[]
  readonly redirects: readonly { readonly from: string; readonly to: string; readonly status: number }[]
  /** Error pages by the prefix of the addresses that they speak for, the longest first. */
  readonly errorPages: readonly { readonly prefix: string; readonly notFound: string; readonly serverError: string }[]
}

const publicFolder = "public"

/** Where the build leaves the rules for our own server: they are not among the site's files. */
export const rulesFile = ".cache/host-rules.json"

const inlineScripts = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g

/**
 * Hashes of every inline script of the given pages, as a Content-Security-Policy names them.
 * @param pages byte by byte (Latin-1): to decode all pages costs more than to look through them
 */
export const scriptHashesIn = (pages: Iterable<string>): string[] => {
  const scripts = new Set<string>()
  for (const html of pages) for (const [, script] of html.matchAll(inlineScripts)) scripts.add(String(script))
  return [...scripts].map((script) => `sha256-${createHash("sha256").update(script, "latin1").digest("base64")}`).sort()
}

/** Pages share their inline scripts; more than this many means that one differs by page, and the policy would grow with the site. */
const hashLimit = 6

/** What earlier builds found in pages that are still as they were. */
const foundFile = ".cache/script-hashes.json"
type Found = { readonly renderer: string; readonly at: number; readonly hashes: readonly string[] }

/** Which scripts pages have follows from what renders them. */
const rendererHash = (): string =>
  stampOfFiles([".cache/page-ssr/routes/render-page.js", join(publicFolder, "page-data/app-data.json")])

const pagesSince = (time: number): string[] =>
  readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".html") && !entry.parentPath.includes("_gatsby"))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => lstatSync(file).mtimeMs >= time)

/** Reads only the pages that are new: fifty thousand homes are 13 GB of HTML. */
const scriptHashes = (): string[] => {
  const [renderer, at] = [rendererHash(), Date.now()]
  const kept = existsSync(foundFile) ? (JSON.parse(readFileSync(foundFile, "utf8")) as Found) : undefined
  const before = kept?.renderer === renderer ? kept : { at: 0, hashes: [] }
  const pages = pagesSince(before.at)
    .values()
    .map((file) => readFileSync(file, "latin1"))
  const hashes = [...new Set([...before.hashes, ...scriptHashesIn(pages)])].sort()
  writeFileSync(foundFile, JSON.stringify({ renderer, at, hashes } satisfies Found))
  if (hashes.length > hashLimit)
    throw new Error(
      `The pages have ${hashes.length} different inline scripts, but the Content-Security-Policy has room for ${hashLimit}: make them alike`,
    )
  return hashes
}

/** The error pages of each language, by the prefix of its addresses. */
export const errorPageRules = ({ languages }: Pick<Market, "languages">): HostRules["errorPages"] =>
  [...languages.filter((language) => language !== defaultLanguage).map((language) => `/${language}/`), "/"].map(
    (prefix) => ({ prefix, notFound: `${prefix}404.html`, serverError: `${prefix}500.html` }),
  )

/** What webpack wrote: names that hold a hash of their content. */
const hashedName = /-[0-9a-f]{8}\.(?:js|css)$/

/** Scripts and styles that keep their names: every other one may be kept for a year. */
export const keepingTheirNames = (names: readonly string[]): string[] =>
  names.filter((name) => /\.(?:js|css)$/.test(name) && !hashedName.test(name)).sort()

/** Writes what a host needs beside the files. */
export const adapter = (market: Market): IAdapter => ({
  name: "kvistbo",
  // Gatsby would hand over a list of every file and page. It makes it when it is asked for, which takes minutes where there are many.
  adapt() {
    const dsn = dsnOf(process.env.SENTRY_DSN)
    const writing = hasRoute(market, "blog") ? market.languages : []
    const feeds = writing.map((language) => `${pathOf(market, language, "home")}feed.xml`)
    const headers = headerRules(
      scriptHashes(),
      keepingTheirNames(readdirSync(publicFolder)).map((name) => `/${name}`),
      feeds,
      market.trackers,
    )
    const rules: HostRules = {
      headers: dsn ? rulesWithDsn(headers, dsn) : headers,
      redirects: shortAddressesOf(market).map(({ from, to }) => ({ from, to, status: 301 })),
      errorPages: errorPageRules(market),
    }
    writeFileSync(rulesFile, `${JSON.stringify(rules, null, 1)}\n`)
    for (const [file, text] of Object.entries(hostFiles(rules))) writeFileSync(join(publicFolder, file), text)
  },
})
