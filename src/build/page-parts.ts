/** What Gatsby knows of a page, as far as it is read here. */
export type GatsbyPageData = {
  readonly path: string
  readonly componentChunkName: string
  readonly staticQueryHashes: readonly string[]
  /** Names of the page's slices by their template, which is what the layout calls them. */
  readonly slicesMap: Readonly<Record<string, string>>
}

/** What a page needs to come alive; it stands as data in the page's HTML. */
export type PageParts = {
  /** Gatsby's own path of the page. */
  readonly path: string
  /** Names of the chunks with its scripts. */
  readonly chunks: readonly string[]
  /** Addresses of the data that Gatsby's loader asks for first. */
  readonly data: readonly string[]
}

export const pageParts = ({ path, componentChunkName, staticQueryHashes, slicesMap }: GatsbyPageData): PageParts => {
  // An error page of any language is /404.html or /500.html to Gatsby's loader: only those names may stand at another address.
  const errorPage = /\/(404|500)\.html$/.exec(path)?.[0]
  return {
    path: errorPage ?? path,
    chunks: [
      "app",
      componentChunkName,
      ...Object.keys(slicesMap).map((name) => `slice---src-templates-slices-${name}-tsx`),
    ],
    data: [
      "/page-data/app-data.json",
      // The loader asks for the data of an error page by itself: it stands at any address.
      ...(errorPage ? [] : [`/page-data${path === "/" ? "/index/" : path}page-data.json`]),
      ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
      ...Object.values(slicesMap).map((name) => `/slice-data/${name}.json`),
    ],
  }
}
