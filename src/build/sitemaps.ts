import { createHash } from "node:crypto"
import { Readable } from "node:stream"
import { SitemapIndexStream, SitemapStream, streamToPromise } from "sitemap"
import type { Market } from "../spec/markets.ts"
import type { BuiltPage } from "./site.ts"

/**
 * Addresses in one sitemap: at most 50 000 in 50 MB, by sitemaps.org. Parts are chosen by hash and come out a little uneven;
 * with its translations an address takes up to 0.8 kB.
 */
const most = 40_000

type Listed = Pick<BuiltPage, "path" | "alternates">

const textOf = async (entries: readonly object[], stream: SitemapStream | SitemapIndexStream): Promise<string> =>
  (await streamToPromise(Readable.from(entries).pipe(stream))).toString()

/** A page that comes or goes changes one part, where counting would move all after it into other parts. */
const partOf = (path: string, parts: number): number => createHash("sha1").update(path).digest().readUInt32BE() % parts

const sitemapOf = ({ origin }: Pick<Market, "origin">, pages: readonly Listed[]): Promise<string> =>
  textOf(
    pages.map(({ path, alternates }) => ({
      url: path,
      links: alternates.map(({ hrefLang, href }) => ({ lang: hrefLang, url: href })),
    })),
    new SitemapStream({ hostname: origin, xmlns: { news: false, xhtml: true, image: false, video: false } }),
  )

/** What search engines begin at. */
export const sitemapPath = "/sitemap.xml"

/** Other sitemaps, which the first one then names. */
export const partOfSitemap = /^sitemap-\d+\.xml$/

/**
 * Files by path that name the pages that search engines may list, with their translations: one sitemap, or an index of several where
 * one may not hold so many.
 */
export async function* sitemaps(
  market: Pick<Market, "origin">,
  pages: readonly Listed[],
  limit = most,
): AsyncGenerator<readonly [path: string, text: string]> {
  const listed = pages.filter(({ alternates }) => alternates.length > 0)
  const count = Math.ceil(listed.length / limit)
  if (count <= 1) {
    yield [sitemapPath, await sitemapOf(market, listed)]
    return
  }
  const parts = Array.from({ length: count }, (_, index) => ({
    path: `/sitemap-${index + 1}.xml`,
    pages: listed.filter(({ path }) => partOf(path, count) === index),
  }))
  yield [
    sitemapPath,
    await textOf(
      parts.map(({ path }) => ({ url: market.origin + path })),
      new SitemapIndexStream(),
    ),
  ]
  for (const { path, pages } of parts) yield [path, await sitemapOf(market, pages)]
}
