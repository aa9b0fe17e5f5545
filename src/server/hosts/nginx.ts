import { fileTypes, isText } from "../../published/file-types.ts"
import type { HostRules } from "../../published/host-rules.ts"
import { hiddenFiles, pathPattern, patternOf, type RuleOfPath, type Site, wholeRules } from "./rules.ts"

const quote = (text: string): string => `"${text.replace(/["\\]/g, "\\$&")}"`

const block = (name: string, lines: readonly string[]): string[] => [
  `${name} {`,
  ...lines.map((line) => `  ${line}`),
  "}",
]

/** `always` also adds the headers to responses other than files, such as redirects. */
const headerLines = ({ headers }: RuleOfPath): string[] =>
  Object.entries(headers).map(([key, value]) =>
    key === "content-type"
      ? `types {} default_type ${quote(value.replace(/;.*/, ""))};`
      : `add_header ${key} ${quote(value)} always;`,
  )

/** `^~` makes prefixes win over patterns: in the list of rules, those of whole folders come last and so win. */
const placeOf = (path: string): string => {
  if (!path.includes("*")) return `= ${path}`
  return path.endsWith("/*") ? `^~ ${path.slice(0, -1)}` : `~ ${quote(pathPattern(path))}`
}

/** Path that only nginx itself requests. */
const undecodable = "/undecodable-address"

/** Uses `rewrite`, which escapes the slug that it copies from the address; `return` does not. */
const redirectLines = ({ redirects }: HostRules, others: readonly string[]): string[] =>
  redirects.flatMap(({ from, to, status }) =>
    block(`location ~ ${quote(patternOf(from))}`, [
      ...others,
      `rewrite ${quote(patternOf(from))} ${quote(to.replace(":slug", "$1"))} ${status === 301 ? "permanent" : "redirect"};`,
    ]),
  )

/** For an address that cannot be decoded, nginx sets no `$uri`: the request line tells its language. */
const errorPageLines = ({ errorPages }: HostRules): string[] => {
  const [last, ...others] = errorPages.toReversed()
  return [
    `set $not_found ${last?.notFound ?? "/404.html"};`,
    ...others.flatMap(({ prefix, notFound }) => [
      `if ($uri ~ ${quote(`^${prefix}`)}) { set $not_found ${notFound}; }`,
      `if ($request ~ ${quote(`^[A-Z]+ ${prefix}`)}) { set $not_found ${notFound}; }`,
    ]),
    "error_page 404 $not_found;",
    "error_page 403 =404 $not_found;",
    `error_page 400 =404 ${undecodable};`,
    ...block(`location = ${undecodable}`, ["internal;", "rewrite ^ $not_found last;"]),
  ]
}

/**
 * The index of a folder comes here too, so that the rewrite asks what the visitor requested. Browsers read a backslash as a
 * slash, which could name another host.
 */
const pageFileLines = (headers: readonly string[]): string[] =>
  block(`location ~ ${quote("^[^\\\\]*/index\\.html$")}`, [
    ...headers,
    `if ($request_uri ~ ${quote("^[^?]*/index\\.html(?:\\?|$)")}) { rewrite ${quote("^(.*/)index\\.html$")} $1 permanent; }`,
  ])

/** Sends requests to our own server. */
const serviceLines = (service: string): string[] => [
  `proxy_pass http://${service};`,
  "proxy_set_header Host $host;",
  "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;",
]

/** Configuration that a server block of nginx includes after it sets `root` to the published folder. */
export const nginxConfig = ({ rules, service }: Site): string => {
  const [pages, ...others] = wholeRules(rules)
  const ofPages = pages ? headerLines(pages) : []
  const textTypes = [...new Set([...Object.values(fileTypes).filter(isText), "application/xml"])]
  const lines = [
    "# Written by the build. Include it in the server block of the site, after root (the published folder).",
    "index index.html;",
    "absolute_redirect off;",
    "server_tokens off;",
    ...block(
      "types",
      Object.entries(fileTypes).map(([ending, type]) => `${type} ${ending};`),
    ),
    "default_type application/octet-stream;",
    "charset utf-8;",
    // nginx always includes text/html itself.
    `charset_types ${textTypes.filter((type) => type !== "text/html").join(" ")};`,
    "gzip on;",
    "gzip_vary on;",
    `gzip_types ${textTypes.filter((type) => type !== "text/html").join(" ")};`,
    ...errorPageLines(rules),
    ...hiddenFiles.flatMap((file) => block(`location = ${file}`, ["return 404;"])),
    ...block("location ^~ /api/", serviceLines(service)),
    ...pageFileLines(ofPages),
    ...redirectLines(rules, ofPages),
    ...others
      .filter(({ path }) => !path.startsWith("/api/"))
      .flatMap((rule) => block(`location ${placeOf(rule.path)}`, headerLines(rule))),
    ...block("location /", [...ofPages, "try_files $uri $uri/ @repair;"]),
    // Our server knows the address that a changed link means.
    ...block("location @repair", [...serviceLines(service), "error_page 502 504 =404 $not_found;"]),
  ]
  return lines.map((line) => `${line}\n`).join("")
}
