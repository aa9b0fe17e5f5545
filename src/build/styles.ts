import { templateChunks } from "../spec/chunks.ts"
import { stylesOfEveryPage } from "../spec/styles.ts"

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

/** The app with its tokens and base, header and footer. */
const isOfEveryPage = ({ name = "" }: Chunk): boolean => name === "app" || name.startsWith("slice---")
const isStyle = ({ type }: { readonly type: string }): boolean => type === "css/mini-extract"
const isTemplate = ({ name = "" }: Chunk): boolean => name.startsWith(templateChunks)

/**
 * Gatsby has all styles of the site in one file, which it writes into every page. Here that file is what every page has, or half of
 * the templates; the rest comes with its template, which Gatsby writes into the template's pages, or with the part that is loaded when
 * it is asked for. Names are short: all that there are stand in every page and in the script that starts the others.
 */
export const keepStylesWithTheirTemplate = ({ optimization, output, plugins }: Config): void => {
  const { styles, commons } = optimization.splitChunks.cacheGroups
  const extract = plugins.find((plugin) => plugin.constructor.name === "MiniCssExtractPlugin")?.options
  if (!styles || !commons?.minChunks || !extract) throw new Error("Gatsby gathers styles in another way: see in which")
  const half = commons.minChunks / 2
  styles.test = (module, { chunkGraph }) => {
    if (!isStyle(module)) return false
    const chunks = [...chunkGraph.getModuleChunksIterable(module)]
    return chunks.some(isOfEveryPage) || chunks.filter(isTemplate).length >= half
  }
  Object.assign(extract, {
    filename: `${stylesOfEveryPage}[contenthash:8].css`,
    chunkFilename: "[id]-[contenthash:8].css",
  })
  Object.assign(output, { filename: "[name]-[contenthash:8].js", chunkFilename: "[name]-[contenthash:8].js" })
}

/** Chunks of parts that stand in the HTML before their code is asked for (src/browser/asleep.ts). */
const isOfSleepingPart = (name: string): boolean => name.startsWith("part---")

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

/** Their styles go with the templates where they stand, and not with the parts themselves. */
export const stylesOfSleepingParts = {
  apply: ({ hooks }: { readonly hooks: { readonly compilation: CompilationHook } }): void =>
    hooks.compilation.tap("styles-of-sleeping-parts", (compilation) =>
      compilation.hooks.afterChunks.tap("styles-of-sleeping-parts", () => {
        const { namedChunkGroups, chunkGraph } = compilation
        for (const [name, part] of namedChunkGroups) {
          if (!isOfSleepingPart(name)) continue
          for (const chunk of part.chunks)
            for (const module of chunkGraph.getChunkModules(chunk).filter(isStyle)) {
              for (const template of part.getParents()) {
                const index = template.getModulePostOrderIndex(module) ?? part.getModulePostOrderIndex(module) ?? 0
                template.setModulePostOrderIndex(module, index)
                for (const its of template.chunks) chunkGraph.connectChunkAndModule(its, module)
              }
              chunkGraph.disconnectChunkAndModule(chunk, module)
            }
        }
      }),
    ),
}
