/** @jest-environment node */

import type { Edition } from "../../site/edition.ts"
import type { Content } from "../../site/records/content.ts"
import { readContent } from "../../site/records/read-content.ts"
import type { Language } from "../../spec/languages.ts"
import { editionsOf } from "../../testing/pages.ts"
import { blogPage, postPages, topicPages } from "./blog.data.ts"

const content = { se: readContent("se"), fi: readContent("fi") }

const editionIn = (market: Content, language: Language): Edition => {
  const edition = editionsOf(market).find((one) => one.language === language)
  if (!edition) throw new Error(`there is no edition in ${language}`)
  return edition
}
const blogIn = (market: Content, language: Language) => blogPage.version(editionIn(market, language))
const postAt = (slug: string, language: Language, market = content.se) => {
  const page = postPages(market).find((one) => one.slug?.(language) === slug)
  if (!page) throw new Error(`there is no article ${slug}`)
  return page.version(editionIn(market, language))
}
const topicsIn = (market: Content, language: Language) =>
  topicPages(market).map(({ slug, version }) => ({ slug: slug?.(language), ...version(editionIn(market, language)) }))

test("the blog has every article, the newest first, each in the language of the page", () => {
  expect(blogIn(content.se, "sv").page.posts.map(({ isoDate, title }) => [isoDate, title])).toEqual([
    ["2026-11-05", "Visning i november – en checklista"],
    ["2026-10-08", "Vad månadsavgiften egentligen innehåller"],
    ["2026-09-10", "Energiklassen i annonsen och vad den berättar"],
    ["2026-08-19", "Jämför områden med siffror som går att jämföra"],
    ["2026-07-07", "Så känner du igen en falsk annons"],
    ["2026-06-09", "Så läser du föreningens årsredovisning"],
  ])
  expect(blogIn(content.fi, "en").page.posts[0]).toMatchObject({
    path: "/en/blog/hitas-in-brief/",
    title: "Hitas in brief: what still applies after 2023",
    date: "10 November 2026",
  })
})

test.each([
  ["sv", ["Annonser", "Bostadsrätt", "Ekonomi", "Energi", "Köpa bostad", "Områden"]],
  ["en", ["Adverts", "Areas", "Buying", "Costs", "Energy", "Housing associations"]],
] as const)("in %s, topics stand in the alphabet of their names", (language, names) => {
  expect(blogIn(content.se, language).page.topics.links.map(({ name }) => name)).toEqual(names)
})

test.each([
  ["amne/kopa-bostad", "Artiklar om att köpa bostad", ["2026-11-05", "2026-07-07", "2026-06-09"]],
  ["amne/ekonomi", "Artiklar om boendets ekonomi", ["2026-10-08", "2026-06-09"]],
  ["amne/omraden", "Artiklar om områden", ["2026-08-19"]],
])("the page %s has the articles on its topic, the newest first", (slug, heading, dates) => {
  const topic = topicsIn(content.se, "sv").find((one) => one.slug === slug)
  expect(topic?.title).toBe(heading)
  expect(topic?.page.posts.map(({ isoDate }) => isoDate)).toEqual(dates)
})

test("an article leads to the ones published before and after it, and at either end to one only", () => {
  const neighboursOf = (slug: string) => {
    const { previous, next } = postAt(slug, "en").page.neighbours
    return [previous?.path, next?.path]
  }
  expect(neighboursOf("energy-class-in-the-advert")).toEqual([
    "/en/blog/comparing-areas-by-figures/",
    "/en/blog/what-the-monthly-fee-contains/",
  ])
  expect(neighboursOf("november-viewing-checklist")).toEqual(["/en/blog/what-the-monthly-fee-contains/", undefined])
  expect(neighboursOf("reading-an-annual-report")).toEqual([undefined, "/en/blog/how-to-spot-a-fake-advert/"])
})

test("next to read are three others: those that share most topics first, then the newest", () => {
  // The annual report shares two topics with the fee, and one with the checklist and the fake adverts.
  expect(postAt("reading-an-annual-report", "en").page.related.posts.map(({ isoDate }) => isoDate)).toEqual([
    "2026-10-08",
    "2026-11-05",
    "2026-07-07",
  ])
})

test("an article says by whom it is, and when it was published and changed, to readers and to search engines", () => {
  const { page, jsonLd } = postAt("comparing-areas-by-figures", "en")
  expect(page.author.byline).toBe("Selma Granvik, Registered estate agent")
  expect(page.date).toEqual({ text: "19 August 2026", isoDate: "2026-08-19" })
  expect(page.updated).toEqual({ text: "Updated 16 November 2026", isoDate: "2026-11-16" })
  expect(jsonLd).toEqual([
    expect.objectContaining({
      url: "https://www.kvistbo.example/en/blog/comparing-areas-by-figures/",
      datePublished: "2026-08-19",
      dateModified: "2026-11-16",
      inLanguage: "en",
      keywords: ["Areas"],
    }),
  ])
})

test("an article that was never changed names no day of change, and search engines read that of publication", () => {
  const { page, jsonLd } = postAt("energiklass-i-annonsen", "sv")
  expect(page.updated).toBeNull()
  expect(jsonLd).toEqual([expect.objectContaining({ datePublished: "2026-09-10", dateModified: "2026-09-10" })])
})

test("an author whom nobody knows stops the build, with the name", () => {
  expect(() => postAt("energiklass-i-annonsen", "sv", { ...content.se, agents: [] })).toThrow(
    "unknown author selma-granvik",
  )
})

test("a blog without articles says so, and a topic without any does too", () => {
  const empty = { ...content.se, posts: [] }
  const { picture, page } = blogIn(empty, "sv")
  expect([picture, page.posts, page.none]).toEqual([undefined, [], "Här finns inga artiklar än."])
  expect(topicsIn(empty, "sv").map(({ page: { posts } }) => posts.length)).toEqual([0, 0, 0, 0, 0, 0])
})
