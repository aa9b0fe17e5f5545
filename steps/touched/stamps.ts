import { createHash } from "node:crypto"
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { codeStamps } from "./code.ts"
import { withoutHash } from "./names.ts"
import { type Part, partsOf } from "./parts.ts"

/** Stamp of what does not exist, such as an address that leads elsewhere. */
export const absent = "-"

const stampOf = (text: string | Buffer): string => createHash("sha1").update(text).digest("base64url").slice(0, 12)

/** Hashes of scripts, styles and whole builds in a built text: all of them change with any of the sources. */
const hashes =
  /(?<=-)[0-9a-f]{8}(?=\.(?:js|css))|(?<=["']:?)[0-9a-f]{8}(?=["'])|(?<="(?:webpackCompilationHash|hash)":")[0-9a-f]{20}(?=")|(?<=revision"?:")[0-9a-f]{32}(?=")/g

/** Returns a built text without the hashes of other files, so that only what it says itself makes a difference. */
export const withoutHashes = (text: string): string => text.replace(hashes, "*")

/** Returns webpack's runtime without names of variables, which the minifier chooses by the letters of all hashes in it. */
export const withoutVariables = (runtime: string): string => runtime.replace(/\b[A-Za-z]\b/g, "_")

/**
 * Returns the names of a site's scripts and styles by those without hashes. Files of earlier builds stay for open tabs, so
 * it takes those whose hashes are in a page or in the script that the page names.
 */
const namesOfBuild = (site: string): Map<string, string> => {
  const textOf = (name: string) => (existsSync(join(site, name)) ? readFileSync(join(site, name), "utf8") : "")
  const page = textOf("index.html")
  const references = page + textOf(/webpack-runtime-[0-9a-f]{8}\.js/.exec(page)?.[0] ?? "none")
  const hashOf = (name: string) => /-([0-9a-f]{8})\.(?:js|css)$/.exec(name)?.[1] ?? "none"
  const names = existsSync(site) ? readdirSync(site) : []
  const current = names.filter((name) => references.includes(hashOf(name)))
  return new Map([...names, ...current].map((name) => [withoutHash(name), name]))
}

/**
 * Computes stamps of what examples touch by name: of built files, each once, and of code.
 * @param codeStampOf stamps of names that begin with "code of"
 */
export const stampsOf = (codeStampOf: (name: string) => string, folder = "."): ((name: string) => string) => {
  const stamps = new Map<string, string>()
  const builtNames = new Map<string, ReadonlyMap<string, string>>()
  const parts = new Map<string, Record<Part, string>>()

  /** Finds the file of the last build with any hash in its name. */
  const fileOf = (path: string): string => {
    if (!path.includes("*")) return path
    const [, dist = ""] = /^(dist\/sample\/\w+)\//.exec(path) ?? []
    const names = builtNames.get(dist) ?? namesOfBuild(join(folder, dist))
    builtNames.set(dist, names)
    return `${dist}/${names.get(path.slice(dist.length + 1)) ?? "missing"}`
  }
  const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(join(folder, path))
  const compute = (name: string): string => {
    if (name.startsWith("code of ")) return codeStampOf(name)
    const [path = "", part] = name.split(" ")
    const matching = (pattern: string) => globSync(pattern, { cwd: join(folder, path) }).sort()
    if (part === "pages") return stampOf(matching("**/index.html").join())
    if (part === "styles")
      return stampOf(
        matching("*.css")
          .map((file) => readFileSync(join(folder, path, file)))
          .join(),
      )
    const file = fileOf(path)
    if (!isFile(file)) return absent
    const content = readFileSync(join(folder, file))
    if (path.endsWith("/webpack-runtime-*.js")) return stampOf(withoutVariables(withoutHashes(content.toString())))
    if (!part) return stampOf(/\.(?:js|json|css|xml)$/.test(file) ? withoutHashes(content.toString()) : content)
    if (!parts.has(file)) parts.set(file, partsOf(withoutHashes(content.toString())))
    return stampOf(parts.get(file)?.[part as Part] ?? "")
  }
  return (name) => {
    const stamp = stamps.get(name) ?? compute(name)
    stamps.set(name, stamp)
    return stamp
  }
}

let current: ((name: string) => string) | undefined

/** Returns the stamps of the working copy, which one process computes once. */
export const currentStamps = (): ((name: string) => string) => {
  current ??= stampsOf(codeStamps())
  return current
}
