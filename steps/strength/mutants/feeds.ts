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
  inFeed("FEED-1", "one home of a feed is lost", /<entry>(?:(?!<\/entry>)[\s\S])*<\/entry>/, ""),
  inFeed("FEED-1", "homes stand under another language's addresses", "example/en/property/", "example/objekt/"),
  inFeed("FEED-1", "a feed does not say its language", ' xml:lang="sv"', ""),
  inFeed("FEED-1", "a feed does not go on after fifty homes", /<link rel="next"[^>]*>/, ""),
  inFeed("FEED-2", "the price of the shares takes the place of the whole price", "Velaton hinta", "Myyntihinta", "fi"),
  inFeed("FEED-2", "a home seems not to have changed", "<updated>2026-11-16", "<updated>2026-11-05", "fi"),
  {
    rule: "FEED-3",
    change: "a request that is not understood is answered as if it were",
    site: "se",
    delivery: [{ in: feed, status: 200 }],
  },
  inFeed("FEED-4", "all feeds of a site have one title", /<title>Kvistbo: [^<]*/, "<title>Bostäder hos Kvistbo"),
  inFeed("FEED-4", "two choices of one filter are not both told", "2 rum, 3 rum", "2 rum"),
]
