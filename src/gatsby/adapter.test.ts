/** @jest-environment node */
import { markets } from "../spec/markets.ts"
import { errorPageRules, scriptHashesIn, unhashedNames } from "./adapter.ts"

// Hashes are made with: printf %s 'const a = 1' | openssl dgst -sha256 -binary | base64
const hashOfConst = "sha256-bsgYqn8nzb9jJCr1BljGBHV2jMZzIr1MY6GE2YeQhnQ="
const hashOfAlert = "sha256-rP5byD8sye7e0RsJ3rjFscv+LjSSiwckp1UwZDe+ams="

describe("the hashes of inline scripts", () => {
  test("are those of the script's exact text", () => {
    expect(scriptHashesIn(["<head><script>const a = 1</script></head>"])).toEqual([hashOfConst])
  })

  test("appear once for equal scripts, of one page or of two, and sorted", () => {
    const pages = [
      '<script>alert("x")</script><script>const a = 1</script>',
      '<script id="b" type="module">const a = 1</script><script>alert("x")</script>',
    ]
    expect(scriptHashesIn(pages)).toEqual([hashOfConst, hashOfAlert])
  })

  test("differ for scripts that differ by a space", () => {
    expect(scriptHashesIn(["<script>const a = 1</script>", "<script> const a = 1</script>"])).toHaveLength(2)
  })

  test("leave out scripts from files and structured data", () => {
    const page = [
      '<script src="/app.js"></script>',
      '<script async="" id="x" src="/app.js"></script>',
      '<script type="application/ld+json">{"@type":"Person"}</script>',
      '<script data-gatsby-head="true" type="application/ld+json">const a = 1</script>',
    ].join("")
    expect(scriptHashesIn([page])).toEqual([])
  })

  test("work for a script of several lines beside excluded ones", () => {
    const page =
      '<script src="/a.js"></script>\n<script>const a = 1</script>\n<script type="application/ld+json">{}</script>'
    expect(scriptHashesIn([page])).toEqual([hashOfConst])
    // printf 'let b\nb = 2\n' | openssl dgst -sha256 -binary | base64
    expect(scriptHashesIn(["<script>let b\nb = 2\n</script>"])).toEqual([
      "sha256-yLXk4TfOSSjPN0xmns1a9e4MjQd6I9Lr4OBQxE/XS0o=",
    ])
  })
})

describe("the error pages of an address", () => {
  test("of Finland is in the language of its prefix, with Swedish last because it has none", () => {
    expect(errorPageRules(markets.fi)).toEqual([
      { prefix: "/fi/", notFound: "/fi/404.html", serverError: "/fi/500.html" },
      { prefix: "/en/", notFound: "/en/404.html", serverError: "/en/500.html" },
      { prefix: "/", notFound: "/404.html", serverError: "/500.html" },
    ])
  })

  test("of Norway", () => {
    expect(errorPageRules(markets.no)).toEqual([
      { prefix: "/nb/", notFound: "/nb/404.html", serverError: "/nb/500.html" },
      { prefix: "/", notFound: "/404.html", serverError: "/500.html" },
    ])
  })
})

test("scripts and styles that do not change their names have no hash", () => {
  expect(
    unhashedNames([
      "sw.js",
      "app-ea0418f0.js",
      "404.html",
      "styles-c1adc47b.css",
      "offline.js",
      "framework-826f7598.js.LICENSE.txt",
      "print.css",
    ]),
  ).toEqual(["offline.js", "print.css", "sw.js"])
})
