/** @jest-environment node */

import { readContent } from "../site/records/read-content.ts"
import { markets } from "../spec/markets.ts"
import { pagesOf } from "../testing/pages.ts"
import { blogFeed } from "./blog-feed.ts"
import { securityTxt } from "./publications.ts"

test.each(["2026-11-01T00:00:00Z", "2026-11-30T23:59:59Z"])("a build on %s names a contact for half a year", (now) => {
  expect(securityTxt(markets.fi, new Date(now))).toBe(
    [
      "Contact: mailto:hei@kvistbo-fi.example",
      "Expires: 2027-05-20T00:00:00Z",
      "Preferred-Languages: fi, sv, en",
      "Canonical: https://www.kvistbo-fi.example/.well-known/security.txt",
      "",
    ].join("\n"),
  )
})

test("a market without articles has a feed, to which every page links", () => {
  const sweden = readContent("se")
  const links = sweden.pages.filter(({ id }) => id === "selling")
  const feed = blogFeed(markets.se, "sv", pagesOf({ ...sweden, listings: [], posts: [], topics: [], pages: links }))
  expect(feed).toContain('<feed xml:lang="sv" xmlns="http://www.w3.org/2005/Atom">')
  expect(feed).toContain('href="https://www.kvistbo.example/feed.xml"')
  expect(feed).not.toContain("<entry>")
})
