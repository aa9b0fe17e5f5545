import type { PageFacts } from "./page-facts.ts"

const addressesIn = (path: string, text: string): string[] => {
  const pattern = path.endsWith(".css")
    ? /(?:url\(\s*|@import\s+)["']?([^"')\s]+)/g
    : /(?:<loc>|<id>|<uri>|href=")([^"<]+)/g
  return [...text.matchAll(pattern)].map(([, address = ""]) => address)
}

/** Finds where a style, a sitemap or a feed leads, and the faults of a style that loads from another host. */
export const fileFactsOf = (path: string, text: string, origin: string): PageFacts => {
  const urls = addressesIn(path, text)
    .filter((address) => URL.canParse(address, origin + path))
    .map((address) => new URL(address, origin + path))
    .filter(({ protocol }) => /^https?:$/.test(protocol))
  const elsewhere = path.endsWith(".css") ? urls.filter((url) => url.origin !== origin) : []
  return {
    path,
    language: "",
    title: "",
    description: "",
    isIndexed: false,
    ids: [],
    links: urls
      .filter((url) => url.origin === origin)
      .map(({ pathname, hash }) => ({ path: decodeURI(pathname), fragment: decodeURIComponent(hash.slice(1)) })),
    faults: elsewhere.map((url) => `loads ${url.href}, from another host: serve the file from the site`),
  }
}
