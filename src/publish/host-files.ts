import type { HostRules } from "../published/host-rules.ts"

/** Limits of Cloudflare Pages, which silently ignores what exceeds them. */
const limits = { rules: 100, line: 2000, redirects: 2000 } as const

const checkLimits = (headers: HostRules["headers"], text: string): void => {
  if (headers.length > limits.rules)
    throw new Error(
      `_headers has ${headers.length} rules, and hosts take ${limits.rules}: join some in src/publish/headers.ts`,
    )
  const long = text.split("\n").find((line) => line.length > limits.line)
  if (long)
    throw new Error(
      `_headers has a line of ${long.length} characters, and hosts take ${limits.line}: shorten ${long.trim().split(":")[0]} in src/publish/headers.ts`,
    )
}

/**
 * Header rules in the format of Netlify and Cloudflare Pages. Cloudflare joins values of all matching rules,
 * so each rule first detaches its headers (`! name`), which Netlify ignores.
 */
const headersFile = (headers: HostRules["headers"]): string => {
  const [first, ...rest] = headers.map((rule) => ({
    path: rule.path,
    detached: rule.headers.map(({ key }) => `  ! ${key}`),
    set: rule.headers.map(({ key, value }) => `  ${key}: ${value}`),
  }))
  const lines = [
    ...(first ? [first.path, ...first.set] : []),
    ...rest.flatMap(({ path, detached, set }) => [path, ...detached, ...set]),
  ]
  const text = lines.map((line) => `${line}\n`).join("")
  checkLimits(headers, text)
  return text
}

/** Hides the rule files from visitors: Cloudflare hides the first two itself and reads only the last line. */
const hiddenFileRules = [
  ...["/_headers", "/_redirects", "/_rules.json"].map((file) => `${file} /404.html 404!\n`),
  "/_rules.json /_rules/ 302\n",
]

/**
 * Sends /api/ to Netlify's functions, because Gatsby would read a `config` export in them as a page's; Cloudflare tries
 * its own functions first.
 */
const functionsRule = "/api/* /.netlify/functions/:splat 200\n"

/** Netlify takes more; redirects with a placeholder have another limit. */
const checkRedirects = (redirects: HostRules["redirects"]): void => {
  const count = 2 * redirects.filter(({ from }) => !from.includes(":")).length
  if (count > limits.redirects)
    throw new Error(
      `_redirects has ${count} redirects of former addresses, and hosts take ${limits.redirects}: remove the oldest formerIds from the records of homes`,
    )
}

/** The rules in the files that hosts read from the published folder. */
export const hostFiles = ({ headers, redirects, errorPages }: HostRules): { _headers: string; _redirects: string } => {
  checkRedirects(redirects)
  return {
    _headers: headersFile(headers),
    _redirects: [
      ...hiddenFileRules,
      functionsRule,
      // Cloudflare treats the path with a trailing slash as another path.
      ...redirects.flatMap(({ from, to, status }) => [`${from} ${to} ${status}\n`, `${from}/ ${to} ${status}\n`]),
      // For Netlify; Cloudflare finds the nearest 404.html itself.
      ...errorPages.map(({ prefix, notFound }) => `${prefix}* ${notFound} 404\n`),
    ].join(""),
  }
}
