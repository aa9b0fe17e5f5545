import { createHash } from "node:crypto"

type Rule = {
  readonly oneOf?: readonly Rule[]
  readonly use?: readonly { readonly options?: { readonly modules?: { localIdentName?: string } } }[]
}

/**
 * A class is called after its file and itself, which no two share. Gatsby adds a hash, which nothing compresses: two bytes for each
 * class in the styles of every page.
 */
export const nameClassesByFile = (rules: readonly Rule[]): void => {
  for (const { oneOf = [], use = [] } of rules) {
    nameClassesByFile(oneOf)
    for (const { options } of Array.isArray(use) ? use : [])
      if (options?.modules?.localIdentName) options.modules.localIdentName = "[name]--[local]"
  }
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
