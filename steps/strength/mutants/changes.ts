import type { Change } from "../mutant.ts"

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
  { in: /\/$/, replace: new RegExp(`<div><dt>${term}</dt>\\s*<dd>[^<]*</dd></div>`), with: "" },
  {
    in: /\.json$/,
    replace: new RegExp(`\\{"term":"${term}","value":"[^"]*"\\},|,\\{"term":"${term}","value":"[^"]*"\\}`),
    with: "",
  },
]
