import { pageParts } from "./page-parts.ts"

type Loader = { readonly loadPage: (path: string) => Promise<unknown> }
type Loaders = {
  readonly BaseLoader: new (loadComponent: (chunk: string) => Promise<unknown>, matchPaths: readonly never[]) => Loader
}
const { BaseLoader } = jest.requireActual<Loaders>("gatsby/cache-dir/commonjs/loader")

const page = {
  path: "/objekt/kvistgatan-12/",
  componentChunkName: "component---property",
  staticQueryHashes: ["42"],
  slicesMap: { frame: "frame-sv" },
}
const data = [
  "/page-data/app-data.json",
  "/page-data/objekt/kvistgatan-12/page-data.json",
  "/page-data/sq/d/42.json",
  "/slice-data/frame-sv.json",
]

test("a page needs the site's chunk, its own chunk and its data", () => {
  expect(pageParts(page)).toEqual({ path: "/objekt/kvistgatan-12/", chunks: ["app", "component---property"], data })
})

/** What Gatsby's build writes at the addresses of a page's data. */
const files: Readonly<Record<string, unknown>> = {
  "/page-data/app-data.json": { webpackCompilationHash: "1" },
  "/page-data/objekt/kvistgatan-12/page-data.json": { ...page, result: {} },
  "/page-data/sq/d/42.json": { data: {} },
  "/slice-data/frame-sv.json": {
    componentChunkName: "slice---src-visit-frame-frame-tsx",
    staticQueryHashes: [],
    result: {},
  },
}

test("Gatsby's own loader requests the same data, and the code of slices beside the same chunk", async () => {
  const requested = { chunks: new Set<string>(), data: new Set<string>() }
  class Request {
    readonly readyState = 4
    readonly status = 200
    responseText = ""
    onreadystatechange = () => {}
    open(_method: string, url: string) {
      requested.data.add(url)
      this.responseText = JSON.stringify(files[url])
    }
    send() {
      this.onreadystatechange()
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: Request })
  const loader = new BaseLoader((chunk) => {
    requested.chunks.add(chunk)
    return Promise.resolve({ default: () => null })
  }, [])
  await loader.loadPage("/objekt/kvistgatan-12/")
  expect([...requested.chunks].sort()).toEqual(["component---property", "slice---src-visit-frame-frame-tsx"])
  expect([...requested.data].sort()).toEqual([...data].sort())
})

test("the data of the front page is called index", () => {
  expect(pageParts({ ...page, path: "/" }).data).toContain("/page-data/index/page-data.json")
})

test.each(["/404.html", "/en/404.html"])("%s is the page for a missing address", (path) => {
  const { path: pagePath, data } = pageParts({ ...page, path })
  expect(pagePath).toBe("/404.html")
  expect(data.filter((address) => address.includes("page-data.json"))).toEqual([])
})

test("a page without slices needs none", () => {
  const { chunks, data } = pageParts({ ...page, slicesMap: {} })
  expect(chunks).toEqual(["app", "component---property"])
  expect(data.some((address) => address.startsWith("/slice-data/"))).toBe(false)
})
