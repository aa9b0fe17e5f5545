import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse as parseYaml } from "yaml"
import type { z } from "zod"
import type {
  Area,
  Broker,
  City,
  CostAssumptions,
  House,
  Listing,
  MapContent,
  Neighbourhood,
  PageFrontMatter,
  PostFrontMatter,
  Prices,
  Topic,
} from "../content/schema.ts"
import {
  costAssumptions,
  neighbourhood,
  pageFrontMatter,
  postFrontMatter,
  schemas,
  slug,
  type source,
  waters,
} from "../content/schema.ts"
import type { Language } from "../spec/languages.ts"
import { type Market, type MarketName, markets } from "../spec/markets.ts"
import { contentProblems } from "./content-problems.ts"
import { ContentError, type Problem, problemsOf, wholeOf } from "./problems.ts"
import {
  filesIn,
  type ListingFolder,
  type ListingSource,
  listingFiles,
  type RecordText,
  recordsInFiles,
} from "./records.ts"
import { textProblems } from "./texts.ts"

/** A record with the id that its file name gives it. */
export type WithId<Fields> = Fields & { readonly id: string }

/** A Markdown document in one language. */
export type Document<FrontMatter> = FrontMatter & { readonly body: string; readonly file: string }

/** The same document in each language of its market. */
export type Translations<FrontMatter> = {
  readonly id: string
  readonly in: Readonly<Record<Language, Document<FrontMatter>>>
}

export type Content = {
  readonly name: MarketName
  readonly market: Market
  readonly areas: readonly WithId<Area>[]
  /** Null in a market without homes. */
  readonly cost: CostAssumptions | null
  readonly brokers: readonly WithId<Broker>[]
  readonly cities: readonly City[]
  readonly houses: readonly WithId<House>[]
  readonly listings: readonly WithId<Listing>[]
  /** Null for a market without homes. */
  readonly map: MapContent | null
  readonly neighbourhoods: readonly Neighbourhood[]
  readonly pages: readonly Translations<PageFrontMatter>[]
  readonly posts: readonly Translations<PostFrontMatter>[]
  /** Null where the market has none. */
  readonly prices: Prices | null
  readonly sources: Readonly<Record<string, z.infer<ReturnType<typeof source>>>>
  readonly topics: readonly WithId<Topic>[]
}

const frontMatterPattern = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/

/**
 * All content of a market, validated.
 * @param root folder that holds `<market>/`, `texts/` and `media/`
 * @param source where homes, houses and areas are read from
 * @throws ContentError with every problem found: file, field and reason
 */
