/** @jest-environment node */
import type { Content } from "../site/records/content.ts"
import { readContent } from "../site/records/read-content.ts"
import { editionsOf } from "../testing/pages.ts"
import { builtPages } from "../visit/site.data.ts"
import { writeFilesOfHome } from "./home-files.ts"
import { homeStamps } from "./stamps.ts"

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
    const pages = builtPages(copy, editions).filter(({ homes }) => homes)
    expect(pages).toHaveLength(content.listings.length * content.market.languages.length)
    seal()
    for (const page of pages) expect(page.context.page).toBeDefined()
    for (const listing of content.listings) writeFilesOfHome(listing, editions, () => {})
  })

  test("a home's stamp changes with the home, its area and an agent", () => {
    const [home] = content.listings
    if (!home) throw new Error("there is no home")
    const stamp = homeStamps(content)([home])
    expect(homeStamps(readContent(market))([home])).toBe(stamp)
    expect(homeStamps(content)([{ ...home, rooms: home.rooms + 1 }])).not.toBe(stamp)
    expect(homeStamps({ ...content, agents: content.agents.slice(1) })([home])).not.toBe(stamp)
    expect(homeStamps({ ...content, areas: content.areas.slice(1) })([home])).not.toBe(stamp)
    expect(homeStamps({ ...content, posts: [] })([home])).toBe(stamp)
  })
})
