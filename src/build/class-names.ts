import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"

/** Consonants spell nothing that a blocker of ads would hide. */
const letters = "bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ"
const pairs = letters.length ** 2

const short = (index: number): string =>
  index < pairs
    ? `${letters[Math.floor(index / letters.length)]}${letters[index % letters.length]}`
    : `b${short(index - pairs)}`

const classOrAnimation = /(?:\.|@keyframes\s+)([A-Za-z][\w-]*)/g

/**
 * Names for the classes and animations of all modules of styles: two letters each, by their order, which is the same in every
 * compilation. A page has them as often as it has elements, and compressing spares little of a longer name.
 * @param folder with the modules
 * @returns the name of a class by the path of its file; it throws where the file has none of that name
 */
export const shortNames = (folder: string): ((file: string, name: string) => string) => {
  const all = globSync("**/*.module.css", { cwd: folder })
    .sort()
    .flatMap((path) => {
      const file = resolve(join(folder, path))
      const found = Array.from(readFileSync(file, "utf8").matchAll(classOrAnimation), ([, name]) => `${file} ${name}`)
      return [...new Set(found)].sort()
    })
  const names = new Map(all.map((key, index) => [key, short(index)]))
  return (file, name) => {
    const found = names.get(`${resolve(file)} ${name}`)
    if (found === undefined) throw new Error(`${file} has no class "${name}"`)
    return found
  }
}
