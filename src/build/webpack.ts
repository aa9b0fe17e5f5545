import { createHash } from "node:crypto"
import { shortNames } from "./class-names.ts"
import { stampOfFiles } from "./stamps.ts"

type Loader = { readonly resourcePath: string }
type GetLocalIdent = (loader: Loader, pattern: string, name: string) => string
type Modules = { readonly localIdentName?: string; getLocalIdent?: GetLocalIdent }
type Rule = {
  readonly oneOf?: readonly Rule[]
  readonly use?: readonly { readonly options?: { readonly modules?: Modules } }[]
}

/** Gatsby calls classes after their file and a hash, which nothing compresses: 0.5 to 0.8 KB of each page beside two letters. */
export const nameClassesShortly = (rules: readonly Rule[], nameOf = shortNames("src")): void => {
  const getLocalIdent: GetLocalIdent = ({ resourcePath }, _pattern, name) => nameOf(resourcePath, name)
  for (const { oneOf = [], use = [] } of rules) {
    nameClassesShortly(oneOf, nameOf)
    for (const { options } of Array.isArray(use) ? use : [])
      if (options?.modules?.localIdentName) options.modules.getLocalIdent = getLocalIdent
  }
}

/**
 * Chromium compiles all of a file that begins with this while it comes, beside the page's main thread, and not each function there
 * when it is first called. https://v8.dev/blog/explicit-compile-hints
 */
export const compileAhead = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  // Small files are compiled in no time.
  test: /^(?:app|framework|component---.*)-\w+\.js$/,
  // After webpack's minifier (400), which takes comments away, and before source maps (500).
  stage: 401,
}

type Compilation = { hash: string; readonly getAssets: () => readonly { readonly name: string }[] }
type Hook = { readonly tap: (name: string, work: (compilation: Compilation) => void) => void }

/**
 * Gatsby writes the hash of the compilation into every page, so that a tab that is open reloads itself when the scripts are others.
 * Webpack's own differs between a compilation from nothing and the same one from its cache. This one follows from the names of
 * the files, which hold a hash of what is in them.
 */
export const hashOfContent = {
  apply: ({ hooks }: { readonly hooks: { readonly afterEmit: Hook } }): void =>
    hooks.afterEmit.tap("hash-of-content", (compilation) => {
      const names = compilation.getAssets().map(({ name }) => name)
      compilation.hash = createHash("sha256").update(names.sort().join()).digest("hex").slice(0, 20)
    }),
}

type Cache = { version?: string; buildDependencies: object }

/**
 * Has webpack know by Gatsby's compiled configuration whether its cache holds. What else that depends on is installed, and no cache
 * outlives that (src/cli/market-build.ts).
 */
export const keepCompilations = (cache: Cache, folder = ".cache/compiled"): void => {
  cache.version = stampOfFiles("*.js", folder)
  // Named, because webpack names its own folder where there is none.
  cache.buildDependencies = { defaultWebpack: [] }
}

type Compiled = { readonly buildDependencies: Set<string> }
type AfterCompile = { readonly tap: (name: string, work: (compilation: Compiled) => void) => void }

/**
 * Before it writes its cache, webpack looks for all that its loaders lead to, file by file through the installed packages: 27 s for each
 * of two bundles, of which the scripts themselves take 28.
 */
export const loadersAsInstalled = {
  apply: ({ hooks }: { readonly hooks: { readonly afterCompile: AfterCompile } }): void =>
    hooks.afterCompile.tap("loaders-as-installed", ({ buildDependencies }) => buildDependencies.clear()),
}
