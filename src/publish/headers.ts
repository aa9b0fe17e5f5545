import { articlesPolicy, cspReportsPath } from "../published/content-policy.ts"
import type { Header, HeaderRule } from "../published/host-rules.ts"
import { type TrackerIds, type TrackerName, trackerHosts, trackerScripts } from "../spec/trackers.ts"

const cacheControl = (value: string): Header => ({ key: "cache-control", value })

/** For files that keep their name when their content changes. */
const alwaysRevalidate = cacheControl("public, max-age=0, must-revalidate")

/** For files with a hash of their content in their name. */
const cacheForAYear = cacheControl("public, max-age=31536000, immutable")

/** Features that OWASP's Secure Headers Project disables, limited to those that browsers know and no page uses. */
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
 * OWASP's HTTP Headers Cheat Sheet, without COEP: no page needs shared memory, and trackers' pictures would need CORP.
 * HSTS lasts two years without `preload`: removal from browsers' lists takes months, so the domain's owner decides.
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

const reportGroup = "csp"

const reporting: Header = { key: "reporting-endpoints", value: `${reportGroup}="${cspReportsPath}"` }

const sources = (directive: string, ...hosts: readonly string[]): string =>
  [`${directive} 'self'`, ...new Set(hosts)].join(" ")

/**
 * Policy of all pages: scripts from the site, inline scripts by hash, and scripts of the market's trackers.
 * It has no `upgrade-insecure-requests`, which makes Safari load the files of http://localhost by https.
 * @param scriptHashes of the inline scripts, as `sha256-…`
 */
const contentSecurityPolicy = (scriptHashes: readonly string[], trackers: TrackerIds): Header => {
  const sortedTrackers = (Object.entries(trackers) as [TrackerName, string][]).sort(([a], [b]) => (a < b ? -1 : 1))
  const scripts = sortedTrackers.flatMap(([name, id]) => trackerScripts[name](id))
  const hosts = sortedTrackers.map(([name]) => trackerHosts[name])
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
      `report-to ${reportGroup}`,
      // Firefox and Safari read this one.
      `report-uri ${cspReportsPath}`,
    ].join("; "),
  }
}

/**
 * Policy of files that are not pages: nothing in them runs, SVG keeps its styles, and Chromium's view of XML its arrows.
 * It also replaces the policy of pages, which is as long as a small script.
 */
const filePolicy: Header = {
  key: "content-security-policy",
  value: "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'",
}

/** Policy of media: browsers show a PDF as an object in a page of their own. */
const mediaPolicy: Header = { ...filePolicy, value: `${filePolicy.value}; object-src 'self'` }

/** Headers of service responses on hosts whose header rules apply to files only. */
export const apiHeaders: Readonly<Record<string, string>> = Object.fromEntries(
  [...security, filePolicy].map(({ key, value }) => [key, value]),
)

/**
 * Header rules of a whole site.
 * @param unhashedScripts paths of scripts and styles without a hash in their name
 * @param feeds paths of Atom feeds, which hosts would send as plain XML
 * @param trackers services whose scripts may run after consent
 */
export const headerRules = (
  scriptHashes: readonly string[],
  unhashedScripts: readonly string[],
  feeds: readonly string[],
  trackers: TrackerIds,
): HeaderRule[] => {
  const pagePolicy = contentSecurityPolicy(scriptHashes, trackers)
  return [
    { path: "/*", headers: [alwaysRevalidate, ...security, pagePolicy, reporting] },
    // One rule for each hashed file would exceed the limits of hosts.
    ...["/*.js", "/*.css", "/*.LICENSE.txt"].map((path) => ({ path, headers: [cacheForAYear, filePolicy] })),
    ...unhashedScripts.map((path) => ({ path, headers: [alwaysRevalidate, pagePolicy] })),
    // A cached worker could not be withdrawn; it may fetch what pages may fetch.
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
      headers: [{ key: "content-type", value: "application/xml; charset=utf-8" }, filePolicy],
    })),
    // Browsers ask for the second beside what has no page, such as a PDF.
    ...["/icons/*", "/favicon.ico"].map((path) => ({
      path,
      headers: [cacheControl("public, max-age=86400"), filePolicy],
    })),
    { path: "/media/*", headers: [cacheForAYear, mediaPolicy] },
    // A search engine would show an invented report without the page that says so.
    { path: "/media/documents/*", headers: [{ key: "x-robots-tag", value: "noindex" }] },
    // Files that styles and components import; all names have a hash.
    { path: "/static/*", headers: [cacheForAYear, filePolicy] },
  ]
}
