/** @jest-environment node */
import { headersOf, ruleMatches } from "./host-rules.ts"

test.each([
  ["/sw.js", "/sw.js", true],
  ["/sw.js", "/a/sw.js", false],
  ["/media/*", "/media/a/b.jpg", true],
  ["/media/*", "/media", false],
  ["/*", "/", true],
  ["/*.js", "/app-1a2b3c4d.js", true],
  ["/*.js", "/a/b.js", true],
  ["/*.js", "/app.json", false],
  ["/*.js", ".js", false],
  ["/a*a", "/a", false],
])("the rule %s for %s: %s", (rule, path, matches) => {
  expect(ruleMatches(rule, path)).toBe(matches)
})

test("of two rules for one header the later wins", () => {
  const rules = [
    {
      path: "/*",
      headers: [
        { key: "cache-control", value: "no-cache" },
        { key: "x-frame-options", value: "DENY" },
      ],
    },
    { path: "/*.js", headers: [{ key: "cache-control", value: "immutable" }] },
  ]
  expect(headersOf(rules, "/a.js")).toEqual({ "cache-control": "immutable", "x-frame-options": "DENY" })
  expect(headersOf(rules, "/a/")).toEqual({ "cache-control": "no-cache", "x-frame-options": "DENY" })
})
