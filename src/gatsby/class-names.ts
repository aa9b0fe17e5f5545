import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"

/** Only consonants, so that no name spells a word that ad blockers hide. */
const letters = "bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ"
const pairs = letters.length ** 2

const short = (index: number): string =>
  index < pairs
    ? `${letters[Math.floor(index / letters.length)]}${letters[index % letters.length]}`
    : `b${short(index - pairs)}`

const classOrAnimation = /(?:\.|@keyframes\s+)([A-Za-z][\w-]*)/g

/**
 * Short names of all CSS module classes and animations, in an order that is the same in every compilation.
 * Pages repeat names on every element, and long ones cost bytes even when compressed.
 * @param folder with the modules
 * @returns a function from file and class to the short name; it throws for an unknown class
 */
export const shortNames = (folder: string): ((file: string, name: string) => string) => {
  const keys = globSync("**/*.module.css", { cwd: folder })
    .sort()
    .flatMap((path) => {
      const file = resolve(join(folder, path))
      const fileKeys = Array.from(
        readFileSync(file, "utf8").matchAll(classOrAnimation),
        ([, name]) => `${file} ${name}`,
      )
      return [...new Set(fileKeys)].sort()
    })
  const names = new Map(keys.map((key, index) => [key, short(index)]))
  return (file, name) => {
    const shortName = names.get(`${resolve(file)} ${name}`)
    if (shortName === undefined) throw new Error(`${file} has no class "${name}"`)
    return shortName
  }
}
