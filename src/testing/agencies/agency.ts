import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import fc from "fast-check"
import type { z } from "zod"
import type { Area, SoldHome } from "../../content/schema.ts"
import { costAssumptions, neighbourhood, pageFrontMatter, postFrontMatter, schemas } from "../../content/schema.ts"
import type { Minor } from "../../domain/money.ts"
import type { Language } from "../../spec/languages.ts"
import { markets } from "../../spec/markets.ts"
import { finnishHome, houseOf, type Known, swedishHome } from "./homes.ts"
import { type Length, type Manner, type Optional, valuesOf } from "./values.ts"

/** An agency to invent: how many records of each kind it has, and what they are like. */
export type Agency = {
  readonly market: "se" | "fi"
  readonly homes: number
  readonly areas: number
  readonly agents: number
  readonly posts: number
  /** Pages beside those that every agency must have. */
  readonly pages: number
  /** Whether it has the page for sellers. */
  readonly selling: boolean
  readonly sold: number
  readonly houses: number
  readonly neighbourhoods: number
  readonly optional: Optional
  readonly texts: Length
  readonly seed: number
}

/** Agencies of any size; homes need an area and an agent, articles an agent. */
export const agencies: fc.Arbitrary<Agency> = fc
  .record({
    market: fc.constantFrom("se" as const, "fi" as const),
    homes: fc.constantFrom(0, 1, 2, 24, 25, 49, 120),
    areas: fc.constantFrom(0, 1, 2, 3, 7),
    agents: fc.constantFrom(0, 1, 3),
    posts: fc.constantFrom(0, 1, 2, 6, 13),
    pages: fc.constantFrom(0, 1, 4),
    selling: fc.boolean(),
    sold: fc.constantFrom(0, 1, 5, 40),
    houses: fc.constantFrom(0, 1, 3),
    neighbourhoods: fc.constantFrom(0, 1, 8),
    optional: fc.constantFrom("none" as const, "all" as const, "some" as const),
    texts: fc.constantFrom("shortest" as const, "usual" as const, "longest" as const),
    seed: fc.nat(),
  })
  .map(possible)

/** Leaves out records that have nobody to name. */
export function possible(agency: Agency): Agency {
  const { areas, agents } = agency
  return {
    ...agency,
    homes: areas > 0 && agents > 0 ? agency.homes : 0,
    posts: agents > 0 ? agency.posts : 0,
    sold: areas > 0 ? agency.sold : 0,
    houses: areas > 0 && agency.market === "fi" ? agency.houses : 0,
    neighbourhoods: agency.market === "fi" ? agency.neighbourhoods : 0,
  }
}

/** Draws values one after the other, the same ones for the same seed. */
const drawing = (agency: Agency) => {
  let count = agency.seed
  const manner: Manner = agency
  return <Value>(schema: z.ZodType<Value>, change: Partial<Manner> = {}): Value =>
    fc.sample(valuesOf(schema, { ...manner, ...change }), { seed: count++, numRuns: 1 })[0] as Value
}

const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index))

const body = (path: string): string => `First *words* with a [link](${path}), **weight** and \`code\`.

## One

- a list
- with two items

1. in
2. order

### Below one

> A quotation.

| column | other |
| --- | --- |
| cell | 5 % |

## Two

More & more.
`

/** Pages that every agency of a market must have. */
const requiredPages = { se: ["privacy"], fi: ["privacy", "hitas"] } as const

