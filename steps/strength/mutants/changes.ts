import { templateChunks } from "../../../src/spec/chunks.ts"
import type { MarketName } from "../../../src/spec/markets.ts"
import type { Change, Mutant } from "../mutant.ts"

/** Pages and the data that they are made of: what a page says stands in both, and a changed source changes both. */
export const pages = /\/$|\.html$|\.json$/

export const scripts = /\.js$/

/** The paths that are exactly these. */
export const at = (...paths: string[]): RegExp =>
  new RegExp(`^(?:${paths.map((path) => path.replace(/[.?*+()]/g, "\\$&")).join("|")})$`)

/** A page, by its path, with its data. */
export const page = (path: string): RegExp => at(path, `/page-data${path === "/" ? "/index/" : path}page-data.json`)

/** Something else than before, in what pages say. */
export const says = (before: string | RegExp, after: string, where = pages): Change => ({
  in: where,
  replace: before,
  with: after,
})

/** A fact that pages no longer state: its term and its value are gone. */
export const without = (term: string): readonly Change[] => [
  {
    in: /\/$/,
    // A term that opens its meaning is a button, with the meaning beside it.
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

/** The script of every page: Gatsby's runtime and the site's own. */
export const app = /^\/app-[0-9a-f]+\.js$/

type More = { readonly site?: MarketName; readonly scenarios?: string }

/** A change to one place of a file. Names of variables are the minifier's. */
export const changed =
  (file: RegExp) =>
  (
    rule: string,
    change: string,
    replace: string | RegExp,
    text: string,
    { site = "se", scenarios }: More = {},
  ): Mutant => ({
    rule,
    change,
    site,
    ...(scenarios && { scenarios }),
    delivery: [{ in: file, replace, with: text, places: 1 }],
  })

export const inApp = changed(app)

/** The script of one kind of page. */
export const inTemplate = (template: string) =>
  changed(new RegExp(`^/${templateChunks}src-templates-${template}-tsx-[0-9a-f]+\\.js$`))

/** Inline scripts are changed too: the policy, which names them by their hashes, must let them run all the same. */
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