export const readContent = (
  name: MarketName,
  root = join(process.cwd(), "src/content"),
  source: ListingSource = listingFiles(name, root),
): Content => {
  const market: Market = markets[name]
  const problems: Problem[] = []
  const schema = schemas(market.languages)

  const parsed = <Fields>(file: string, shape: z.ZodType<Fields>, value: unknown): Fields | undefined => {
    const result = shape.safeParse(value)
    if (result.success) return result.data
    problems.push(...problemsOf(file, result.error))
    return undefined
  }

  const json = (file: string, text = readFileSync(join(root, file), "utf8")): unknown => {
    try {
      return JSON.parse(text)
    } catch (error) {
      problems.push({ file, field: wholeOf(file), reason: `is not valid JSON: ${(error as Error).message}` })
      return undefined
    }
  }

  const records = <Fields>(
    texts: Iterable<RecordText>,
    placeOf: (id: string) => string,
    shape: z.ZodType<Fields>,
  ): WithId<Fields>[] => {
    const found: WithId<Fields>[] = []
    for (const { id, text } of texts) {
      const place = placeOf(id)
      parsed(place, slug, id)
      const value = json(place, text)
      const fields = value === undefined ? undefined : parsed(place, shape, value)
      if (fields !== undefined) found.push({ ...fields, id })
    }
    return found
  }
  const inFiles = <Fields>(folder: string, shape: z.ZodType<Fields>) =>
    records(recordsInFiles(root, name, folder), (id) => `${name}/${folder}/${id}.json`, shape)
  const ofListings = <Fields>(folder: ListingFolder, shape: z.ZodType<Fields>) =>
    records(source.records(folder), (id) => source.placeOf(folder, id), shape)

  const documents = <FrontMatter extends { slug?: string | undefined }>(
    folder: string,
    shape: z.ZodType<FrontMatter>,
    shared: readonly (keyof FrontMatter & string)[],
  ): Translations<FrontMatter>[] => {
    const byId = new Map<string, Partial<Record<Language, Document<FrontMatter>>>>()
    for (const file of filesIn(root, name, folder, ".md")) {
      const [, id, language] = /([^/]+)\.([a-z]{2})\.md$/.exec(file) ?? []
      if (!id || !language || !(market.languages as readonly string[]).includes(language)) {
        problems.push({
          file,
          field: "(file name)",
          reason: `must end in the language: ${market.languages.map((code) => `.${code}.md`).join(", ")}`,
        })
        continue
      }
      const [, frontMatter, body] = frontMatterPattern.exec(readFileSync(join(root, file), "utf8")) ?? []
      if (frontMatter === undefined || !body?.trim()) {
        problems.push({ file, field: "(file)", reason: "must start with front matter between --- lines, then text" })
        continue
      }
      let value: unknown
      try {
        value = parseYaml(frontMatter)
      } catch (error) {
        problems.push({ file, field: "(front matter)", reason: `is not valid YAML: ${(error as Error).message}` })
        continue
      }
      const fields = parsed(file, shape, value)
      if (fields) byId.set(id, { ...byId.get(id), [language]: { ...fields, body, file } })
    }
    return [...byId].flatMap(([id, translations]) => {
      const missing = market.languages.filter(
        (language) => !existsSync(join(root, name, folder, `${id}.${language}.md`)),
      )
      for (const language of missing)
        problems.push({
          file: `${name}/${folder}/${id}.${language}.md`,
          field: "(file)",
          reason: "is missing: every text exists in every language of its market",
        })
      const versions = market.languages.flatMap((language) => translations[language] ?? [])
      for (const field of shared)
        for (const version of versions)
          if (JSON.stringify(version[field]) !== JSON.stringify(versions[0]?.[field]))
            problems.push({
              file: version.file,
              field,
              reason: `differs from ${versions[0]?.file}: it is the same in every language`,
            })
      return versions.length === market.languages.length
        ? [{ id, in: translations as Record<Language, Document<FrontMatter>> }]
        : []
    })
  }

  const areas = ofListings("areas", schema.area)
  const brokers = inFiles("brokers", schema.broker)
  const houses = ofListings<House>("houses", schema.house)
  const listings = ofListings<Listing>("listings", name === "fi" ? schema.finnishListing : schema.swedishListing)
  const posts = documents("posts", postFrontMatter, ["date", "updated", "author", "picture", "topics"])
  const topics = inFiles("topics", schema.topic)
  const pages = documents("pages", pageFrontMatter, ["updated", "picture"])
  const optional = <Value>(file: string, shape: z.ZodType<Value>, otherwise: Value): Value =>
    existsSync(join(root, name, file))
      ? (parsed(`${name}/${file}`, shape, json(`${name}/${file}`)) ?? otherwise)
      : otherwise
  const sources = optional("sources.json", schema.sources, {})
  const cost = optional<CostAssumptions | null>("cost.json", costAssumptions, null)
  if (!cost && listings.length > 0 && !problems.some(({ file }) => file === `${name}/cost.json`))
    problems.push({
      file: `${name}/cost.json`,
      field: "(file)",
      reason: "is missing: homes show what they cost a month",
    })
  const cities = optional("cities.json", schema.cities, [])
  const prices = optional<Prices | null>("prices.json", schema.prices, null)
  const neighbourhoods = optional("neighbourhoods.json", neighbourhood.array(), [])
  const drawing = optional("map.json", schema.map.nullable(), null)
  const map = drawing && { ...drawing, ...optional("waters.json", waters, { overview: [], regions: [] }) }

  const places = { areas, cities, houses, map, neighbourhoods, prices }
  const content: Content = { name, market, ...places, cost, brokers, listings, pages, posts, sources, topics }
  problems.push(...contentProblems(content, root, source.placeOf), ...textProblems(root, market))
  if (problems.length > 0) throw new ContentError(problems)
  return content
}
