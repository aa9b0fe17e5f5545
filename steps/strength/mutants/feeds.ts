import type { MarketName } from "../../../src/spec/markets.ts"
import type { Mutant } from "../mutant.ts"
import { at } from "./changes.ts"

const feed = at("/api/homes-feed")

const inFeed = (
  rule: string,
  change: string,
  replace: string | RegExp,
  text: string,
  site: MarketName = "se",
): Mutant => ({ rule, change, site, delivery: [{ in: feed, replace, with: text }] })

export const homesFeeds: readonly Mutant[] = [
  inFeed("FEED-1", "A feed loses one home", /<entry>(?:(?!<\/entry>)[\s\S])*<\/entry>/, ""),
  inFeed("FEED-1", "A feed has addresses of another language", "example/en/property/", "example/objekt/"),
  inFeed("FEED-1", "A feed does not declare its language", ' xml:lang="sv"', ""),
  inFeed(
    "FEED-1",
    "The feed of a text has a flat instead of the house",
    "property/hasselmusvagen-21/",
    "property/kvistgatan-12/",
  ),
  inFeed(
    "FEED-1",
    "A home under another id is a new entry",
    "<id>https://www.kvistbo.example/objekt/kvistgatan-12-1303/",
    "<id>https://www.kvistbo.example/objekt/kvistgatan-12/",
  ),
  inFeed("FEED-1", "A feed ends after fifty homes", /<link rel="next"[^>]*>/, ""),
  inFeed(
    "FEED-2",
    "A feed has the price of the shares instead of the debt-free price",
    "Velaton hinta",
    "Myyntihinta",
    "fi",
  ),
  inFeed(
    "FEED-2",
    "A feed does not update the date of a home that has changed",
    "<updated>2026-11-16",
    "<updated>2026-11-05",
    "fi",
  ),
  inFeed("FEED-3", "The sentence names one of two languages", "one of sv, en", "one of sv"),
  {
    rule: "FEED-3",
    change: "An invalid feed request answers 200",
    site: "se",
    delivery: [{ in: feed, status: 200 }],
  },
  inFeed("FEED-4", "All feeds of a site have the same title", /<title>Kvistbo: [^<]*/, "<title>Bostäder hos Kvistbo"),
  inFeed("FEED-4", "The title of a feed names one of two choices", "2 rum, 3 rum", "2 rum"),
  {
    rule: "FEED-5",
    change: "A feed has no tag",
    site: "se",
    delivery: [{ in: feed, header: "etag", with: undefined }],
  },
  {
    rule: "FEED-5",
    change: "A feed has a tag that the site does not recognise",
    site: "se",
    delivery: [{ in: feed, header: "etag", with: '"another"' }],
  },
]
