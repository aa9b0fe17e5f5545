/** @jest-environment node */
import { headersOf } from "../domain/host-rules.ts"
import { headerRules } from "./headers.ts"

const policy = (trackers: Parameters<typeof headerRules>[3]) =>
  headerRules(["sha256-abc="], [], [], trackers)[0]?.headers.find(({ key }) => key === "content-security-policy")?.value

test("a site without trackers allows no script of others, and reports to nobody", () => {
  expect(policy({})).toContain("script-src 'self' 'sha256-abc='; ")
  expect(policy({})).toContain("img-src 'self' data:; connect-src 'self'; ")
})

test("a tracker allows the hosts that it needs, and no others", () => {
  const withMeta = policy({ meta: "1" })
  expect(withMeta).toContain(
    "script-src 'self' 'sha256-abc=' https://connect.facebook.net/en_US/fbevents.js https://connect.facebook.net/signals/; ",
  )
  expect(withMeta).toContain(
    "img-src 'self' data: https://www.facebook.com; connect-src 'self' https://www.facebook.com; ",
  )
})

test.each(["/page-data/*", "/slice-data/*", "/icons/*", "/media/*", "/static/*", "/*.js", "/*.css", "/feed.xml"])(
  "%s, which has no pages, allows no scripts",
  (path) => {
    const rule = headerRules([], ["/offline.js"], ["/feed.xml"], { meta: "1" }).find(
      (candidate) => candidate.path === path,
    )
    expect(rule?.headers.find(({ key }) => key === "content-security-policy")?.value).toMatch(/^default-src 'none'; /)
  },
)

const rules = headerRules(["sha256-abc="], ["/offline.js", "/sw.js"], ["/feed.xml"], {})

test.each([
  ["/", "public, max-age=0, must-revalidate"],
  ["/objekt/kvistgatan-12/", "public, max-age=0, must-revalidate"],
  ["/app-1a2b3c4d.js", "public, max-age=31536000, immutable"],
  ["/styles-1a2b3c4d.css", "public, max-age=31536000, immutable"],
  ["/framework-1a2b3c4d.js.LICENSE.txt", "public, max-age=31536000, immutable"],
  ["/media/a.1a2b3c4d-400.avif", "public, max-age=31536000, immutable"],
  ["/media/documents/stadgar-1a2b3c4d5e.pdf", "public, max-age=31536000, immutable"],
  ["/static/letters.woff2", "public, max-age=31536000, immutable"],
  ["/offline.js", "public, max-age=0, must-revalidate"],
  ["/sw.js", "no-cache"],
  ["/page-data/index/page-data.json", "public, max-age=0, must-revalidate"],
  ["/robots.txt", "public, max-age=0, must-revalidate"],
  ["/icons/icon.svg", "public, max-age=86400"],
])("%s is cached as: %s", (path, value) => {
  expect(headersOf(rules, path)["cache-control"]).toBe(value)
})

test.each([
  ["/media/documents/stadgar-1a2b3c4d5e.pdf", "noindex"],
  ["/media/a.1a2b3c4d-400.avif", undefined],
  ["/objekt/kvistgatan-12/", undefined],
])("search engines are told of %s: %s", (path, value) => {
  expect(headersOf(rules, path)["x-robots-tag"]).toBe(value)
})

test("the service worker has the policy of the pages, by which it may fetch them", () => {
  expect(headersOf(rules, "/sw.js")["content-security-policy"]).toContain("script-src 'self' 'sha256-abc='; ")
})

test("a policy is shorter than the line of 2000 characters that a host may read", () => {
  const all = {
    google: "G-ABC1234567",
    meta: "123456789012345",
    pinterest: "2612345678901",
    taboola: "1234567",
    outbrain: "00",
  }
  expect(policy(all)?.length).toBeLessThan(1700)
})
