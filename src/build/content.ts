import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { parse as parseYaml } from "yaml"
import type { z } from "zod"
import type {
  Area,
  Broker,
  FinnishListing,
  House,
  Listing,
  Neighbourhood,
  PageFrontMatter,
  PostFrontMatter,
  SwedishListing,
} from "../content/schema.ts"
import { neighbourhood, pageFrontMatter, postFrontMatter, schemas, type source } from "../content/schema.ts"
import type { Language } from "../spec/languages.ts"
import { type Market, type MarketName, markets } from "../spec/markets.ts"
import { mediaCatalogue, plans } from "./catalogue.ts"
import { ContentError, type Problem, problemsOf } from "./problems.ts"
import { textProblems } from "./texts.ts"

/** A record with the id that its file name gives it. */
export type Record_<Fields> = Fields & { readonly id: string }

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
  readonly areas: readonly Record_<Area>[]
  readonly brokers: readonly Record_<Broker>[]
  readonly houses: readonly Record_<House>[]
  readonly listings: readonly Record_<Listing>[]
  readonly neighbourhoods: readonly Neighbourhood[]
  readonly pages: readonly Translations<PageFrontMatter>[]
  readonly posts: readonly Translations<PostFrontMatter>[]
  readonly sources: Readonly<Record<string, z.infer<ReturnType<typeof source>>>>
}

export const isFinnish = (listing: Listing): listing is FinnishListing => "debtFreePrice" in listing
export const isSwedish = (listing: Listing): listing is SwedishListing => !isFinnish(listing)

const frontMatterPattern = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/

/** Numbers as English writes them; the sites use Finnish conventions in every language. */
const otherNumbers = /\d,\d{3}(?!\d)|[€£$]\d[\d,.]*|\d+\.\d+(?=\s?(?:m²|%|€))/

/**
 * All content of a market, validated.
 * @param root folder that holds `<market>/`, `texts/` and `media/`
 * @throws ContentError with every problem found: file, field and reason
 */
