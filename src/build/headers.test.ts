/** @jest-environment node */
import { headerRules } from "./headers.ts"

const policy = (trackers: Parameters<typeof headerRules>[3]) =>
  headerRules(["sha256-abc="], [], [], trackers)[0]?.headers.find(({ key }) => key === "content-security-policy")?.value

test("a site without trackers lets nobody else's script run, and reports to nobody", () => {
  expect(policy({})).toContain("script-src 'self' 'sha256-abc='; ")
  expect(policy({})).toContain("img-src 'self' data:; connect-src 'self'; ")
})

test("a tracker lets through the hosts that it needs, and no others", () => {
  const withMeta = policy({ meta: "1" })
  expect(withMeta).toContain("script-src 'self' 'sha256-abc=' https://connect.facebook.net; ")
  expect(withMeta).toContain(
    "img-src 'self' data: https://www.facebook.com; connect-src 'self' https://www.facebook.com; ",
  )
})

test.each(["/page-data/*", "/slice-data/*", "/icons/*", "/media/*", "/static/*", "/app-1a2b.js", "/feed.xml"])(
  "%s, which holds no pages, lets nothing run",
  (path) => {
    const rule = headerRules([], ["/app-1a2b.js"], ["/feed.xml"], { meta: "1" }).find(
      (candidate) => candidate.path === path,
    )
    expect(rule?.headers.find(({ key }) => key === "content-security-policy")?.value).toMatch(/^default-src 'none'; /)
  },
)

test("the service worker keeps the policy of the pages, by which it may fetch them", () => {
  const rules = headerRules([], [], [], {}).filter(({ path }) => path === "/sw.js" || path === "/*")
  expect(rules.flatMap(({ headers }) => headers).filter(({ key }) => key === "content-security-policy")).toHaveLength(1)
})
