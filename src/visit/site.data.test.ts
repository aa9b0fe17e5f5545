/** @jest-environment node */
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { PageFrontMatter, PostFrontMatter } from "../content/schema.ts"
import { pathOf } from "../domain/paths.ts"
import type { Content, Document, Translations } from "../site/records/content.ts"
import { readContent } from "../site/records/read-content.ts"
import type { Language } from "../spec/languages.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { copyOfContent, problemsOf } from "../testing/content.ts"
import { pagesOf } from "../testing/pages.ts"
import { fullTitle } from "./site.data.ts"

const content: Record<MarketName, Content> = { se: readContent("se"), fi: readContent("fi"), no: readContent("no") }

/** Leaves out all homes but one, which makes tests of paths much faster. */
const withOneHome = (content: Content): Content => ({
  ...content,
  listings: content.listings.filter(({ id }) => id === "kvistgatan-12"),
})
const small = withOneHome(content.se)

/** Copy of the documents with one changed in one language. */
const altered = <FrontMatter>(
  documents: readonly Translations<FrontMatter>[],
  id: string,
  language: Language,
  fields: (document: Document<FrontMatter>) => Partial<Document<FrontMatter>>,
): Translations<FrontMatter>[] => {
  if (!documents.some((document) => document.id === id)) throw new Error(`there is no document ${id}`)
  return documents.map((document) =>
    document.id === id
      ? {
          id,
          versions: {
            ...document.versions,
            [language]: { ...document.versions[language], ...fields(document.versions[language]) },
          },
        }
      : document,
  )
}

const withPost = (
  id: string,
  language: Language,
  fields: (post: Document<PostFrontMatter>) => Partial<Document<PostFrontMatter>>,
): Content => ({ ...small, posts: altered(small.posts, id, language, fields) })

const withPage = (
  id: string,
  language: Language,
  fields: (page: Document<PageFrontMatter>) => Partial<Document<PageFrontMatter>>,
): Content => ({ ...small, pages: altered(small.pages, id, language, fields) })

describe.each<[MarketName, string[]]>([
  [
    "se",
    [
      "/",
      "/en/",
      "/bostader/",
      "/en/apartments/",
      "/objekt/kvistgatan-12/",
      "/en/property/kvistgatan-12/",
      "/begar-kontakt/",
      "/om-kvistbo/",
      "/en/blog/how-to-spot-a-fake-advert/",
    ],
  ],
  [
    "fi",
    [
      "/",
      "/fi/",
      "/en/",
      "/fi/asuinaluevertailu/",
      "/hitas/",
      "/fi/talot/kallion-kuusenoksa/",
      "/fi/kohde/oksakatu-3-a-5/",
    ],
  ],
])("the pages of %s", (market, some) => {
  const paths = pagesOf(content[market]).map(({ path }) => path)

  test("have unique addresses, with a slash at the end", () => {
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
    expect(paths.filter((path) => !/^\/([a-z0-9-]+\/)*$/.test(path))).toEqual([])
  })

  test("exist in every language", () => {
    expect(paths).toEqual(expect.arrayContaining(some))
  })
})

test.each(["se", "fi"] as const)("each route of %s has a page in each language of the market", (name) => {
  const { routes, contactRoutes, languages } = markets[name]
  const kinds = Object.keys({ ...routes, ...contactRoutes }) as (keyof typeof routes)[]
  const paths = pagesOf(content[name]).map(({ path }) => path)
  const missing = languages.flatMap((language) =>
    kinds
      .map((kind) => pathOf(markets[name], language, kind, "x").replace(/x\/$/, ""))
      .filter((folder) => !paths.some((path) => path.startsWith(folder))),
  )
  expect(missing).toEqual([])
})

test("the pages of Norway are one in each language", () => {
  expect(pagesOf(content.no).map(({ path, template }) => [path, template])).toEqual([
    ["/nb/", "front/opening"],
    ["/", "front/opening"],
  ])
})

test("a page that an editor adds as a file is at its slug in each of its languages", () => {
  const { root } = copyOfContent("se")
  const add = (language: string, title: string, slug: string) =>
    writeFileSync(
      join(root, `se/pages/moving.${language}.md`),
      `---\ntitle: ${title}\ndescription: What is good to do in the week before you move.\nslug: ${slug}\nupdated: 2026-11-20\n---\n\nText.\n`,
    )
  add("sv", "Att flytta", "att-flytta")
  add("en", "Moving", "moving-house")
  const titles = pagesOf(withOneHome(readContent("se", root))).map(
    ({ path, context }) => `${path} ${context.head.title}`,
  )
  expect(titles).toContain("/att-flytta/ Att flytta – Kvistbo")
  expect(titles).toContain("/en/moving-house/ Moving – Kvistbo")
})

