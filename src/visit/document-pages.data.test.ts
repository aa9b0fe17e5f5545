/** @jest-environment node */
import { readContent } from "../site/records/read-content.ts"
import { documentPages } from "./document-pages.data.ts"

test("a document that is named after a route has the route's path, and the others have the paths of their slugs", () => {
  const pages = documentPages(readContent("fi")).map(({ kind, template, slug }) => [kind, template, slug?.("sv")])
  expect(pages).toEqual([
    ["page", "articles/document", "om-kvistbo"],
    ["page", "articles/document", "tillganglighet"],
    ["page", "articles/document", "kopguide"],
    ["hitas", "hitas/hitas", undefined],
    ["privacy", "articles/document", undefined],
    ["page", "selling/selling", "salj-din-bostad"],
  ])
})

test("each page names the file of its text in each language, so that its day of change can be read", () => {
  const [about] = documentPages(readContent("se"))
  expect([about?.source?.("sv"), about?.source?.("en")]).toEqual(["se/pages/about.sv.md", "se/pages/about.en.md"])
})

test("a market without documents has no such page", () => {
  expect(documentPages({ ...readContent("se"), pages: [] })).toEqual([])
})
