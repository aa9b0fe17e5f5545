/** @jest-environment node */
import type { Delivery } from "../support/proxy.ts"
import { rewritingOf } from "./rewriting.ts"

const html = (body: string, headers: Record<string, string> = {}): Delivery => ({
  status: 200,
  headers: { "content-type": "text/html; charset=utf-8", ...headers },
  body: Buffer.from(body),
})

const textOf = ({ body }: Delivery): string => body.toString()

describe("text", () => {
  test("is replaced in every place of the given files, and nowhere else", () => {
    const rewriting = rewritingOf([{ in: /^\/fi\//, replace: "6 kk", with: "7 kk" }])
    expect(rewriting.problem()).toBe("never met: 6 kk in /^\\/fi\\//")
    expect(textOf(rewriting.rewrite("/fi/?x=/en/", html("6 kk, 6 kk")))).toBe("7 kk, 7 kk")
    expect(textOf(rewriting.rewrite("/en/", html("6 kk")))).toBe("6 kk")
    expect(rewriting.problem()).toBeUndefined()
  })

  test("may be a pattern with groups", () => {
    const rewriting = rewritingOf([{ in: /\.js$/, replace: /(\w)\.splice\(0,4\)/, with: "$1.splice(0,6)", places: 1 }])
    const script = { ...html("e.splice(0,4)"), headers: { "content-type": "text/javascript" } }
    expect(textOf(rewriting.rewrite("/app-1.js", script))).toBe("e.splice(0,6)")
    expect(rewriting.problem()).toBeUndefined()
  })

  test("in more places than expected makes no mutant", () => {
    const rewriting = rewritingOf([{ in: /./, replace: "a", with: "b", places: 1 }])
    rewriting.rewrite("/", html("a a"))
    expect(rewriting.problem()).toBe("found 2 times in /, not 1: a")
  })

  test("is not searched for in pictures", () => {
    const rewriting = rewritingOf([{ in: /./, replace: "a", with: "b" }])
    expect(textOf(rewriting.rewrite("/a.png", { ...html("a"), headers: { "content-type": "image/png" } }))).toBe("a")
    expect(rewriting.problem()).toMatch(/^never met/)
  })
})

describe("a moved address", () => {
  const moved = () => rewritingOf([{ moved: "/blog", to: "/blogg" }])

  test.each([
    ["/blogg/", "/blog/"],
    ["/blogg", "/blog"],
    ["/blogg/en-artikel/", "/blog/en-artikel/"],
    ["/page-data/blogg/page-data.json", "/page-data/blog/page-data.json"],
    ["/blog/", "/blog-moved-away/"],
    ["/blog/?x=1", "/blog-moved-away/"],
    ["/page-data/blog/page-data.json", "/page-data/blog-moved-away/page-data.json"],
    ["/en/blog/", "/en/blog/"],
    ["/bloggen/", "/bloggen/"],
  ])("%s answers as %s did", (path, original) => {
    expect(moved().upstreamUrl(path)).toBe(original)
  })

  test("is in every link to it", () => {
    const before = `<a href="/blog/a/">"/blog" "https://x.example/blog/" "/page-data/blog/" "/en/blog/" "/bloggar/"`
    const after = `<a href="/blogg/a/">"/blogg" "https://x.example/blogg/" "/page-data/blogg/" "/en/blog/" "/bloggar/"`
    const rewriting = moved()
    const { body, headers } = rewriting.rewrite("/", html(before, { location: "/blog/" }))
    expect(body.toString()).toBe(after)
    expect(headers.location).toBe("/blogg/")
    expect(rewriting.problem()).toBeUndefined()
  })
})

test("headers can be changed and removed", () => {
  const rewriting = rewritingOf([
    { in: /^\/$/, header: "x-a", with: "2" },
    { in: /^\/$/, header: "x-b", with: undefined },
  ])
  expect(rewriting.rewrite("/", html("", { "x-a": "1", "x-b": "1" })).headers).toEqual({
    "content-type": "text/html; charset=utf-8",
    "x-a": "2",
  })
  expect(rewriting.problem()).toBeUndefined()
})

test("a part of a header can be changed", () => {
  const rewriting = rewritingOf([{ in: /./, header: "x-a", replace: "2", with: "3" }])
  expect(rewriting.rewrite("/", html("", { "x-a": "1" })).headers).toMatchObject({ "x-a": "1" })
  expect(rewriting.problem()).toMatch(/^never met/)
  expect(rewriting.rewrite("/", html("", { "x-a": "1; 2" })).headers).toMatchObject({ "x-a": "1; 3" })
  expect(rewriting.problem()).toBeUndefined()
})

test("a path can answer as another does, redirect or have another status", () => {
  const rewriting = rewritingOf([
    { in: /^\/a\/$/, answers: "/b/" },
    { in: /^\/c$/, leadsTo: "/d/" },
    { in: /^\/e\/$/, status: 200 },
  ])
  expect(rewriting.upstreamUrl("/a/")).toBe("/b/")
  expect(rewriting.rewrite("/c", html("c"))).toMatchObject({ status: 301, headers: { location: "/d/" } })
  expect(rewriting.rewrite("/e/", { ...html("e"), status: 404 }).status).toBe(200)
  expect(rewriting.problem()).toBeUndefined()
})