describe("two pages at one address", () => {
  test("a page with the slug of another", () => {
    const pages = withPage("selling", "en", () => ({ slug: "about-kvistbo" }))
    expect(problemsOf(() => pagesOf(pages))).toContainEqual({
      file: "se/pages/selling.en.md",
      field: "slug",
      reason: "makes a second page at /en/about-kvistbo/: choose another slug",
    })
  })

  test("a post with the slug of another", () => {
    const posts = withPost("fake-adverts", "sv", () => ({ slug: "energiklass-i-annonsen" }))
    expect(problemsOf(() => pagesOf(posts))).toContainEqual({
      file: "se/posts/fake-adverts.sv.md",
      field: "slug",
      reason: "makes a second page at /blogg/energiklass-i-annonsen/: choose another slug",
    })
  })

  test.each<[string, Language, string, string]>([
    ["the list of homes", "sv", "bostader", "/bostader/"],
    ["the list of homes in English", "en", "apartments", "/en/apartments/"],
    ["a page that is made after it", "sv", "begar-kontakt", "/begar-kontakt/"],
    ["the home page of another language", "sv", "en", "/en/"],
  ])("a page with the slug of %s", (_, language, slug, path) => {
    const pages = withPage("selling", language, () => ({ slug }))
    expect(problemsOf(() => pagesOf(pages))).toContainEqual({
      file: `se/pages/selling.${language}.md`,
      field: "slug",
      reason: `makes a second page at ${path}: choose another slug`,
    })
  })
})

describe("a link in a text", () => {
  const file = "se/posts/fake-adverts.sv.md"
  const linkTo = (address: string) =>
    withPost("fake-adverts", "sv", ({ body }) => ({ body: `${body}\n\n[En länk](${address})\n` }))

  test.each([
    ["/ingenting/", "/ingenting/"],
    ["/en/bostader/", "/en/bostader/"],
    ["/bostader", "/bostader"],
    ["/ingenting/?x=1#karta", "/ingenting/"],
    ["https://www.kvistbo.example/ingenting/", "/ingenting/"],
    ["/objekt/ingen-gata-1/", "/objekt/ingen-gata-1/"],
    ["/property/no-such-street-1", "/property/no-such-street-1"],
  ])("to %s is broken", (address, path) => {
    expect(problemsOf(() => pagesOf(linkTo(address)))).toEqual([
      { file, field: "(text)", reason: `links to ${path}, where there is no page` },
    ])
  })

  test.each([
    "/bostader/",
    "/bostader/?x=1#karta",
    "/objekt/kvistgatan-12/",
    "/property/kvistgatan-12",
    "/property/kvistgatan-12/",
    "https://www.kvistbo.example/en/apartments/",
    "https://www.kvistbo.example",
    "https://www.kvistbo.example.evil.example/ingenting/",
    "https://www.kvistbo-fi.example/ingenting/",
    "mailto:hej@kvistbo.example",
    "#karta",
  ])("to %s is valid", (address) => {
    expect(problemsOf(() => pagesOf(linkTo(address)))).toEqual([])
  })

  test("is checked on the pages too", () => {
    const pages = withPage("selling", "en", ({ body }) => ({ body: `${body}\n\n[A link](/en/nothing/)\n` }))
    expect(problemsOf(() => pagesOf(pages))).toEqual([
      { file: "se/pages/selling.en.md", field: "(text)", reason: "links to /en/nothing/, where there is no page" },
    ])
  })
})

describe("the structured data", () => {
  const pages = pagesOf(small)
  const headAt = (path: string) => pages.find((page) => page.path === path)?.context.head

  test("of a page in each of its languages", () => {
    const alternates = [
      { hrefLang: "sv", href: "https://www.kvistbo.example/objekt/kvistgatan-12/" },
      { hrefLang: "en", href: "https://www.kvistbo.example/en/property/kvistgatan-12/" },
      { hrefLang: "x-default", href: "https://www.kvistbo.example/objekt/kvistgatan-12/" },
    ]
    expect(headAt("/objekt/kvistgatan-12/")).toMatchObject({
      canonical: "https://www.kvistbo.example/objekt/kvistgatan-12/",
      alternates,
      locale: "sv_SE",
      index: true,
    })
    expect(headAt("/en/property/kvistgatan-12/")).toMatchObject({
      canonical: "https://www.kvistbo.example/en/property/kvistgatan-12/",
      alternates,
      locale: "en_GB",
      index: true,
    })
  })

  test("of the confirmation, which search engines may not list", () => {
    expect(headAt("/begar-kontakt/")).toMatchObject({ index: false, alternates: [] })
  })

  test("of the place of a post", () => {
    expect(headAt("/en/blog/how-to-spot-a-fake-advert/")?.jsonLd).toContainEqual({
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: expect.any(String), item: "https://www.kvistbo.example/en/" },
        { "@type": "ListItem", position: 2, name: expect.any(String), item: "https://www.kvistbo.example/en/blog/" },
        {
          "@type": "ListItem",
          position: 3,
          name: "How to spot a fake advert",
          item: "https://www.kvistbo.example/en/blog/how-to-spot-a-fake-advert/",
        },
      ],
    })
  })
})

test.each([
  ["Alla bostäder", "Alla bostäder – Kvistbo"],
  ["Om Kvistbo", "Om Kvistbo"],
])("the title of %s is %s", (title, full) => {
  expect(fullTitle(title, "Kvistbo")).toBe(full)
})
