import { createHash } from "node:crypto"
import { Readable } from "node:stream"
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap"
import type { Market } from "../spec/markets.ts"
import type { BuiltPage } from "../visit/site.data.ts"

/**
 * Addresses per sitemap; sitemaps.org allows 50 000 in 50 MB. An address with its translations takes up to 0.8 kB,
 * and parts vary in size because a hash assigns them.
 */
const addressesPerSitemap = 40_000

type SitemapPage = Pick<BuiltPage, "path" | "alternates">

const xmlOf = async (entries: readonly object[], stream: SitemapStream | SitemapIndexStream): Promise<string> =>
  (await streamToPromise(Readable.from(entries).pipe(stream))).toString()

/** Assigns pages by hash, so that adding or removing one changes one part; by position, all later pages would move. */
const partOf = (path: string, parts: number): number => createHash("sha1").update(path).digest().readUInt32BE() % parts

const sitemapOf = ({ origin }: Pick<Market, "origin">, pages: readonly SitemapPage[]): Promise<string> =>
  xmlOf(
    pages.map(({ path, alternates }) => ({
      url: path,
      links: alternates.map(({ hrefLang, href }) => ({ lang: hrefLang, url: href })),
    })),
    new SitemapStream({ hostname: origin, xmlns: { news: false, xhtml: true, image: false, video: false } }),
  )

/** Sitemap that search engines read first. */
export const sitemapPath = "/sitemap.xml"

/** Name of a part, which the first sitemap lists. */
export const partOfSitemap = /^sitemap-\d+\.xml$/

/** Sitemap of all indexable pages with their translations, or an index and its parts if there are too many for one. */
export async function* sitemaps(
  market: Pick<Market, "origin">,
  pages: readonly SitemapPage[],
  limit = addressesPerSitemap,
): AsyncGenerator<readonly [path: string, text: string]> {
  const indexablePages = pages.filter(({ alternates }) => alternates.length > 0)
  const count = Math.ceil(indexablePages.length / limit)
  if (count <= 1) {
    yield [sitemapPath, await sitemapOf(market, indexablePages)]
    return
  }
  const parts = Array.from({ length: count }, (_, index) => ({
    path: `/sitemap-${index + 1}.xml`,
    pages: indexablePages.filter(({ path }) => partOf(path, count) === index),
  }))
  yield [
    sitemapPath,
    await xmlOf(
      parts.map(({ path }) => ({ url: market.origin + path })),
      new SitemapIndexStream(),
    ),
  ]
  for (const { path, pages } of parts) yield [path, await sitemapOf(market, pages)]
}
