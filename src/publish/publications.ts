import { readdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { pathOf } from "../domain/paths.ts"
import { writeFile } from "../site/write-file.ts"
import type { Language } from "../spec/languages.ts"
import type { Market } from "../spec/markets.ts"
import type { BuiltPage } from "../visit/site.data.ts"
import { blogFeed } from "./blog-feed.ts"
import { partOfSitemap, sitemapPath, sitemaps } from "./sitemaps.ts"

const securityTxtPath = "/.well-known/security.txt"

const robots = ({ origin }: Market) => `User-agent: *\nAllow: /\n\nSitemap: ${origin}${sitemapPath}\n`

const manifest = ({ agency }: Market, language: Language, frontPagePath: string) => ({
  name: agency.name,
  short_name: agency.name,
  lang: language,
  id: frontPagePath,
  start_url: frontPagePath,
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

const day = 24 * 60 * 60 * 1000

/**
 * Security contact (RFC 9116), which asks for an expiry within a year.
 * It expires about half a year after the first of the month, so that builds of one month write the same file.
 */
export const securityTxt = ({ origin, agency, languages }: Market, now: Date): string => {
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth())
  return [
    `Contact: mailto:${agency.email}`,
    `Expires: ${new Date(month + 200 * day).toISOString().replace(".000Z", "Z")}`,
    `Preferred-Languages: ${[...languages].join(", ")}`,
    `Canonical: ${origin}${securityTxtPath}`,
    "",
  ].join("\n")
}

/** Writes sitemaps, robots.txt, security.txt, and a feed and a web manifest for each language. */
export const writePublications = async (folder: string, market: Market, pages: readonly BuiltPage[]): Promise<void> => {
  const write = (path: string, text: string) => writeFile(join(folder, path), text)
  for (const name of readdirSync(folder)) if (partOfSitemap.test(name)) rmSync(join(folder, name))
  for await (const [path, text] of sitemaps(market, pages)) write(path, text)
  write("robots.txt", robots(market))
  write(securityTxtPath, securityTxt(market, new Date()))
  for (const language of market.languages) {
    const frontPagePath = pathOf(market, language, "home")
    const atom = blogFeed(market, language, pages)
    if (atom) write(`${frontPagePath}feed.xml`, atom)
    write(`${frontPagePath}manifest.webmanifest`, JSON.stringify(manifest(market, language, frontPagePath)))
  }
}
