import { createHash } from "node:crypto"
import { existsSync, globSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import type { Listing } from "../content/schema.ts"
import type { Content, WithId } from "./content.ts"

/** What decides how a record becomes pages and files. */
const sources = [
  "gatsby-node.ts",
  "package-lock.json",
  "src/{build,domain,spec}/**/*.ts",
  "src/content/schema.ts",
  "src/content/{media,schema,texts}/**",
]

const digest = (text: string): string => createHash("sha1").update(text).digest("base64url")

export const stampOf = (value: unknown): string => digest(JSON.stringify(value))

/** Of the files that are there, by their names and what is in them. */
export const stampOfFiles = (patterns: string | readonly string[], folder = "."): string =>
  globSync(patterns, { cwd: folder })
    .filter((file) => existsSync(join(folder, file)) && statSync(join(folder, file)).isFile())
    .sort()
    .reduce((hash, file) => hash.update(file).update(readFileSync(join(folder, file))), createHash("sha1"))
    .digest("base64url")

/**
 * Tells what is made of some homes by what it is made of: the homes, the places, brokers and figures around them, and the
 * code and texts. As long as these stay the same, so does it, and a build need not make it again to see that. Articles and other
 * homes are not among these: nothing that is stamped so may read them.
 */
export const homeStamps = (content: Content): ((homes: readonly WithId<Listing>[]) => string) => {
  const { listings, pages, posts, topics, ...around } = content
  const rest = stampOf([stampOfFiles(sources), around])
  const known = new WeakMap<WithId<Listing>, string>()
  const stampOfHome = (home: WithId<Listing>): string => {
    const stamp = known.get(home) ?? stampOf(home)
    known.set(home, stamp)
    return stamp
  }
  return (homes) => digest(rest + homes.map(stampOfHome).join())
}
