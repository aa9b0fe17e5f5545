import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { basename, dirname, join, relative, resolve } from "node:path"
import { schemas } from "../../content/schema.ts"
import { PlainError } from "../../domain/plain-error.ts"
import { type MarketName, marketNames, markets } from "../../spec/markets.ts"
import { pathsUnder } from "./content-path.ts"
import { listingFiles, listingFolders } from "./files.ts"
import { homesProblems } from "./home-problems.ts"
import { ContentError, type Problem } from "./problems.ts"
import { readHomes } from "./read-homes.ts"
import { readerOf } from "./reader.ts"

/** A file to check, as the editor names it, and its place below `src/content`, such as `se/listings/kvistgatan-12.json`. */
type Draft = { readonly file: string; readonly place: string }

/** Fields of each kind of record, by its folder. */
const fieldsIn = (market: MarketName): readonly (readonly [folder: string, fields: readonly string[]])[] => {
  const { languages, law } = markets[market]
  const { area, agent, house, listing, topic } = schemas(languages)
  const shapes = {
    ...(law && { listings: listing[law] }),
    houses: house,
    areas: area,
    agents: agent,
    topics: topic,
  }
  return Object.entries(shapes).map(([folder, { shape }]) => [`${market}/${folder}`, Object.keys(shape)])
}

const languagesIn = (value: unknown): string[] =>
  Object.entries(Object(value) as object).flatMap(([key, inner]) =>
    typeof inner === "string" ? (/^[a-z]{2}$/.test(key) ? [key] : []) : languagesIn(inner),
  )

/** The folder whose records have most of the fields of a record, in a market with its languages. */
const folderOf = (file: string): string | undefined => {
  let record: unknown
  try {
    record = JSON.parse(readFileSync(file, "utf8").replace(/^\uFEFF/, ""))
  } catch (error) {
    throw new PlainError(`${file} is not valid JSON: ${(error as Error).message}`)
  }
  const [names, languages] = [Object.keys(Object(record)), languagesIn(record)]
  const [best] = marketNames
    .flatMap((market) =>
      fieldsIn(market).map(([folder, fields]) => ({
        folder,
        count: names.filter((name) => fields.includes(name)).length,
        strangers: languages.filter((language) => !(markets[market].languages as readonly string[]).includes(language))
          .length,
      })),
    )
    .toSorted((a, b) => b.count - a.count || a.strangers - b.strangers)
  return best && best.count > 0 ? best.folder : undefined
}

/** Places that a path ends in: `se/listings/draft.json`, `fi/sold.json`, `plans/studio.json`. */
const placePattern = new RegExp(
  `(?:^|/)((?:(?:${marketNames.join("|")})/(?:[a-z]+/)?|plans/|texts/)[^/]+\\.(?:json|md))$`,
)

const draftOf = (file: string, root: string): Draft => {
  const path = relative(root, resolve(file))
  if (!path.startsWith("..")) return { file, place: path }
  const [, place] = placePattern.exec(resolve(file)) ?? []
  if (place) return { file, place }
  const folder = file.endsWith(".json") ? folderOf(file) : undefined
  if (folder) return { file, place: `${folder}/${basename(file)}` }
  throw new PlainError(
    `${file} is no record that can be recognised: put it in a folder that is named as in src/content, such as se/posts.`,
  )
}

const filesAt = (path: string): string[] => {
  if (!existsSync(path)) throw new PlainError(`${path} does not exist: name a file or a folder with records.`)
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:json|md)$/.test(name) && !name.endsWith("README.md"))
    .sort()
    .map((name) => join(path, name))
}

