/** @jest-environment node */
import { fileFactsOf } from "./file-facts.ts"

const origin = "https://www.kvistbo.example"

test("a sitemap and a feed lead to the pages that they name", () => {
  const xml = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${origin}/en/</loc><xhtml:link href="${origin}/"/></url></urlset>`
  expect(fileFactsOf("/sitemap.xml", xml, origin)).toMatchObject({
    path: "/sitemap.xml",
    links: [
      { path: "/en/", fragment: "" },
      { path: "/", fragment: "" },
    ],
    faults: [],
  })
})

test("a style leads to its fonts and pictures, beside data", () => {
  const css = 'a{background:url(data:image/svg+xml;base64,AA)}@font-face{src:url("../static/a.woff2") format("woff2")}'
  expect(fileFactsOf("/css/a.css", css, origin)).toMatchObject({ links: [{ path: "/static/a.woff2" }], faults: [] })
})

test("a style that loads from another host is a fault", () => {
  expect(
    fileFactsOf("/a.css", "@import 'https://cdn.example/a.css';b{src:url(//cdn.example/b)}", origin).faults,
  ).toEqual([
    "loads https://cdn.example/a.css, from another host: serve the file from the site",
    "loads https://cdn.example/b, from another host: serve the file from the site",
  ])
})
