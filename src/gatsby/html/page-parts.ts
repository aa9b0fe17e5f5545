/** Gatsby's data of a page, with only the fields read here. */
export type GatsbyPageData = {
  readonly path: string
  readonly componentChunkName: string
  readonly staticQueryHashes: readonly string[]
  /** Names of the page's slices, by the name of their template. */
  readonly slicesMap: Readonly<Record<string, string>>
}

/** What a page needs to hydrate; it is written as data into the page's HTML. */
export type PageParts = {
  /** Gatsby's path of the page. */
  readonly path: string
  /** Names of the chunks with the page's scripts. */
  readonly chunks: readonly string[]
  /** Paths of the data that Gatsby's loader requests first. */
  readonly data: readonly string[]
}

export const pageParts = ({ path, componentChunkName, staticQueryHashes, slicesMap }: GatsbyPageData): PageParts => {
  // Gatsby's loader knows error pages as /404.html and /500.html, and only those may show at another path.
  const errorPage = /\/(404|500)\.html$/.exec(path)?.[0]
  return {
    path: errorPage ?? path,
    // The app has the code of the slices (gatsby-browser.tsx).
    chunks: ["app", componentChunkName],
    data: [
      "/page-data/app-data.json",
      // The loader requests the data of an error page itself, at any path.
      ...(errorPage ? [] : [`/page-data${path === "/" ? "/index/" : path}page-data.json`]),
      ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
      ...Object.values(slicesMap).map((name) => `/slice-data/${name}.json`),
    ],
  }
}
