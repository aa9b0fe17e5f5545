/** @jest-environment node */
import { globSync } from "node:fs"
import type { Content } from "../site/records/content.ts"
import { readContent } from "../site/records/read-content.ts"
import { bundledModules } from "../testing/bundled.ts"
import { editionsOf } from "../testing/pages.ts"
import { builtPages } from "../visit/site.data.ts"
import { writeFilesOfHome } from "./home-files.ts"
import { recordStamps, sourcesOf } from "./stamps.ts"

describe.each(["se", "fi"] as const)("in %s", (market) => {
  const content = readContent(market)

  /** Content whose listings, pages, posts and topics throw when read after `seal`. */
  const sealed = () => {
    let isSealed = false
    const copy = { ...content }
    for (const name of ["listings", "pages", "posts", "topics"] as const)
      Object.defineProperty(copy, name, {
        enumerable: true,
        get: () => {
          if (isSealed) throw new Error(`reads ${name}, which its stamp does not stand for`)
          return content[name]
        },
      })
    return { copy: copy as Content, seal: () => (isSealed = true) }
  }

  test("a page about a home reads only fields that its stamp covers", () => {
    const { copy, seal } = sealed()
    const editions = editionsOf(copy)
    const pages = builtPages(copy, editions).filter(({ records }) => records)
    expect(pages).toHaveLength(content.listings.length * content.market.languages.length)
    seal()
    for (const page of pages) expect(page.context.page).toBeDefined()
    for (const listing of content.listings) writeFilesOfHome(listing, editions, () => {})
  })

  test("a page about a home changes with another of its kind that was sold in its area", () => {
    const sold = content.listings.find(({ status, soldOn }) => status === "sold" && soldOn)
    const neighbour = content.listings.find(
      ({ id, area, type }) => id !== sold?.id && area === sold?.area && type === sold.type,
    )
    if (!sold || !neighbour) throw new Error("no two homes of one kind are in an area, one of them sold")
    const stampIn = (copy: Content): string => {
      const page = builtPages(copy, editionsOf(copy)).find(({ path }) => path.endsWith(`/${neighbour.id}/`))
      if (!page?.records) throw new Error(`the page of ${neighbour.id} has no records`)
      return recordStamps(copy)(page.records)
    }
    const listings = content.listings.map((home) => (home === sold ? { ...home, soldOn: "2020-01-01" } : home))
    expect(stampIn({ ...content, listings })).not.toBe(stampIn(content))
  })

  test("a home's stamp changes with the home, its area and an agent", () => {
    const [home] = content.listings
    if (!home) throw new Error("there is no home")
    const stamp = recordStamps(content)([home])
    expect(recordStamps(readContent(market))([home])).toBe(stamp)
    expect(recordStamps(content)([{ ...home, rooms: home.rooms + 1 }])).not.toBe(stamp)
    expect(recordStamps({ ...content, agents: content.agents.slice(1) })([home])).not.toBe(stamp)
    expect(recordStamps({ ...content, areas: content.areas.slice(1) })([home])).not.toBe(stamp)
    expect(recordStamps({ ...content, posts: [] })([home])).toBe(stamp)
  })
})

test("a stamp changes with each module that makes pages or files of homes", () => {
  const modules = bundledModules("src/visit/site.data.ts", "src/publish/home-files.ts")
  expect(modules).toContain("src/visit/home/home.data.ts")
  const stamped = new Set(globSync(sourcesOf("se")))
  expect(modules.filter((file) => !stamped.has(file))).toEqual([])
})
