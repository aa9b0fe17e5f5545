import { namesOfVisit } from "./names.ts"

test("a page is touched in its parts that the scenario looked at, and in the rest of it", () => {
  expect(namesOfVisit({ requests: ["fi /", "fi /en/apartments/", "se /offline.html"], parts: ["main"] })).toEqual([
    "dist/sample/fi/_rules.json",
    "dist/sample/se/_rules.json",
    "dist/sample/fi/index.html rest",
    "dist/sample/fi/index.html main",
    "dist/sample/fi/en/apartments/index.html rest",
    "dist/sample/fi/en/apartments/index.html main",
    "dist/sample/se/offline.html rest",
    "dist/sample/se/offline.html main",
  ])
})

test("the name of a script or style has no hash", () => {
  expect(namesOfVisit({ requests: ["fi /app-0a1b2c3d.js", "fi /page-data/index/page-data.json"], parts: [] })).toEqual([
    "dist/sample/fi/_rules.json",
    "dist/sample/fi/app-*.js",
    "dist/sample/fi/page-data/index/page-data.json",
  ])
})

test("a file whose name has a hash of its content is left to the page that names it", () => {
  expect(namesOfVisit({ requests: ["fi /media/villa-01.ebd5a944-800.avif"], parts: ["main"] })).toEqual([
    "dist/sample/fi/_rules.json",
  ])
})

test("what fills the footer is touched only by a scenario that looks at the footer", () => {
  const requests = ["fi /slice---src-templates-slices-footer-tsx-996f0c74.js", "fi /slice-data/footer-sv.json"]
  expect(namesOfVisit({ requests, parts: ["header", "main"] })).toEqual(["dist/sample/fi/_rules.json"])
  expect(namesOfVisit({ requests, parts: ["footer"] })).toEqual([
    "dist/sample/fi/_rules.json",
    "dist/sample/fi/slice---src-templates-slices-footer-tsx-*.js",
    "dist/sample/fi/slice-data/footer-sv.json",
  ])
})

test("a scenario that lists the files of a site touches the list", () => {
  expect(namesOfVisit({ requests: ["fi pages", "no styles"], parts: ["main"] })).toEqual([
    "dist/sample/fi/_rules.json",
    "dist/sample/no/_rules.json",
    "dist/sample/fi pages",
    "dist/sample/no styles",
  ])
})
