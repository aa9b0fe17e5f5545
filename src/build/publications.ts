import { mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { Readable } from "node:stream"
import { SitemapStream, streamToPromise } from "sitemap"
import { pathOf } from "../domain/paths.ts"
import type { Language } from "../spec/languages.ts"
import type { Market } from "../spec/markets.ts"
import { blogFeed } from "./blog-feed.ts"
import type { BuiltPage } from "./site.ts"

/** Pages that search engines may list, with their translations. */
const sitemap = async (market: Market, pages: readonly BuiltPage[]): Promise<string> => {
  const entries = pages
    .filter(({ alternates }) => alternates.length > 0)
    .map(({ path, alternates }) => ({
      url: path,
      links: alternates.map(({ hrefLang, href }) => ({ lang: hrefLang, url: href })),
    }))
  const stream = new SitemapStream({
    hostname: market.origin,
    xmlns: { news: false, xhtml: true, image: false, video: false },
  })
  return (await streamToPromise(Readable.from(entries).pipe(stream))).toString()
}

const robots = ({ origin }: Market) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`

const manifest = ({ agency }: Market, language: Language, home: string) => ({
  name: agency.name,
  short_name: agency.name,
  lang: language,
  id: home,
  start_url: home,
  scope: "/",
  display: "standalone",
  background_color: "#fcfbf9",
  theme_color: "#1a362e",
  icons: [
    { src: "/icons/icon.svg", type: "image/svg+xml", sizes: "any" },
    { src: "/icons/icon-192.png", type: "image/png", sizes: "192x192" },
    { src: "/icons/icon-512.png", type: "image/png", sizes: "512x512" },
    { src: "/icons/icon-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
  ],
})

/** What is published beside the pages: sitemap, robots, and a feed and a web manifest per language. */
export const writePublications = async (folder: string, market: Market, pages: readonly BuiltPage[]): Promise<void> => {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  write("sitemap.xml", await sitemap(market, pages))
  write("robots.txt", robots(market))
  for (const language of market.languages) {
    const home = pathOf(market, language, "home")
    const atom = blogFeed(market, language, pages)
    if (atom) write(`${home}feed.xml`, atom)
    write(`${home}manifest.webmanifest`, JSON.stringify(manifest(market, language, home)))
  }
}
