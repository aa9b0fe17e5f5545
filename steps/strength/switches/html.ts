import { globSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"

/** Gatsby's data of a page or slice, with the fields that are read here. */
export type PageData = {
  readonly componentChunkName: string
  readonly path: string
  readonly result: { readonly pageContext: unknown }
  readonly slicesMap: Readonly<Record<string, string>>
  readonly staticQueryHashes: readonly string[]
}

export type Slice = { readonly name: string; readonly componentChunkName: string; readonly context: unknown }

type SliceUse = { readonly sliceName: string; readonly props: object; readonly hasChildren: boolean }

/** What Gatsby's build of a site's HTML exports. */
type Renderer = {
  readonly default: (page: object) => Promise<{ html: string; sliceData: Readonly<Record<string, SliceUse>> }>
  readonly renderSlice: (slice: object) => Promise<string>
}
type Assets = {
  readonly readWebpackStats: (folder: string) => Promise<unknown>
  readonly getScriptsAndStylesForTemplate: (name: string, stats: unknown) => Promise<object>
}
type Stitching = {
  readonly stitchSliceForAPage: (page: {
    readonly pagePath: string
    readonly publicDir: string
    readonly slicesHtml: Map<string, string>
  }) => Promise<void>
}

/** Marks the place of a slice's children, as Gatsby does. */
const childrenMark = "__DO_NOT_USE_OR_ELSE__"

const fileOf = (path: string): string => (path.endsWith("/") ? `${path}index.html` : path)

/**
 * Renders pages with the renderer of a site that Gatsby has built.
 * @param folder in which it was built, and the current one while this starts
 */
export const startRenderer = async (folder: string) => {
  const require = createRequire(join(folder, "package.json"))
  const {
    readWebpackStats,
    getScriptsAndStylesForTemplate,
  }: Assets = require("gatsby/dist/utils/client-assets-for-template")
  const { stitchSliceForAPage }: Stitching = require("gatsby/dist/utils/slices/stitching")
  const built = join(folder, "public")
  const stats = await readWebpackStats(built)
  const { webpackCompilationHash } = JSON.parse(readFileSync(join(built, "page-data/app-data.json"), "utf8"))
  // The cache of modules knows them by their real paths, and `.cache` is a link.
  const bundle = realpathSync(join(folder, ".cache/page-ssr/routes"))
  const chunks = JSON.parse(JSON.stringify(stats)).assetsByChunkName as Readonly<Record<string, unknown>>
  const assets = new Map<string, object>()
  for (const name of Object.keys(chunks).filter((name) => name.startsWith("component---")))
    assets.set(name, await getScriptsAndStylesForTemplate(name, stats))
  const texts = globSync(`${bundle}/*.js`).map((file) => readFileSync(file, "utf8"))
  const queryOf = (hash: string) => JSON.parse(readFileSync(join(built, `page-data/sq/d/${hash}.json`), "utf8"))
  const contextOf = (hashes: readonly string[]) => Object.fromEntries(hashes.map((hash) => [hash, queryOf(hash)]))

  return {
    /** Whether the fault is in code that HTML is made with. */
    has: (fault: string): boolean => texts.some((text) => text.includes(fault)),

    /** Loads the renderer once more, which chooses the planted fault. */
    fresh: (slices: ReadonlyMap<string, Slice>) => {
      for (const file of Object.keys(require.cache)) if (file.startsWith(bundle)) delete require.cache[file]
      const renderer: Renderer = require(join(bundle, "render-page.js"))
      const slicesHtml = new Map<string, string>()
      const addSlice = async (id: string, { sliceName, props, hasChildren }: SliceUse) => {
        const data = JSON.parse(readFileSync(join(built, `slice-data/${sliceName}.json`), "utf8"))
        const html = await renderer.renderSlice({
          slice: slices.get(sliceName) ?? { ...data, name: sliceName, context: data.result.sliceContext },
          staticQueryContext: contextOf(data.staticQueryHashes),
          props: { data: data.result.data, ...(hasChildren && { children: childrenMark }), ...props },
        })
        // Gatsby stitches bytes.
        for (const [index, part] of html.split(childrenMark).entries())
          slicesHtml.set(`${id}-${index + 1}`, Buffer.from(part).toString("latin1"))
      }
      const scripts = "_gatsby-scripts-1"
      slicesHtml.set(scripts, readFileSync(join(built, `_gatsby/slices/${scripts}.html`), "latin1"))
      /** Returns the HTML of a page; `publicDir` is where it may be written meanwhile. */
      return async (pageData: PageData, publicDir: string): Promise<Buffer> => {
        const pagePath = pageData.path
        const { html, sliceData } = await renderer.default({
          pagePath,
          pageData,
          webpackCompilationHash,
          context: { isDuringBuild: true },
          staticQueryContext: contextOf(pageData.staticQueryHashes),
          ...assets.get(pageData.componentChunkName),
        })
        for (const [id, use] of Object.entries(sliceData)) if (!slicesHtml.has(`${id}-1`)) await addSlice(id, use)
        const file = join(publicDir, fileOf(pagePath))
        mkdirSync(dirname(file), { recursive: true })
        writeFileSync(file, html)
        await stitchSliceForAPage({ pagePath, publicDir, slicesHtml })
        return readFileSync(file)
      }
    },
  }
}
