import { headersOf } from "../../domain/host-rules.ts"
import type { HostRules } from "../../published/host-rules.ts"

/** `service` is the address of our own server, to which the proxy passes requests to `/api/`. */
export type Site = { readonly rules: HostRules; readonly service: string }

export type RuleOfPath = { readonly path: string; readonly headers: Readonly<Record<string, string>> }

/** Merges the headers of each path that has a rule, for servers that apply one only; the first is for all others. */
export const wholeRules = ({ headers }: HostRules): RuleOfPath[] =>
  [...new Set(headers.map(({ path }) => path))].map((path) => ({
    path,
    headers: headersOf(headers, path.replace("*", "-")),
  }))

/** Hosts read these files; visitors get 404. */
export const hiddenFiles = ["/_headers", "/_redirects", "/_rules.json"] as const

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")

/** Pattern for a path such as `/kohde/:slug`, with or without a trailing slash. */
export const patternOf = (from: string): string => `^${escapeRegExp(from).replace(":slug", "([^/]+)")}/?$`

/** Pattern for a path in which `*` matches anything, slashes too. */
export const pathPattern = (path: string): string => `^${path.split("*").map(escapeRegExp).join(".*")}$`
