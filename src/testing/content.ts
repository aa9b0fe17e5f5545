import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { contentPath } from "../site/records/content-path.ts"
import { ContentError, type Problem } from "../site/records/problems.ts"
import { readContent } from "../site/records/read-content.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { temporaryFolder } from "./folders.ts"

/** Returns the problems of a ContentError, and rethrows every other error. */
export const problemsOf = (work: () => unknown): readonly Problem[] => {
  try {
    work()
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
  return []
}

const linkContent = (root: string, names: readonly string[]): void => {
  mkdirSync(root, { recursive: true })
  for (const name of names) symlinkSync(contentPath(name), join(root, name))
}

/** Links what all agencies share into a folder of content. */
export const linkShared = (root: string): void => linkContent(root, ["media", "texts"])

/** Links the sample into a folder, as the content of an agency. */
export const linkSample = (root: string): void => {
  linkShared(root)
  linkContent(root, ["se", "fi"])
}

/** Copies the sample's content of one market to a temporary folder, where a test may break it. */
export const copyOfContent = (market: MarketName) => {
  const root = temporaryFolder()
  const [media, originalMedia] = [join(root, "media"), contentPath("media")]
  for (const name of [market, "texts"]) cpSync(contentPath(name), join(root, name), { recursive: true })
  const waters = `${market}/waters.json`
  if (existsSync(contentPath(waters))) cpSync(contentPath(waters), join(root, waters))
  symlinkSync(originalMedia, media)

  const edit = (file: string, change: (text: string) => string) => {
    const original = readFileSync(join(root, file), "utf8")
    const changed = change(original)
    if (changed === original) throw new Error(`the test changes nothing in ${file}`)
    writeFileSync(join(root, file), changed)
  }
  return {
    root,
    languages: markets[market].languages,
    edit,
    /** Sets fields of a record; undefined removes a field. */
    set: (file: string, fields: Readonly<Record<string, unknown>>) =>
      edit(file, (text) => JSON.stringify({ ...(JSON.parse(text) as object), ...fields })),
    /** Copies a file to a second name. */
    repeat: (file: string, name: string) => cpSync(join(root, file), join(root, name)),
    remove: (file: string) => rmSync(join(root, file)),
    /** Removes a file of `media` from the copy. */
    removeMedia: (gone: string) => {
      rmSync(media)
      mkdirSync(media)
      for (const file of readdirSync(originalMedia))
        if (file !== gone) symlinkSync(join(originalMedia, file), join(media, file))
    },
    /** Problems that the build reports. */
    problems: () => problemsOf(() => readContent(market, root)),
  }
}
