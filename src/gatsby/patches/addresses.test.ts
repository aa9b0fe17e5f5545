/** @jest-environment node */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { buildSync } from "esbuild"
import { temporaryFolder } from "../../testing/folders.ts"
import fc from "../../testing/properties.ts"

type Runtime = {
  readonly findPath: (address: string) => string
  readonly BaseLoader: new (
    component: () => void,
    matchPaths: readonly never[],
  ) => { readonly loadPageDataJson: (address: string) => Promise<unknown> }
}

const cacheDir = "node_modules/gatsby/cache-dir"
const define = { __BASE_PATH__: '""', __PATH_PREFIX__: '""', "process.env.NODE_ENV": '"production"' }

/** Modules of the runtime that browsers get; Gatsby's copy for Node.js has no patch. */
const runtime = (): Runtime => {
  const outfile = join(temporaryFolder(), "runtime.cjs")
  const contents = `export { findPath } from "./find-path"; export { BaseLoader } from "./loader"`
  const stdin = { contents, resolveDir: cacheDir }
  buildSync({ absWorkingDir: process.cwd(), stdin, bundle: true, format: "cjs", tsconfigRaw: {}, define, outfile })
  return jest.requireActual<Runtime>(outfile)
}

/** Paths of pages as Gatsby's runtime names them, two of which have letters that addresses encode. */
const pages = ["/bostader", "/en/apartments", "/fi/etu-töölö", "/nb/grünerløkka"] as const

const letters = [
  ...[
    "/",
    "%2F",
    "%2f",
    "%5C",
    "?",
    "%3F",
    "#",
    "%23",
    "%",
    "%25",
    "%2",
    "%zz",
    "%E4",
    "%C3",
    "%C3%B6",
    "o\u0308",
    "o%CC%88",
  ],
  ...["bostader", "Bostader", "%62ostader", "%2562ostader", "en", "EN", "apartments", "fi", "etu-töölö", "index.html"],
  ...[
    "nb",
    "gr%C3%BCnerl%C3%B8kka",
    "gru\u0308nerl%C3%B8kka",
    ":path",
    "*",
    ".",
    "&amp;",
    ";x=1",
    "%00",
    "%F0%9F%8F%A0",
    "\ud83c",
  ],
]
const site = "https://www.kvistbo.example"

/** Addresses as a browser has them, after the redirect to single slashes. */
const anyLocation = fc.array(fc.constantFrom(...letters), { maxLength: 8 }).map((parts) => {
  const { pathname, search, hash } = new URL(`${site}/${parts.join("")}`)
  return { pathname: pathname.replace(/\/+/g, "/"), search, hash }
})

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const { findPath, BaseLoader } = runtime()

test.each(pages)("the address of %s leads to it, encoded or not", (page) => {
  expect([page, `${page}/`, encodeURI(page), `${encodeURI(page)}/`].map(findPath)).toEqual([page, page, page, page])
})

test("any address is read without an error, and as a page only if it decodes to the page's path at once", () => {
  fc.assert(
    fc.property(anyLocation, ({ pathname, search }) => {
      const found = findPath(pathname + search)
      if ((pages as readonly string[]).includes(found)) expect([found, `${found}/`]).toContain(decoded(pathname))
    }),
    { numRuns: 2000 },
  )
})

/** Addresses that the loader has requested, of which there is none. */
const requested: string[] = []

class Requests {
  readonly readyState = 4
  readonly status = 404
  readonly responseText = ""
  onreadystatechange = () => {}
  open(_method: string, address: string) {
    requested.push(address)
  }
  send() {
    this.onreadystatechange()
  }
}

beforeAll(() => void Object.assign(globalThis, { XMLHttpRequest: Requests }))

test("the data of any address is requested from the site, with no percent sign alone", async () => {
  await fc.assert(
    fc.asyncProperty(anyLocation, async ({ pathname, search }) => {
      requested.length = 0
      await new BaseLoader(() => {}, []).loadPageDataJson(pathname + search)
      expect(requested.length).toBeGreaterThan(0)
      for (const address of requested) {
        const data = new URL(address, site)
        expect(data.origin).toBe(site)
        expect(data.pathname).toMatch(/^\/page-data\/(?:[^%]|%[\da-f]{2})*$/i)
      }
    }),
  )
})

test("a page's data are requested from one address, whatever the query", async () => {
  requested.length = 0
  for (const query of ["", "?has=sauna", "?type=house,rowHouse&x"])
    await new BaseLoader(() => {}, []).loadPageDataJson(`/fi/asunnot/${query}`)
  expect(new Set(requested)).toEqual(
    new Set(["/page-data/fi/asunnot/page-data.json", "/page-data/404.html/page-data.json"]),
  )
})

test("a fragment is left out only if it cannot be decoded", () => {
  const source = /const decodable = (hash => \{[\s\S]*?\n\})/.exec(
    readFileSync(`${cacheDir}/production-app.js`, "utf8"),
  )
  const decodable: (hash: string) => string = new Function(`return ${source?.[1]}`)()
  fc.assert(
    fc.property(anyLocation, ({ hash }) => {
      expect(decodable(hash)).toBe(decoded(hash) === undefined ? "" : hash)
    }),
    { numRuns: 500 },
  )
})
