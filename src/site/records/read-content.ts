import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse as parseYaml } from "yaml"
import type { z } from "zod"
import type { CostAssumptions, House, Listing, Prices } from "../../content/schema.ts"
import {
  costAssumptions,
  neighbourhood,
  pageFrontMatter,
  postFrontMatter,
  schemas,
  slug,
  waters,
} from "../../content/schema.ts"
import type { Language } from "../../spec/languages.ts"
import { type Market, type MarketName, markets } from "../../spec/markets.ts"
import type { Content, Document, Translations, WithId } from "./content.ts"
import { contentProblems } from "./content-problems.ts"
import {
  filesIn,
  type ListingFolder,
  type ListingSource,
  listingFiles,
  type RecordText,
  recordsInFiles,
} from "./files.ts"
import { ContentError, type Problem, problemsOf, wholeRecordField } from "./problems.ts"
import { textProblems } from "./texts.ts"

const frontMatterPattern = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/

/**
 * All content of a market, validated.
 * @param root folder that holds `<market>/`, `texts/` and `media/`
 * @param source of homes, houses and areas
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

  const validate = <Fields>(file: string, shape: z.ZodType<Fields>, value: unknown): Fields | undefined => {
    const result = shape.safeParse(value)
    if (result.success) return result.data
    problems.push(...problemsOf(file, result.error))
    return undefined
  }

  const json = (file: string, text = readFileSync(join(root, file), "utf8")): unknown => {
    try {
      return JSON.parse(text)
    } catch (error) {
      problems.push({ file, field: wholeRecordField(file), reason: `is not valid JSON: ${(error as Error).message}` })
      return undefined
    }
  }

  const records = <Fields>(
    texts: Iterable<RecordText>,
    placeOf: (id: string) => string,
    shape: z.ZodType<Fields>,
  ): WithId<Fields>[] => {
    const valid: WithId<Fields>[] = []
    for (const { id, text } of texts) {
      const place = placeOf(id)
      validate(place, slug, id)
      const value = json(place, text)
      const fields = value === undefined ? undefined : validate(place, shape, value)
      if (fields !== undefined) valid.push({ ...fields, id })
    }
    return valid
  }
  const recordsInFolder = <Fields>(folder: string, shape: z.ZodType<Fields>) =>
    records(recordsInFiles(root, name, folder), (id) => `${name}/${folder}/${id}.json`, shape)
  const listingRecords = <Fields>(folder: ListingFolder, shape: z.ZodType<Fields>) =>
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
      const fields = validate(file, shape, value)
      if (fields) byId.set(id, { ...byId.get(id), [language]: { ...fields, body, file } })
    }
    return [...byId].flatMap(([id, translations]) => {
      const missingLanguages = market.languages.filter(
        (language) => !existsSync(join(root, name, folder, `${id}.${language}.md`)),
      )
      for (const language of missingLanguages)
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
        ? [{ id, versions: translations as Record<Language, Document<FrontMatter>> }]
        : []
    })
  }

  const areas = listingRecords("areas", schema.area)
  const brokers = recordsInFolder("brokers", schema.broker)
  const houses = listingRecords<House>("houses", schema.house)
  const listings = listingRecords<Listing>("listings", name === "fi" ? schema.finnishListing : schema.swedishListing)
  const posts = documents("posts", postFrontMatter, ["date", "updated", "author", "picture", "topics"])
  const topics = recordsInFolder("topics", schema.topic)
  const pages = documents("pages", pageFrontMatter, ["updated", "picture"])
  const optional = <Value>(file: string, shape: z.ZodType<Value>, fallback: Value): Value =>
    existsSync(join(root, name, file))
      ? (validate(`${name}/${file}`, shape, json(`${name}/${file}`)) ?? fallback)
      : fallback
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
