import { createHash } from "node:crypto"
import { existsSync, globSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import type { Content } from "../site/records/content.ts"
import { projectPath } from "../site/records/content-path.ts"
import type { MarketName } from "../spec/markets.ts"

/** Files, as patterns, that decide how a record becomes pages and files. */
export const sourcesOf = (market: MarketName): string[] => [
  "gatsby-node.ts",
  "package-lock.json",
  "src/{domain,gatsby,publish,published,site,spec}/**/*.ts",
  "src/{base,visit}/**/*.data.ts",
  "src/content/schema.ts",
  "src/content/{media,schema,texts}/**",
  `${projectPath(market)}/documents/**`,
]

const digest = (text: string): string => createHash("sha1").update(text).digest("base64url")

export const stampOf = (value: unknown): string => digest(JSON.stringify(value))

/** Stamp of the existing files that match, by name and content. */
export const stampOfFiles = (patterns: string | readonly string[], folder = "."): string =>
  globSync(patterns, { cwd: folder })
    .filter((file) => existsSync(join(folder, file)) && statSync(join(folder, file)).isFile())
    .sort()
    .reduce((hash, file) => hash.update(file).update(readFileSync(join(folder, file))), createHash("sha1"))
    .digest("base64url")

/**
 * Stamps of what a build makes from homes; they change with the homes, places, agents, figures, code and texts.
 * Pages and files with such a stamp must not read articles or other homes, or they would become stale.
 */
export const recordStamps = (content: Content): ((records: readonly object[]) => string) => {
  const { listings, pages, posts, topics, ...sharedContent } = content
  const sharedStamp = stampOf([stampOfFiles(sourcesOf(content.name)), sharedContent])
  const cache = new WeakMap<object, string>()
  const stampOfRecord = (record: object): string => {
    const stamp = cache.get(record) ?? stampOf(record)
    cache.set(record, stamp)
    return stamp
  }
  return (records) => digest(sharedStamp + records.map(stampOfRecord).join())
}
