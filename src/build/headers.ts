import { articlesPolicy, cspReportsPath } from "../spec/content-policy.ts"
import { type TrackerIds, type TrackerName, trackerHosts, trackerScripts } from "../spec/trackers.ts"

type Header = { readonly key: string; readonly value: string }

/** Headers of one path; one `*` stands for anything. Of two rules for one header the later wins. */
export type HeaderRule = { readonly path: string; readonly headers: readonly Header[] }

const cacheControl = (value: string): Header => ({ key: "cache-control", value })

/** For what keeps its name when its content changes. */
const revalidated = cacheControl("public, max-age=0, must-revalidate")

/** For files whose names hold a hash of their content. */
const forAYear = cacheControl("public, max-age=31536000, immutable")

/** What OWASP's Secure Headers Project would have forbidden, as far as browsers know it and no page uses it. */
const unusedFeatures = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "gamepad",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "keyboard-map",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "sync-xhr",
  "usb",
  "window-management",
  "xr-spatial-tracking",
]

/**
 * The list of OWASP's HTTP Headers Cheat Sheet. HSTS holds for two years and is not for browsers' preload lists: from those a domain comes off only
 * after months, so whoever owns it decides and enters it. No Cross-Origin-Embedder-Policy: nothing here needs shared memory, and trackers' pictures
 * would need a header of their own.
 */
const security: readonly Header[] = [
  { key: "strict-transport-security", value: "max-age=63072000; includeSubDomains" },
  { key: "x-content-type-options", value: "nosniff" },
  { key: "x-frame-options", value: "DENY" },
  { key: "x-xss-protection", value: "0" },
  { key: "referrer-policy", value: "strict-origin-when-cross-origin" },
  { key: "permissions-policy", value: unusedFeatures.map((feature) => `${feature}=()`).join(",") },
  { key: "cross-origin-opener-policy", value: "same-origin" },
  { key: "cross-origin-resource-policy", value: "same-origin" },
]

const reportsTo = "csp"

const reporting: Header = { key: "reporting-endpoints", value: `${reportsTo}="${cspReportsPath}"` }

const sources = (directive: string, ...hosts: readonly string[]): string =>
  [`${directive} 'self'`, ...new Set(hosts)].join(" ")

/**
 * The policy of every page. Scripts run from the site itself, inline with a known hash, or from the services that the site
 * names; styles are inlined by Gatsby. Not upgraded to https is what a page asks for: pages name nothing by http, and Safari would ask for
 * the files of http://localhost in vain.
 * @param scriptHashes of the inline scripts, as `sha256-…`
 */
const contentSecurityPolicy = (scriptHashes: readonly string[], trackers: TrackerIds): Header => {
  const named = (Object.entries(trackers) as [TrackerName, string][]).sort(([a], [b]) => (a < b ? -1 : 1))
  const scripts = named.flatMap(([name, id]) => trackerScripts[name](id))
  const hosts = named.map(([name]) => trackerHosts[name])
  return {
    key: "content-security-policy",
    value: [
      "default-src 'self'",
      sources("script-src", ...scriptHashes.map((hash) => `'${hash}'`), ...scripts),
      "style-src 'self' 'unsafe-inline'",
      sources("img-src", "data:", ...hosts.flatMap(({ image }) => image)),
      sources("connect-src", ...hosts.flatMap(({ connect }) => connect)),
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      `trusted-types default ${articlesPolicy}`,
      `report-to ${reportsTo}`,
      // Firefox and Safari.
      `report-uri ${cspReportsPath}`,
    ].join("; "),
  }
}

/**
 * The policy of a file that is no page: opened by itself, nothing in it runs, and a drawing keeps its styles. It also spares
 * each file the policy of the pages, which is as long as a small script.
 */
const filePolicy: Header = {
  key: "content-security-policy",
  value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

/** Of what services answer, where they are functions of a host whose rules are for files alone. */
export const apiHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  [...security, filePolicy].map(({ key, value }) => [key, value]),
)

/**
 * Headers of a whole site.
 * @param unhashedScripts paths of scripts and styles that keep their names
 * @param feeds paths of Atom feeds, which hosts would send as any XML
 * @param trackers services whose scripts may run once a visitor has agreed to them
 */
export const headerRules = (
  scriptHashes: readonly string[],
  unhashedScripts: readonly string[],
  feeds: readonly string[],
  trackers: TrackerIds,
): HeaderRule[] => {
  const pagePolicy = contentSecurityPolicy(scriptHashes, trackers)
  return [
    { path: "/*", headers: [revalidated, ...security, pagePolicy, reporting] },
    // A rule for each hashed file would be more of them than hosts take.
    ...["/*.js", "/*.css", "/*.LICENSE.txt"].map((path) => ({ path, headers: [forAYear, filePolicy] })),
    ...unhashedScripts.map((path) => ({ path, headers: [revalidated, pagePolicy] })),
    // A worker that somebody kept could not be taken back. It fetches what pages may fetch.
    { path: "/sw.js", headers: [cacheControl("no-cache"), pagePolicy] },
    { path: "/page-data/*", headers: [filePolicy] },
    { path: "/slice-data/*", headers: [filePolicy] },
    { path: "/homes/*", headers: [filePolicy] },
    { path: "/search/*", headers: [filePolicy] },
    { path: "/contact/*", headers: [filePolicy] },
    { path: "/api/*", headers: [filePolicy] },
    { path: "/viewings/*", headers: [{ key: "content-type", value: "text/calendar; charset=utf-8" }, filePolicy] },
    ...feeds.map((path) => ({
      path,
      headers: [{ key: "content-type", value: "application/atom+xml; charset=utf-8" }, filePolicy],
    })),
    { path: "/icons/*", headers: [cacheControl("public, max-age=86400"), filePolicy] },
    { path: "/media/*", headers: [forAYear, filePolicy] },
    // What styles and components import: names with a hash, all of them.
    { path: "/static/*", headers: [forAYear, filePolicy] },
  ]
}
