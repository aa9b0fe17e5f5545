/** @jest-environment node */

import type { Edition } from "../site/edition.ts"
import type { PageContext } from "../site/page.ts"
import type { Content } from "../site/records/content.ts"
import { readContent } from "../site/records/read-content.ts"
import { editionsOf, pagesOf } from "../testing/pages.ts"
import type { AgentsPage } from "./agents/agents.data.ts"
import { areaLinks } from "./areas/area-links.data.ts"
import type { AreasPage } from "./areas/areas.data.ts"
import type { NeighbourhoodsPage } from "./areas/neighbourhoods.data.ts"
import type { FrontPage } from "./front/front.data.ts"
import type { ListingsPage } from "./search/listings.data.ts"
import type { SellingPage } from "./selling/selling.data.ts"
import type { BuiltPage } from "./site.data.ts"
import type { SoldPage } from "./sold/sold.data.ts"

const sweden = readContent("se")

/** An agency that has begun with nothing but the pages that every site must have. */
const content: Content = {
  ...sweden,
  areas: [],
  agents: [],
  cities: [],
  listings: [],
  posts: [],
  prices: null,
  sold: [],
  surroundings: null,
  topics: [],
  pages: sweden.pages
    .filter(({ id }) => id === "privacy")
    .map(({ id, versions: { sv, en, ...others } }) => ({
      id,
      versions: { ...others, sv: { ...sv, body: "Text." }, en: { ...en, body: "Text." } },
    })),
}
const pages = pagesOf(content)

const [firstEdition] = editionsOf(content) as [Edition]

const contextAt = <Page>(path: string, built: readonly BuiltPage[] = pages): PageContext<Page> => {
  const page = built.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`there is no page at ${path}`)
  return page.context as PageContext<Page>
}
const pageAt = <Page>(path: string, built?: readonly BuiltPage[]): Page => contextAt<Page>(path, built).page

test("the front page says that no home is for sale, and has no list of areas or articles, nor a choice of areas", () => {
  const { lead, newest, areas, posts, search } = pageAt<FrontPage>("/")
  expect(lead).toBe("Just nu har vi inga bostäder till salu.")
  expect(newest).toMatchObject({ homes: [], none: "Nya bostäder visas här så snart de är till salu." })
  expect([areas, posts]).toEqual([null, null])
  expect(search.questions.map(({ name }) => name)).toEqual(["rooms", "price"])
})

test("the list says that it has no homes", () => {
  const { head, page } = contextAt<ListingsPage>("/en/apartments/")
  expect(page.lead).toBe("We have no homes here at the moment.")
  expect(head.description).toBe(
    "We have no homes here at the moment. New ones are shown with price, size, charges and floor plan.",
  )
})

test("the page of areas says that there are none, without sources", () => {
  const { head, page } = contextAt<AreasPage>("/en/areas/")
  expect(page).toMatchObject({ lead: "There are no areas here yet.", groups: [], sources: [] })
  expect(head.description).toBe("There are no areas here yet.")
})

test("favourites and the page of a wrong address name no areas", () => {
  expect(areaLinks(firstEdition)).toBeNull()
})

describe("the comparison of neighbourhoods", () => {
  const finland = readContent("fi")
  const of = (...codes: readonly string[]) => {
    const neighbourhoods = finland.neighbourhoods.filter(({ postalCode }) => codes.includes(postalCode))
    return contextAt<NeighbourhoodsPage>("/en/neighbourhoods/", pagesOf({ ...finland, neighbourhoods }))
  }

  test("says that there are none to compare", () => {
    const { head, page } = of()
    expect(page.lead).toBe("There are no areas to compare here yet.")
    expect(head.description).toBe("There are no areas to compare here yet.")
  })

  test("suggests only neighbourhoods that it has", () => {
    const suggested = (...codes: readonly string[]) => of(...codes).page.comparison.suggestions.map(({ name }) => name)
    expect(suggested("00220", "00540")).toEqual([])
    expect(suggested("00220", "00540", "00590", "00100")).toEqual(["New waterfronts"])
  })
})

test("the page of agents says that there are none", () => {
  expect(pageAt<AgentsPage>("/maklare/")).toMatchObject({
    lead: "Här finns inga mäklare än. Kontakta oss, så svarar vi.",
    agents: [],
  })
})

test("the page of sold homes names no months of sales", () => {
  expect(pageAt<SoldPage>("/slutpriser/").notes).toEqual([
    "Slutpriset är det som köparen betalade. Skillnaden räknas från det första utgångspriset.",
    "Kvistbo är påhittat, och det är bostäderna, adresserna och priserna också.",
  ])
})

test("an agency with a page for sellers but without areas gives no first idea of a price", () => {
  const selling = sweden.pages.filter(({ id }) => id === "selling")
  const built = pagesOf({ ...content, pages: selling })
  expect(pageAt<SellingPage>("/salja-med-oss/", built).estimate).toBeNull()
  expect(pageAt<SoldPage>("/slutpriser/", built).selling).toBeNull()
})

test.each([
  [1, "En bostad till salu i ett område – med planritning, samtliga kostnader och en mäklare som kan bostaden."],
  [2, "2 bostäder till salu i ett område – alla med planritning, samtliga kostnader och en mäklare som kan bostaden."],
])("the front page counts %d homes in one area", (count, lead) => {
  const [area, ...others] = sweden.areas
  const listings = sweden.listings.filter((home) => home.status === "forSale" && home.area === area?.id)
  const few: Content = {
    ...sweden,
    areas: area ? [area] : others,
    listings: listings.slice(0, count),
    pages: [],
    posts: [],
    topics: [],
  }
  expect(pageAt<FrontPage>("/", pagesOf(few)).lead).toBe(lead)
})
