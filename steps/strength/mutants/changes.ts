import { templateChunks } from "../../../src/published/chunks.ts"
import type { MarketName } from "../../../src/spec/markets.ts"
import type { Change, Mutant } from "../mutant.ts"

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
    // A term with an explanation is a button with the explanation beside it.
    replace: new RegExp(
      `<div><dt>(?:<button[^>]*>)?${term}(?:</button><span[^>]*>[^<]*</span>)?</dt>\\s*<dd>[^<]*</dd></div>`,
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

/** The script of every page, with Gatsby's runtime and the site's own code. */
export const app = /^\/app-[0-9a-f]+\.js$/

type MutantOptions = { readonly site?: MarketName; readonly scenarios?: string }

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

export const inApp = changed(app)

/** The script of one page template. */
export const scriptOf = (template: string): RegExp =>
  new RegExp(`^/${templateChunks}src-templates-${template}-tsx-[0-9a-f]+\\.js$`)

export const inTemplate = (template: string) => changed(scriptOf(template))

/** Allows changed inline scripts, which the hashes in the security policy would block. */
const inline: Change = {
  in: /\/$/,
  header: "content-security-policy",
  replace: /script-src [^;]*/,
  with: "script-src 'self' 'unsafe-inline'",
}

export const inPages = (
  rule: string,
  change: string,
  replace: string | RegExp,
  text: string,
  scenarios: string,
  site: MarketName = "se",
): Mutant => ({
  rule,
  change,
  site,
  scenarios,
  delivery: [inline, { in: /\/$/, replace, with: text, places: 1 }],
})
