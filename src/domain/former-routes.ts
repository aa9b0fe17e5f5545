import type { Language } from "../spec/languages.ts"
import { type Market, type RouteDefinition, type RouteName, topicSegment } from "../spec/markets.ts"
import { pathOf, prefixOf } from "./paths.ts"

/**
 * Maps the addresses that pages had under a former slug to their pages; apart from paths.ts, because browsers download that
 * and would then download the table of markets.
 */
export const formerRoutesOf = (market: Market): { from: string; to: string }[] =>
  (Object.entries({ ...market.routes, ...market.contactRoutes }) as [RouteName, RouteDefinition][]).flatMap(
    ([kind, { path, formerSlugs = {} }]) =>
      (Object.entries(formerSlugs) as [Language, readonly string[]][]).flatMap(([language, slugs]) =>
        slugs.flatMap((slug) => {
          const from = prefixOf(language) + slug
          const records = [":slug", ...(kind === "blog" ? [`${topicSegment[language]}/:slug`] : [])]
          return [
            ...(path.includes("[slug]") ? [] : [{ from, to: pathOf(market, language, kind) }]),
            ...records.map((record) => ({ from: `${from}/${record}`, to: pathOf(market, language, kind, record) })),
          ]
        }),
      ),
  )
