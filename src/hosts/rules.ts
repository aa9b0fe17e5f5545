import type { HostRules } from "../build/adapter.ts"
import { headersOf } from "../domain/host-rules.ts"

/** What may run as a proxy's own service, beside the files: our own server, where its answers are not files. */
export type Site = { readonly rules: HostRules; readonly service: string }

export type RuleOfPath = { readonly path: string; readonly headers: Readonly<Record<string, string>> }

/** All headers of each path that has a rule, for servers that apply one rule to a path. The first is for all other paths. */
export const wholeRules = ({ headers }: HostRules): RuleOfPath[] =>
  [...new Set(headers.map(({ path }) => path))].map((path) => ({
    path,
    headers: headersOf(headers, path.replace("*", "-")),
  }))

/** Read by hosts, not by visitors. */
export const hiddenFiles = ["/_headers", "/_redirects", "/_rules.json"] as const

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** `/kohde/:slug` as a pattern that takes the path with and without a slash at its end. */
export const patternOf = (from: string): string => `^${escaped(from).replace(":slug", "([^/]+)")}/?$`

/** Of a path with one `*` in it. */
export const pathPattern = (path: string): string => `^${path.split("*").map(escaped).join(".*")}$`
