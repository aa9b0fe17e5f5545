/** @jest-environment node */

import type { HostRules } from "../published/host-rules.ts"
import { hostFiles } from "./host-files.ts"

const header = (key: string, value: string) => ({ key, value })
const rules: HostRules = {
  headers: [
    { path: "/*", headers: [header("x-frame-options", "DENY"), header("cache-control", "public, max-age=0")] },
    { path: "/media/*", headers: [header("cache-control", "public, max-age=31536000, immutable")] },
  ],
  redirects: [
    { from: "/kohde/:slug", to: "/fi/kohde/:slug/", status: 301 },
    { from: "/property/:slug", to: "/en/property/:slug/", status: 302 },
  ],
  errorPages: [
    { prefix: "/fi/", notFound: "/fi/404.html", serverError: "/fi/500.html" },
    { prefix: "/", notFound: "/404.html", serverError: "/500.html" },
  ],
}

test("a rule removes the value of an earlier one before it sets its own", () => {
  expect(hostFiles(rules)._headers).toBe(
    [
      "/*",
      "  x-frame-options: DENY",
      "  cache-control: public, max-age=0",
      "/media/*",
      "  ! cache-control",
      "  cache-control: public, max-age=31536000, immutable",
      "",
    ].join("\n"),
  )
})

test("redirects, the functions and the not-found page of each language exist, and nothing for visitors who request the rules", () => {
  expect(hostFiles(rules)._redirects).toBe(
    [
      "/_headers /404.html 404!",
      "/_redirects /404.html 404!",
      "/_rules.json /404.html 404!",
      "/_rules.json /_rules/ 302",
      "/api/* /.netlify/functions/:splat 200",
      "/kohde/:slug /fi/kohde/:slug/ 301",
      "/kohde/:slug/ /fi/kohde/:slug/ 301",
      "/property/:slug /en/property/:slug/ 302",
      "/property/:slug/ /en/property/:slug/ 302",
      "/fi/* /fi/404.html 404",
      "/* /404.html 404",
      "",
    ].join("\n"),
  )
})

test("rules that hosts would ignore silently stop the build", () => {
  const long = { path: "/*", headers: [header("content-security-policy", "a".repeat(2000))] }
  expect(() => hostFiles({ ...rules, headers: [long] })).toThrow(
    "_headers has a line of 2027 characters, and hosts take 2000: shorten content-security-policy in src/publish/headers.ts",
  )
  const former = Array.from({ length: 1001 }, (_, n) => ({ from: `/objekt/${n}`, to: "/objekt/a/", status: 301 }))
  expect(() => hostFiles({ ...rules, redirects: former })).toThrow(
    "_redirects has 2002 redirects of former addresses, and hosts take 2000: remove the oldest formerIds from the records of homes",
  )
  const many = Array.from({ length: 101 }, (_, n) => ({ path: `/${n}`, headers: [] }))
  expect(() => hostFiles({ ...rules, headers: many })).toThrow(
    "_headers has 101 rules, and hosts take 100: join some in src/publish/headers.ts",
  )
})
