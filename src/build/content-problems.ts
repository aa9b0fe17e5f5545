import { existsSync } from "node:fs"
import { join } from "node:path"
import { isFinnish } from "../content/schema.ts"
import { mediaCatalogue, plans } from "./catalogue.ts"
import type { Content } from "./content.ts"
import { hitasPlaces } from "./pages/hitas.ts"
import type { Problem } from "./problems.ts"

/** Numbers as English writes them; the sites use Finnish conventions in every language. */
const otherNumbers = /\d,\d{3}(?!\d)|[€£$]\d[\d,.]*|\d+\.\d+(?=\s?(?:m²|%|€))/

/** Every text in a record, with the path of its field. */
const textsIn = (value: unknown, path: readonly string[] = []): { field: string; text: string }[] => {
  if (typeof value === "string") return [{ field: path.join("."), text: value }]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}

const numberProblems = (file: string, record: object): Problem[] =>
  textsIn(record).flatMap(({ field, text }) => {
    const [number] = otherNumbers.exec(text) ?? []
    return number
      ? [{ file, field, reason: `writes a number as "${number}": write 1 234,5 and 12 € in every language` }]
      : []
  })

/**
 * What is wrong between records that are each right in themselves: names of records and files that are not there, pages
 * without an address, and numbers that do not follow the sites' one format.
 */
export const contentProblems = (content: Content, root: string): Problem[] => {
  const { name, market, areas, brokers, houses, listings, neighbourhoods, pages, posts, sources, topics } = content
  const problems: Problem[] = []

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
  const topicIds = topics.map(({ id }) => id)
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
    for (const place of area.pricesOf ?? [])
      known(file, "pricesOf", "place", place, Object.keys(content.prices?.places ?? {}))
  }
  for (const city of content.cities) known(`${name}/cities.json`, "source", "source", city.source, Object.keys(sources))
  known(`${name}/prices.json`, "source", "source", content.prices?.source, Object.keys(sources))
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
    const { floorPlan } = listing
    if (floorPlan && !(plans(root).has(floorPlan) && existsSync(join(root, "media/plans", floorPlan))))
      problems.push({
        file,
        field: "floorPlan",
        reason: `names a plan that is not in media/plans: "${floorPlan}"`,
      })
  }
  for (const post of posts)
    for (const version of Object.values(post.in)) {
      known(version.file, "author", "broker", version.author, brokerIds)
      for (const topic of version.topics) known(version.file, "topics", "topic", topic, topicIds)
      there(version.file, "picture", version.picture)
    }
  const topicsInUse = posts.flatMap((post) => Object.values(post.in).flatMap((version) => version.topics))
  for (const id of topicIds)
    if (!topicsInUse.includes(id))
      problems.push({ file: `${name}/topics/${id}.json`, field: "(file)", reason: "is a topic that no article has" })
  for (const page of pages)
    for (const version of Object.values(page.in)) there(version.file, "picture", version.picture)

  for (const version of Object.values(pages.find(({ id }) => id === "hitas")?.in ?? {}))
    if (version.body.match(/^\{\w+\}$/gm)?.join() !== hitasPlaces.join())
      problems.push({
        file: version.file,
        field: "(text)",
        reason: `must have these lines, in this order: ${hitasPlaces.join(", ")}`,
      })
  for (const { id, in: versions } of pages)
    for (const { file, slug } of Object.values(versions))
      if (slug === undefined && !(id in market.routes))
        problems.push({ file, field: "slug", reason: "is missing: only a page that is called like a route needs none" })

  for (const { id, ...record } of areas) problems.push(...numberProblems(`${name}/areas/${id}.json`, record))
  for (const { id, ...record } of houses) problems.push(...numberProblems(`${name}/houses/${id}.json`, record))
  for (const { id, ...record } of listings) problems.push(...numberProblems(`${name}/listings/${id}.json`, record))
  for (const { in: versions } of [...posts, ...pages])
    for (const { file, body, ...frontMatter } of Object.values(versions))
      problems.push(...numberProblems(file, { ...frontMatter, "(text)": body }))
  return problems
}
