import type { StepName } from "./steps.ts"

/** Files that can affect every step. */
const everything =
  /^(?:package(?:-lock)?\.json|\.npmrc|biome\.json|cucumber\.json|tsconfig\.json|src\/gatsby\/patches\/)/
const testTools = /^src\/testing\/(?:[\w-]+\.cjs|setup\.ts)$/
const isText = (file: string): boolean => /(?:^|\/)README\.md$/.test(file)
const isCode = (file: string): boolean => /\.[cm]?[jt]sx?$/.test(file)

/**
 * Files that steps check. The others always run: `spec` takes seconds, builds compare their sources, and scenarios
 * know what they touched.
 */
const affectedBy: Partial<Record<StepName, RegExp>> = {
  types: /\.(?:tsx?|json)$/,
  lint: /^(?!.*\.(?:md|feature|jpg|svg|png)$)/,
  soak: /^src\/(?:server|testing\/soak|domain|spec)\/|^src\/cli\/(?:serve|serving|soak)/,
  functions: /^src\/(?:api|server|domain|spec|publish)\/|^src\/testing\/functions\.ts$/,
  hosts: /^src\/(?:server|publish|domain|spec)\/|^src\/cli\/hosts?\b|^src\/gatsby\/adapter/,
  "spec-site-check": /^(?:features|steps\/(?:spec-site|specification|results|strength)|src\/cli\/spec-site)/,
}

/** Words that code contains if it reads a kind of file; other files may be read by all code that reads files. */
const wordOf = (file: string): string => {
  if (isText(file)) return "README"
  return /\.(?:css|feature)$/.exec(file)?.[0].slice(1) ?? /^src\/(content)\//.exec(file)?.[1] ?? ""
}

/** A source file that reads files, or names some that others read for it, with its text. */
export type Reader = { readonly path: string; readonly text: string }

/** Returns Jest's options to run the tests that import changed code, or code that may read another changed file. */
export const unitOptions = (files: readonly string[], readers: readonly Reader[]): string[] => {
  const code = files.filter(isCode)
  const words = files.filter((file) => !isCode(file)).map(wordOf)
  const related = readers.filter(({ text }) => words.some((word) => text.includes(word))).map(({ path }) => path)
  return ["--passWithNoTests", "--findRelatedTests", ...new Set([...code, ...related])]
}

/** The steps to run after a change, and Jest's options; without any, it runs all tests. */
export type Plan = { readonly steps: readonly StepName[]; readonly unit: readonly string[] }

/** Returns what to run for changed files; a step that no file affects is left out. */
export const planOf = (names: readonly StepName[], files: readonly string[], readers: readonly Reader[]): Plan => {
  if (files.some((file) => everything.test(file))) return { steps: names, unit: [] }
  const isAffected = (name: StepName) => {
    const pattern = affectedBy[name]
    return pattern ? files.some((file) => pattern.test(file) && !isText(file)) : name !== "unit" || files.length > 0
  }
  const unit = files.some((file) => testTools.test(file)) ? [] : unitOptions(files, readers)
  return { steps: names.filter(isAffected), unit }
}
