import type { HostRules } from "./adapter.ts"

/** What Cloudflare Pages takes of a file; it leaves the rest out without a word. */
const limits = { rules: 100, line: 2000 } as const

const checkLimits = (headers: HostRules["headers"], text: string): void => {
  if (headers.length > limits.rules)
    throw new Error(
      `_headers has ${headers.length} rules, and hosts take ${limits.rules}: join some in src/build/headers.ts`,
    )
  const long = text.split("\n").find((line) => line.length > limits.line)
  if (long)
    throw new Error(
      `_headers has a line of ${long.length} characters, and hosts take ${limits.line}: shorten ${long.trim().split(":")[0]} in src/build/headers.ts`,
    )
}

/**
 * The header rules as Netlify and Cloudflare Pages read them. Cloudflare joins the values of all rules for a path, so each rule
 * detaches (`! name`) what it sets itself; for Netlify, where the later rule wins, that line has no meaning.
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

/** Not for visitors. Cloudflare knows the first two by itself, and of these lines takes the last alone. */
const hidden = [
  ...["/_headers", "/_redirects", "/_rules.json"].map((file) => `${file} /404.html 404!\n`),
  "/_rules.json /_rules/ 302\n",
]

/** Where Netlify has its functions. Said here, as a `config` of theirs would be one of a page's for Gatsby; Cloudflare asks its own first. */
const functions = "/api/* /.netlify/functions/:splat 200\n"

/** The same rules as hosts read them from the published folder. */
export const hostFiles = ({ headers, redirects, errorPages }: HostRules): { _headers: string; _redirects: string } => ({
  _headers: headersFile(headers),
  _redirects: [
    ...hidden,
    functions,
    // With the last slash it is another address for Cloudflare.
    ...redirects.flatMap(({ from, to, status }) => [`${from} ${to} ${status}\n`, `${from}/ ${to} ${status}\n`]),
    // Cloudflare looks for the nearest 404.html by itself.
    ...errorPages.map(({ prefix, notFound }) => `${prefix}* ${notFound} 404\n`),
  ].join(""),
})