/** Makes the content as it would be with the drafts: links to each file, and copies of the drafts. */
const withDrafts = (drafts: readonly Draft[], root: string): string => {
  const folder = mkdtempSync(join(tmpdir(), "content-"))
  const link = (path: string, hasDrafts: (path: string) => boolean) => {
    for (const { name } of readdirSync(join(root, path), { withFileTypes: true })) {
      const inner = path ? `${path}/${name}` : name
      if (!hasDrafts(inner)) symlinkSync(join(root, inner), join(folder, inner))
      else if (statSync(join(root, inner)).isDirectory()) {
        mkdirSync(join(folder, inner))
        link(inner, hasDrafts)
      }
    }
  }
  link("", (path) => drafts.some(({ place }) => place === path || place.startsWith(`${path}/`)))
  for (const { file, place } of drafts) {
    mkdirSync(dirname(join(folder, place)), { recursive: true })
    cpSync(file, join(folder, place))
  }
  return folder
}

/** Whether a draft is a home or its place, area or agent: no article, text or map can have a problem with it. */
const isOfHome = ({ place }: Draft): boolean =>
  [...listingFolders, "agents"].some((folder) => place.split("/")[1] === folder)

const problemsOfHomes = (market: MarketName, root: string): readonly Problem[] => {
  const pathOf = pathsUnder(root)
  const reader = readerOf(pathOf)
  const source = listingFiles(market, pathOf)
  const { homes, read } = readHomes(market, reader, source)
  return [...reader.problems, ...homesProblems(homes, read, pathOf, source.placeOf)]
}

const problemsOfMarket = async (market: MarketName, root: string): Promise<readonly Problem[]> => {
  // Loads the readers of Markdown and messages only for them, because an editor waits for the answer.
  const { readContent } = await import("./read-content.ts")
  try {
    readContent(market, root)
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    throw error
  }
  return []
}

/** Place of a record without its language: a text is a file in each language, which can be missing. */
const textOf = (place: string): string => place.replace(/\.[a-z]{2}\.md$/, "")

/**
 * Checks records as if they were published, beside all others.
 * @param paths of files and folders, anywhere; all content if there are none
 * @returns what was checked; a home elsewhere is recognised by its fields
 * @throws ContentError with every problem of these records, and PlainError for a file that is none
 */
export const checkRecords = async (paths: readonly string[], root: string): Promise<string> => {
  const drafts = paths.flatMap(filesAt).map((file) => draftOf(file, root))
  const twin = drafts.find(({ place }, index) => drafts.findIndex((other) => other.place === place) < index)
  if (twin) throw new PlainError(`${twin.file} is a second ${twin.place}: name one of the two files.`)
  const elsewhere = drafts.filter(({ file, place }) => resolve(file) !== join(root, place))
  const folder = elsewhere.length > 0 ? withDrafts(elsewhere, root) : root
  try {
    const marketsOfDrafts = marketNames.filter((market) => drafts.some(({ place }) => place.startsWith(`${market}/`)))
    const isShared = drafts.some(({ place }) => !marketNames.some((market) => place.startsWith(`${market}/`)))
    const checkedMarkets = isShared || marketsOfDrafts.length === 0 ? marketNames : marketsOfDrafts
    const problemsIn = drafts.length > 0 && drafts.every(isOfHome) ? problemsOfHomes : problemsOfMarket
    const problems = (await Promise.all(checkedMarkets.map((market) => problemsIn(market, folder)))).flat()
    const isConcerned = ({ file, reason }: Problem) =>
      drafts.some(({ place }) => textOf(file) === textOf(place) || reason.includes(place))
    const concerned = paths.length === 0 ? problems : problems.filter(isConcerned)
    const named = concerned.map(({ file, ...problem }) => {
      const draft = elsewhere.find(({ place }) => place === file)
      return { ...problem, file: draft ? resolve(draft.file) : file }
    })
    if (named.length > 0) throw new ContentError(named)
  } finally {
    if (folder !== root) rmSync(folder, { recursive: true })
  }
  return paths.length === 0
    ? "All content has no problems."
    : drafts.map(({ file, place }) => `${file}: no problems, as ${place}`).join("\n")
}
