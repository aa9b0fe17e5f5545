import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { readContent } from "../build/content.ts"
import { ContentError, type Problem } from "../build/problems.ts"
import type { MarketName } from "../spec/markets.ts"
import { temporaryFolder } from "./folders.ts"

const originals = resolve("src/content")

/** The problems that a ContentError names; every other error is thrown on. */
export const problemsOf = (work: () => unknown): readonly Problem[] => {
  try {
    work()
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
  return []
}

/** The real content of one market in a folder of its own, where a test may break it. */
export const copyOfContent = (market: MarketName) => {
  const root = temporaryFolder()
  const media = join(root, "media")
  for (const folder of [market, "texts"]) cpSync(join(originals, folder), join(root, folder), { recursive: true })
  symlinkSync(join(originals, "media"), media)

  const edit = (file: string, change: (text: string) => string) => {
    const before = readFileSync(join(root, file), "utf8")
    const after = change(before)
    if (after === before) throw new Error(`the test changes nothing in ${file}`)
    writeFileSync(join(root, file), after)
  }
  return {
    root,
    edit,
    /** Gives fields of a record other values; undefined takes a field away. */
    set: (file: string, fields: Readonly<Record<string, unknown>>) =>
      edit(file, (text) => JSON.stringify({ ...(JSON.parse(text) as object), ...fields })),
    /** A file under a second name. */
    repeat: (file: string, name: string) => cpSync(join(root, file), join(root, name)),
    remove: (file: string) => rmSync(join(root, file)),
    /** Takes a file of `media` or `media/plans` away; the originals stay. */
    removeMedia: (gone: string) => {
      rmSync(media)
      for (const folder of ["", "plans"]) {
        mkdirSync(join(media, folder), { recursive: true })
        for (const file of readdirSync(join(originals, "media", folder)))
          if (file !== "plans" && join(folder, file) !== gone)
            symlinkSync(join(originals, "media", folder, file), join(media, folder, file))
      }
    },
    /** What the build finds wrong with it. */
    problems: () => problemsOf(() => readContent(market, root)),
  }
}
