import { pageParts } from "./page-parts.ts"

const page = {
  path: "/objekt/kvistgatan-12/",
  componentChunkName: "component---property",
  staticQueryHashes: ["42"],
  slicesMap: { header: "header-sv", footer: "footer-sv" },
}

test("a page needs its chunks and its data", () => {
  expect(pageParts(page)).toEqual({
    path: "/objekt/kvistgatan-12/",
    chunks: [
      "app",
      "component---property",
      "slice---src-templates-slices-header-tsx",
      "slice---src-templates-slices-footer-tsx",
    ],
    data: [
      "/page-data/app-data.json",
      "/page-data/objekt/kvistgatan-12/page-data.json",
      "/page-data/sq/d/42.json",
      "/slice-data/header-sv.json",
      "/slice-data/footer-sv.json",
    ],
  })
})

test("the data of the home page are called index", () => {
  expect(pageParts({ ...page, path: "/" }).data).toContain("/page-data/index/page-data.json")
})

test.each(["/404.html", "/en/404.html"])("%s stands where there is no page", (path) => {
  const { path: pagePath, data } = pageParts({ ...page, path })
  expect(pagePath).toBe("/404.html")
  expect(data.filter((address) => address.includes("page-data.json"))).toEqual([])
})

test("a page without slices needs none", () => {
  const { chunks, data } = pageParts({ ...page, slicesMap: {} })
  expect(chunks).toEqual(["app", "component---property"])
  expect(data.some((address) => address.startsWith("/slice-data/"))).toBe(false)
})
