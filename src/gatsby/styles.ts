import { templateChunks } from "../published/chunks.ts"
import { stylesOfEveryPage } from "../published/styles.ts"

type Chunk = { readonly name?: string }
type ChunkGraph = { readonly getModuleChunksIterable: (module: object) => Iterable<Chunk> }
type Group = {
  test?: (module: { readonly type: string }, context: { readonly chunkGraph: ChunkGraph }) => boolean
  readonly minChunks?: number
}
type Config = {
  readonly optimization: { readonly splitChunks: { readonly cacheGroups: Readonly<Record<string, Group>> } }
  readonly output: object
  readonly plugins: readonly { readonly constructor: { readonly name: string }; readonly options?: object }[]
}

/** The app chunk, with tokens, base styles, header and footer. */
const isOnEveryPage = ({ name = "" }: Chunk): boolean => name === "app"
const isStyle = ({ type }: { readonly type: string }): boolean => type === "css/mini-extract"
const isTemplate = ({ name = "" }: Chunk): boolean => name.startsWith(templateChunks)

/**
 * Splits styles, because Gatsby would write all of them into every page: styles of every page or of half the templates
 * stay in one file, and the rest goes with its template or lazy part. See README.md.
 */
export const splitStylesByTemplate = ({ optimization, output, plugins }: Config): void => {
  const { styles, commons } = optimization.splitChunks.cacheGroups
  const extract = plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin")?.options
  if (!styles || !commons?.minChunks || !extract) throw new Error("Gatsby gathers styles in another way: see in which")
  const half = commons.minChunks / 2
  styles.test = (module, { chunkGraph }) => {
    if (!isStyle(module)) return false
    const chunks = [...chunkGraph.getModuleChunksIterable(module)]
    return chunks.some(isOnEveryPage) || chunks.filter(isTemplate).length >= half
  }
  Object.assign(extract, {
    filename: `${stylesOfEveryPage}[contenthash:8].css`,
    chunkFilename: "[id]-[contenthash:8].css",
  })
  Object.assign(output, { filename: "[name]-[contenthash:8].js", chunkFilename: "[name]-[contenthash:8].js" })
}

/** Chunks of islands that are rendered as HTML before their code loads (src/browser/hydration/lazy-hydration.ts). */
const isIslandChunk = (name: string): boolean => name.startsWith("part---")

type ChunkGroup = {
  readonly chunks: readonly Chunk[]
  readonly getParents: () => readonly ChunkGroup[]
  readonly getModulePostOrderIndex: (module: object) => number | undefined
  readonly setModulePostOrderIndex: (module: object, index: number) => void
}
type Chunks = {
  readonly hooks: { readonly afterChunks: { readonly tap: (name: string, work: () => void) => void } }
  readonly namedChunkGroups: ReadonlyMap<string, ChunkGroup>
  readonly chunkGraph: {
    readonly getChunkModules: (chunk: Chunk) => readonly { readonly type: string }[]
    readonly connectChunkAndModule: (chunk: Chunk, module: object) => void
    readonly disconnectChunkAndModule: (chunk: Chunk, module: object) => void
  }
}
type CompilationHook = { readonly tap: (name: string, work: (compilation: Chunks) => void) => void }

/** Moves the styles of islands to the templates that contain them, because their HTML shows before their code loads. */
export const islandStylesPlugin = {
  apply: ({ hooks }: { readonly hooks: { readonly compilation: CompilationHook } }): void =>
    hooks.compilation.tap("styles-of-sleeping-parts", (compilation) =>
      compilation.hooks.afterChunks.tap("styles-of-sleeping-parts", () => {
        const { namedChunkGroups, chunkGraph } = compilation
        for (const [name, island] of namedChunkGroups) {
          if (!isIslandChunk(name)) continue
          for (const chunk of island.chunks)
            for (const module of chunkGraph.getChunkModules(chunk).filter(isStyle)) {
              for (const template of island.getParents()) {
                const index = template.getModulePostOrderIndex(module) ?? island.getModulePostOrderIndex(module) ?? 0
                template.setModulePostOrderIndex(module, index)
                for (const templateChunk of template.chunks) chunkGraph.connectChunkAndModule(templateChunk, module)
              }
              chunkGraph.disconnectChunkAndModule(chunk, module)
            }
        }
      }),
    ),
}
