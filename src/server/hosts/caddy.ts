import { fileTypes, isText } from "../../published/file-types.ts"
import type { HostRules } from "../../published/host-rules.ts"
import { hiddenFiles, patternOf, type Site } from "./rules.ts"

const quote = (text: string): string => `"${text.replaceAll('"', '\\"')}"`

const block = (name: string, lines: readonly string[]): string[] => [
  `${name} {`,
  ...lines.map((line) => `\t${line}`),
  "}",
]

/** In Caddy a trailing `*` matches slashes too, but a leading one does so only without a slash before it (`*.js`). */
const headerLines = ({ path, headers }: HostRules["headers"][number], index: number): string[] => [
  `@rule${index} path ${path.replace(/^\/\*(?=.)/, "*")}`,
  ...block(
    `header @rule${index}`,
    headers.map(({ key, value }) => `${key} ${quote(value)}`),
  ),
]

const typeLines = Object.entries(fileTypes).flatMap(([ending, type]) => [
  `@${ending} path *.${ending}`,
  `header @${ending} content-type ${quote(isText(type) ? `${type}; charset=utf-8` : type)}`,
])

/** Rewrites the address before the redirect, so that the slug stays escaped and the query is kept. */
const redirectLines = ({ redirects }: HostRules): string[] =>
  redirects.flatMap(({ from, to, status }, index) => [
    `@short${index} path_regexp short${index} \`${patternOf(from)}\``,
    ...block(`route @short${index}`, [
      `rewrite * ${to.replace(":slug", `{re.short${index}.1}`)}`,
      `redir * {uri} ${status}`,
    ]),
  ])

const errorPageLines = ({ errorPages }: HostRules): string[] =>
  errorPages.flatMap(({ prefix, notFound }) =>
    block(`handle ${prefix}*`, [`rewrite * ${notFound}`, ...block("file_server", ["status 404"])]),
  )

/** Matches addresses that are neither files nor short: our server knows which page a changed link means. */
const unknownLines = ({ redirects }: HostRules): string[] =>
  block("@unknown", [
    "not file {path} {path}/index.html",
    ...redirects.map(({ from }) => `not path_regexp \`${patternOf(from)}\``),
  ])

/**
 * Redirects the file of a page to the page, and a page to its trailing slash, which Caddy's own redirect does without the query.
 * Patterns match the path without doubled slashes and dot segments, so that no redirect names another host.
 */
const pageLines = [
  "@file path_regexp file `^(.*/)index\\.html$`",
  ...block("route @file", ["rewrite * {re.file.1}", "redir * {uri} 301"]),
  ...block("@folder", ["path_regexp folder `^(.*[^/])$`", "file {path}/index.html"]),
  ...block("route @folder", ["rewrite * {re.folder.1}/", "redir * {uri} 301"]),
]

/** Configuration that a site block of Caddy imports after it sets `root` to the published folder. */
export const caddyConfig = ({ rules, service }: Site): string => {
  const headers = rules.headers.filter(({ path }) => !path.startsWith("/api/"))
  const lines = [
    "# Written by the build. Import it in the block of the site, after root (the published folder).",
    "encode gzip",
    ...block("route", [
      `reverse_proxy /api/* ${service}`,
      "@sent not method GET HEAD",
      "error @sent 405",
      ...unknownLines(rules),
      `reverse_proxy @unknown ${service}`,
      ...typeLines,
      ...headers.flatMap(headerLines),
      ...redirectLines(rules),
      ...hiddenFiles.map((file) => `error ${file} 404`),
      ...pageLines,
      "file_server",
    ]),
    // Replaces the headers and the content type that the rules set for the missing file.
    ...block("handle_errors", [
      ...headers.slice(0, 1).flatMap(headerLines),
      'header content-type "text/html; charset=utf-8"',
      ...block("@missing", ["not path /api/*", "expression {err.status_code} in [404, 500, 502]"]),
      ...block("handle @missing", errorPageLines(rules)),
    ]),
  ]
  return lines.map((line) => `${line}\n`).join("")
}
