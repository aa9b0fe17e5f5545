import { join } from "node:path"
import type { MarketName } from "../../../src/spec/markets.ts"
import type { Change, Mutant, SourceChange } from "../mutant.ts"

/** Pages and their data, which both contain a page's text; a change of a source file changes both. */
export const pages = /\/$|\.html$|\.json$/

export const scripts = /\.js$/

/** Matches exactly these paths. */
export const at = (...paths: string[]): RegExp =>
  new RegExp(`^(?:${paths.map((path) => path.replace(/[.?*+()]/g, "\\$&")).join("|")})$`)

/** Matches a page and its data. */
export const page = (path: string): RegExp => at(path, `/page-data${path === "/" ? "/index/" : path}page-data.json`)

/** Replaces text in pages. */
export const says = (before: string | RegExp, after: string, where = pages): Change => ({
  in: where,
  replace: before,
  with: after,
})

/** Removes a fact from pages, both its term and its value. */
export const without = (term: string): readonly Change[] => [
  {
    in: /\/$/,
    // An explained term has a button and the explanation beside it.
    replace: new RegExp(
      `<div><dt>${term}(?: <button[^>]*></button> <span[^>]*>[^<]*</span>)?</dt>\\s*<dd>[^<]*</dd></div>`,
    ),
    with: "",
  },
  {
    in: /\.json$/,
    replace: new RegExp(
      `\\{"term":"${term}","value":"[^"]*"(?:,"meaning":"[^"]*")?\\},|,\\{"term":"${term}","value":"[^"]*"(?:,"meaning":"[^"]*")?\\}`,
    ),
    with: "",
  },
]

type MutantOptions = { readonly site?: MarketName; readonly scenarios?: string }

/** Replaces one place of a source file. */
export const inSource =
  (file: string) =>
  (
    rule: string,
    change: string,
    replace: string,
    text: string,
    { site = "se", scenarios }: MutantOptions = {},
  ): Mutant => ({ rule, change, site, ...(scenarios && { scenarios }), source: { file, replace, with: text } })

/**
 * Replaces what a module exports: `with` gets what it exports and returns what it exports instead. Its text is put into the
 * module, so it uses nothing from outside but globals.
 * @param load imports the module, as `() => import("../../../src/domain/money.ts")`; it is never called
 * @param of names the export, as `(money) => money.rounded`
 */
export const inModule =
  <Module>(load: () => Promise<Module>) =>
  <Exported>(
    rule: string,
    change: string,
    of: (module: Module) => Exported,
    replacement: (before: Exported) => NoInfer<Exported>,
    { site = "se", scenarios }: MutantOptions = {},
  ): Mutant => {
    const file = join("steps/strength/mutants", /import\("(.+?)"\)/.exec(String(load))?.[1] ?? "?")
    const name = /\.(\w+)$/.exec(String(of))?.[1] ?? "?"
    return { rule, change, site, ...(scenarios && { scenarios }), source: { file, name, with: String(replacement) } }
  }

export const gatsbyLink = "node_modules/gatsby/node_modules/gatsby-link/dist/index.modern.mjs"

/** Leaves each click on a link to the browser, in Gatsby's link and in its router's. */
export const wholeDocuments: readonly SourceChange[] = [
  { file: gatsbyLink, replace: "t.defaultPrevented||t.metaKey", with: "!0||t.metaKey" },
  {
    file: "node_modules/gatsby/node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs",
    replace: "!e.defaultPrevented&&0===e.button",
    with: "!1&&0===e.button",
  },
]

/** Replaces one place of a minified file, in which the minifier chooses the names of variables. */
export const changed =
  (file: RegExp) =>
  (
    rule: string,
    change: string,
    replace: string | RegExp,
    text: string,
    { site = "se", scenarios }: MutantOptions = {},
  ): Mutant => ({
    rule,
    change,
    site,
    ...(scenarios && { scenarios }),
    delivery: [{ in: file, replace, with: text, places: 1 }],
  })