export const readContent = (name: MarketName, root = join(process.cwd(), "src/content")): Content => {
  const market: Market = markets[name]
  const problems: Problem[] = []
  const schema = schemas(market.languages)

  const parsed = <Fields>(file: string, shape: z.ZodType<Fields>, value: unknown): Fields | undefined => {
    const result = shape.safeParse(value)
    if (result.success) return result.data
    problems.push(...problemsOf(file, result.error))
    return undefined
  }

  const json = (file: string): unknown => {
    try {
      return JSON.parse(readFileSync(join(root, file), "utf8"))
    } catch (error) {
      problems.push({ file, field: "(file)", reason: `is not valid JSON: ${(error as Error).message}` })
      return undefined
    }
  }

  const filesIn = (folder: string, ending: string): string[] =>
    existsSync(join(root, name, folder))
      ? readdirSync(join(root, name, folder))
          .filter((file) => file.endsWith(ending))
          .sort()
          .map((file) => `${name}/${folder}/${file}`)
      : []

  const records = <Fields>(folder: string, shape: z.ZodType<Fields>): Record_<Fields>[] =>
    filesIn(folder, ".json").flatMap((file) => {
      const value = json(file)
      const fields = value === undefined ? undefined : parsed(file, shape, value)
      return fields === undefined ? [] : [{ ...fields, id: file.replace(/^.*\/|\.json$/g, "") }]
    })

  const documents = <FrontMatter extends { slug?: string | undefined }>(
    folder: string,
    shape: z.ZodType<FrontMatter>,
    shared: readonly (keyof FrontMatter & string)[],
  ): Translations<FrontMatter>[] => {
    const byId = new Map<string, Partial<Record<Language, Document<FrontMatter>>>>()
    for (const file of filesIn(folder, ".md")) {
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

  const areas = records("areas", schema.area)
  const brokers = records("brokers", schema.broker)
  const houses = records<House>("houses", schema.house)
  const listings = records<Listing>("listings", name === "fi" ? schema.finnishListing : schema.swedishListing)
  const posts = documents("posts", postFrontMatter, ["date", "author", "picture"])
  const pages = documents("pages", pageFrontMatter, ["updated", "picture"])
  const optional = <Value>(file: string, shape: z.ZodType<Value>, otherwise: Value): Value =>
    existsSync(join(root, name, file))
      ? (parsed(`${name}/${file}`, shape, json(`${name}/${file}`)) ?? otherwise)
      : otherwise
  const sources = optional("sources.json", schema.sources, {})
  const neighbourhoods = optional("neighbourhoods.json", neighbourhood.array(), [])

  const known = (file: string, field: string, kind: string, id: string | undefined, ids: readonly string[]) => {
    if (id !== undefined && !ids.includes(id))
      problems.push({ file, field, reason: `names an unknown ${kind}: "${id}"; known: ${ids.join(", ") || "none"}` })
  }
  const there = (file: string, field: string, ...pictures: (string | undefined)[]) => {
    const catalogue = mediaCatalogue(root)
    for (const picture of pictures) {
      if (picture === undefined) continue
      if (!existsSync(join(root, "media", picture)))
        problems.push({ file, field, reason: `names a picture that is not in media: "${picture}"` })
      for (const language of market.languages)
        if (!catalogue.get(picture)?.alt[language])
          problems.push({ file, field, reason: `names a picture without an alt text in ${language}: "${picture}"` })
    }
  }

  const areaIds = areas.map(({ id }) => id)
  const brokerIds = brokers.map(({ id }) => id)
  const houseIds = houses.map(({ id }) => id)
  for (const area of areas) {
    const file = `${name}/areas/${area.id}.json`
    there(file, "picture", area.picture)
    if (neighbourhoods.length > 0)
      known(
        file,
        "postalCode",
        "neighbourhood",
        area.postalCode,
        neighbourhoods.map(({ postalCode }) => postalCode),
      )
    for (const fact of area.facts) known(file, "facts.source", "source", fact.source, Object.keys(sources))
  }
  for (const house of houses) {
    const file = `${name}/houses/${house.id}.json`
    known(file, "area", "area", house.area, areaIds)
    there(file, "pictures", ...house.pictures)
  }
  for (const listing of listings) {
    const file = `${name}/listings/${listing.id}.json`
    known(file, "area", "area", listing.area, areaIds)
    known(file, "broker", "broker", listing.broker, brokerIds)
    if (isFinnish(listing)) known(file, "house", "house", listing.house, houseIds)
    there(file, "pictures", ...listing.pictures)
    if (!plans(root).has(listing.floorPlan))
      problems.push({
        file,
        field: "floorPlan",
        reason: `names a plan that is not in media/plans: "${listing.floorPlan}"`,
      })
  }
  for (const post of posts)
    for (const version of Object.values(post.in)) {
      known(version.file, "author", "broker", version.author, brokerIds)
      there(version.file, "picture", version.picture)
    }
  for (const page of pages)
    for (const version of Object.values(page.in)) there(version.file, "picture", version.picture)

  const finnishNumbers = (file: string, field: string, text: string) => {
    const [number] = otherNumbers.exec(text) ?? []
    if (number)
      problems.push({ file, field, reason: `writes a number as "${number}": write 1 234,5 and 12 € in every language` })
  }
  for (const { in: versions } of [...posts, ...pages])
    for (const { file, body } of Object.values(versions)) finnishNumbers(file, "(text)", body)
  for (const { id, headline, description } of listings)
    for (const [field, text] of Object.entries({ headline, description }))
      for (const [language, words] of Object.entries(text))
        finnishNumbers(`${name}/listings/${id}.json`, `${field}.${language}`, words)

  problems.push(...textProblems(root, market))
  if (problems.length > 0) throw new ContentError(problems)
  return { name, market, areas, brokers, houses, listings, neighbourhoods, pages, posts, sources }
}
