import { hostRulesSchema } from "../../contracts/host-rules.ts"
import { parsePublished } from "../../contracts/parse.ts"
import type { HostRules } from "../../published/host-rules.ts"
import type { MarketName } from "../../spec/markets.ts"

/** File with the rules for this server, in the folder of the site. */
export const rulesName = "_rules.json"

/** Folder of the build's compressed copies of hashed files, outside the site so that no host publishes them. */
export const compressedFolder = (market: MarketName, dist = "dist"): string => `${dist}/.compressed/${market}`

/** Hosts read these files; visitors get 404. */
export const hostFiles: ReadonlySet<string> = new Set(["/_headers", "/_redirects", `/${rulesName}`])

/** Matches scripts and styles at the root of a site whose names contain a hash of their content. */
export const hashedName = /^\/[^/]+-[\da-f]{8}\.(?:js|css)$/

/**
 * Parses the rules that the build wrote.
 * @throws PlainError that names the invalid part
 */
export const readRules = (text: string): HostRules => parsePublished(hostRulesSchema, rulesName, text)

export type Redirect = { readonly to: string; readonly status: number }

/** Compiles patterns such as `/kohde/:slug`, which match with or without a trailing slash. */
export const redirectsOf = ({ redirects }: HostRules): ((path: string) => Redirect | undefined) => {
  const patterns = redirects.map(({ from, to, status }) => ({
    pattern: new RegExp(`^${from.split(":slug").map(RegExp.escape).join("([^/]+)")}/?$`),
    target: (slug = "") => to.replace(":slug", () => slug),
    status,
  }))
  return (path) => {
    for (const { pattern, target, status } of patterns) {
      const match = pattern.exec(path)
      if (match) return { to: target(match[1]), status }
    }
    return undefined
  }
}