/** Writes the content of an agency in the place of another's, below `root`. */
export const writeAgency = (agency: Agency, root: string): void => {
  const { market: name, optional } = agency
  const { languages } = markets[name]
  const schema = schemas(languages)
  const draw = drawing(agency)
  const folder = join(root, name)
  const kept = ["map.json", "waters.json"].map((file) => [file, readFileSync(join(folder, file), "utf8")] as const)
  const documents = join(folder, "documents")
  const keptDocuments = join(root, `.documents-${name}`)
  if (existsSync(documents) && !existsSync(keptDocuments)) cpSync(documents, keptDocuments, { recursive: true })
  rmSync(folder, { recursive: true })
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  const record = (file: string, value: unknown) => write(`${file}.json`, JSON.stringify(value, null, 1))
  for (const [file, text] of kept) write(file, text)
  if (optional !== "none") cpSync(keptDocuments, documents, { recursive: true })

  const catalogue = JSON.parse(readFileSync(join(root, "media/catalogue.json"), "utf8")) as Known["pictures"]
  const picture = (index: number) => catalogue[index % catalogue.length]?.file ?? ""
  const areaIds = times(agency.areas, (index) => `area-${index + 1}`)
  const known: Known = {
    areas: areaIds,
    agents: times(agency.agents, (index) => `agent-${index + 1}`),
    houses: times(agency.houses, (index) => `house-${index + 1}`),
    // Pictures that no floor plan contradicts.
    pictures: catalogue.filter(
      ({ type, shows = [] }) =>
        !["bathroom", "bedroom", "sauna", "balcony"].includes(type) &&
        !shows.includes("island") &&
        !shows.includes("kitchen"),
    ),
  }
  const codes = times(agency.neighbourhoods, (index) => `00${100 + index}`)

  record("sources", { figures: draw(schema.sources.valueType as z.ZodType) })
  record("cost", { ...draw(costAssumptions, { optional: "none" }), years: 25 })
  if (name === "se" && optional !== "none")
    record("prices", {
      ...draw(schema.prices),
      source: "figures",
      places: { town: { name: namesOf(languages, "Stad"), perSquareMetre: 50_000 } },
    })
  areaIds.forEach((id, index) => {
    const { postalCode, pricesOf, facts, ...area }: Area = draw(schema.area)
    record(`areas/${id}`, {
      ...area,
      name: namesOf(languages, area.name, index),
      picture: picture(index + 11),
      coordinates: { lat: 59.3 + index / 100, lon: 18 + index / 50 },
      ...(postalCode && codes.length > 0 && { postalCode: codes[index % codes.length] }),
      ...(pricesOf && name === "se" && { pricesOf: ["town"] }),
      facts: [...new Map(facts.map((fact) => [fact.figure, { ...fact, source: "figures", year: 2024 }])).values()],
    })
  })
  if (areaIds.length > 0 && optional !== "none") {
    const { stations, links } = draw(schema.surroundings)
    record("surroundings", {
      source: "figures",
      areas: areaIds.slice(0, 1),
      stations: stations.map((station, index) => ({ ...station, coordinates: { lat: 59.3, lon: 18 + index / 100 } })),
      links: links.map(({ areas, ...link }) => ({ ...link, ...(areas && { areas: areaIds.slice(0, 1) }) })),
    })
    record("cities", [{ ...draw(schema.cities.element as z.ZodType<object>), source: "figures", year: 2024 }])
  }
  if (codes.length > 0)
    record(
      "neighbourhoods",
      codes.map((postalCode, index) => ({
        ...draw(neighbourhood),
        postalCode,
        coordinates: { lat: 60.2, lon: 24.9 + index / 100 },
        twoRoomPrices:
          optional === "none" ? { 2023: null, 2024: null, 2025: null } : { 2023: 4000, 2024: 4100, 2025: null },
      })),
    )
  known.agents.forEach((id, index) => {
    record(`agents/${id}`, { ...draw(schema.agent), name: `${draw(schema.agent).name} ${index + 1}` })
  })
  known.houses.forEach((id, index) => {
    record(`houses/${id}`, houseOf(draw(schema.house), index + 1, known))
  })
  times(agency.homes, (index) => {
    const home =
      name === "fi"
        ? finnishHome(draw(schema.listing.finnish), index, known)
        : swedishHome(draw(schema.listing.swedish), index, known)
    record(`listings/home-${index + 1}`, home)
  })
  if (agency.sold > 0)
    record(
      "sold",
      times(agency.sold, (index) => ({
        ...draw(schema.sold.element as z.ZodType<SoldHome>),
        area: areaIds[index % areaIds.length],
        street: `Säljgatan ${index + 1}`,
        livingArea: 30 + index,
        askedFirst: (2_000_000_00 + index * 1000_00) as Minor,
        price: (2_100_000_00 - index * 900_00) as Minor,
        soldOn: `2026-0${1 + (index % 9)}-1${index % 9}`,
      })),
    )
  const topics = agency.posts > 0 ? ["topic-1", "topic-2"].slice(0, agency.posts) : []
  topics.forEach((id, index) => {
    record(`topics/${id}`, {
      ...draw(schema.topic),
      slug: Object.fromEntries(languages.map((language) => [language, `${id}-${language}`])),
      name: namesOf(languages, draw(schema.topic).name, index),
      description: namesOf(languages, draw(schema.topic).description, index),
      heading: namesOf(languages, draw(schema.topic).heading, index),
    })
  })
  const document = (file: string, front: object, text: string) =>
    write(file, `---\n${JSON.stringify(front, null, 1)}\n---\n\n${text}`)
  times(agency.posts, (index) => {
    const { date } = draw(postFrontMatter)
    const later = `${Number(date.slice(0, 4)) + 1}${date.slice(4, 8)}01`
    for (const language of languages) {
      const { title, description } = draw(postFrontMatter)
      document(
        `posts/post-${index + 1}.${language}.md`,
        {
          title: `${title} post ${index + 1}`,
          description: `${description.slice(0, 160)} post ${index + 1}`,
          slug: `post-${index + 1}`,
          date,
          ...(optional === "all" && { updated: later }),
          author: known.agents[index % known.agents.length],
          picture: picture(index * 3),
          topics: index < topics.length ? [topics[index]] : topics,
        },
        body("/"),
      )
    }
  })
  const page = (id: string, slug?: string) => {
    const { updated } = draw(pageFrontMatter)
    for (const language of languages) {
      const { steps, prices, questions, facts, sources, ...front } = draw(pageFrontMatter)
      document(
        `pages/${id}.${language}.md`,
        {
          title: `${front.title} ${id}`,
          description: `${front.description.slice(0, 160)} ${id}`,
          updated,
          ...(slug && { slug: `${slug}-${language}` }),
          ...(optional === "all" && { picture: picture(id.length) }),
          ...{ steps, prices, questions, facts, sources },
        },
        id === "hitas" ? `${body("/")}\n{example}\n\nBetween.\n\n{timeline}\n\nAfter.\n` : body("/"),
      )
    }
  }
  for (const id of requiredPages[name]) page(id)
  if (agency.selling) page("selling", "sell")
  times(agency.pages, (index) => page(`page-${index + 1}`, `page-${index + 1}`))
}

/** Different names for records of one kind. */
const namesOf = (
  languages: readonly Language[],
  name: string | { readonly [language in Language]?: string },
  index = 0,
) =>
  Object.fromEntries(
    languages.map((language) => [language, `${typeof name === "string" ? name : name[language]} ${index + 1}`]),
  )
