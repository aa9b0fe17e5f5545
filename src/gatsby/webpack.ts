import { createHash } from "node:crypto"
import { stampOfFiles } from "../publish/stamps.ts"
import { shortNames } from "./class-names.ts"

type Loader = { readonly resourcePath: string }
type GetLocalIdent = (loader: Loader, pattern: string, name: string) => string
type Modules = { readonly localIdentName?: string; getLocalIdent?: GetLocalIdent }
type Rule = {
  readonly oneOf?: readonly Rule[]
  readonly use?: readonly { readonly options?: { readonly modules?: Modules } }[]
}

/**
 * Shortens class names: Gatsby's names have a file and a hash, which compress badly and cost 0.5 to 0.8 KB per page.
 */
export const shortenClassNames = (rules: readonly Rule[], nameOf = shortNames("src")): void => {
  const getLocalIdent: GetLocalIdent = ({ resourcePath }, _pattern, name) => nameOf(resourcePath, name)
  for (const { oneOf = [], use = [] } of rules) {
    shortenClassNames(oneOf, nameOf)
    for (const { options } of Array.isArray(use) ? use : [])
      if (options?.modules?.localIdentName) options.modules.getLocalIdent = getLocalIdent
  }
}

/**
 * Makes Chromium compile all functions of a file off the main thread while it loads, not on first call.
 * https://v8.dev/blog/explicit-compile-hints
 */
export const eagerCompileBanner = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  // Small files compile fast enough without it.
  test: /^(?:app|framework|component---.*)-\w+\.js$/,
  // Runs after webpack's minifier (400), which removes comments, and before source maps (500).
  stage: 401,
}

type Compilation = { hash: string; readonly getAssets: () => readonly { readonly name: string }[] }
type Hook = { readonly tap: (name: string, work: (compilation: Compilation) => void) => void }

/**
 * Hashes the names of the files, because webpack's hash differs between a cold and a warm compilation.
 * Gatsby writes the hash into every page, and open tabs reload when it changes.
 */
export const contentHashPlugin = {
  apply: ({ hooks }: { readonly hooks: { readonly afterEmit: Hook } }): void =>
    hooks.afterEmit.tap("hash-of-content", (compilation) => {
      const names = compilation.getAssets().map(({ name }) => name)
      compilation.hash = createHash("sha256").update(names.sort().join()).digest("hex").slice(0, 20)
    }),
}

type Cache = { version?: string; buildDependencies: object }

/** Files that decide how webpack makes scripts and styles. */
const configurationFiles = ["src/gatsby/**/*.ts", "src/published/**/*.ts"]

/**
 * Makes the configuration the version of webpack's cache; other dependencies are installed packages, and a new
 * installation deletes the cache (src/build/caches.ts).
 */
export const versionWebpackCache = (cache: Cache, folder = "."): void => {
  cache.version = stampOfFiles(configurationFiles, folder)
  // Overrides the default, which is webpack's own folder.
  cache.buildDependencies = { defaultWebpack: [] }
}

type Compiled = { readonly buildDependencies: Set<string> }
type AfterCompile = { readonly tap: (name: string, work: (compilation: Compiled) => void) => void }

/**
 * Clears build dependencies, because webpack would trace its loaders through the installed packages before it
 * writes its cache: 27 s for each of two bundles, while compiling the scripts takes 28 s.
 */
export const skipLoaderTracing = {
  apply: ({ hooks }: { readonly hooks: { readonly afterCompile: AfterCompile } }): void =>
    hooks.afterCompile.tap("loaders-as-installed", ({ buildDependencies }) => buildDependencies.clear()),
}

type SharedGroup = {
  name?: (...about: never[]) => string
  chunks?: (chunk: { readonly name?: string }) => boolean
}

/** Shortens the names of chunks that templates share, because each page's HTML has them and Gatsby's have 40 digits. */
export const shortenSharedNames = ({ shared }: { readonly shared?: SharedGroup }): void => {
  const { name } = shared ?? {}
  if (!shared || !name) throw new Error("Gatsby names shared chunks in another way: see in which")
  shared.name = (...about) => name(...about).slice(0, 8)
}

/** Chunks that have their own copies of modules, because a shared chunk would be one more request of the list's search. */
const wholeChunks = ["saved-searches"]

export const keepChunksWhole = ({ shared }: { readonly shared?: SharedGroup }): void => {
  if (shared) shared.chunks = ({ name = "" }) => !wholeChunks.includes(name)
}
