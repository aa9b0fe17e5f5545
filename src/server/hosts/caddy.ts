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
  errorPages.flatMap(({ prefix, notFound }) => block(`handle ${prefix}*`, [`rewrite * ${notFound}`, "file_server"]))

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
      ...typeLines,
      ...headers.flatMap(headerLines),
      ...redirectLines(rules),
      ...hiddenFiles.map((file) => `error ${file} 404`),
      // Caddy's own redirect to the trailing slash drops the query.
      ...block("@folder", ["not path */", "file {path}/index.html"]),
      ...block("route @folder", ["rewrite * {path}/", "redir * {uri} 301"]),
      "file_server",
    ]),
    // Replaces the headers and the content type that the rules set for the missing file.
    ...block("handle_errors", [
      ...headers.slice(0, 1).flatMap(headerLines),
      'header content-type "text/html; charset=utf-8"',
      "@missing expression {err.status_code} == 404",
      ...block("handle @missing", errorPageLines(rules)),
    ]),
  ]
  return lines.map((line) => `${line}\n`).join("")
}
