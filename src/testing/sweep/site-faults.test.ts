import type { PageFacts } from "./page-facts.ts"
import { siteFaultsOf } from "./site-faults.ts"
import { linesOf } from "./sweep.ts"

const page = (path: string, fields: Partial<PageFacts> = {}): PageFacts => ({
  path,
  language: "sv",
  title: `Title of ${path}`,
  description: `Description of ${path}`,
  isIndexed: true,
  ids: [],
  links: [],
  faults: [],
  ...fields,
})

const redirects = [{ from: "/kohde/:slug", to: "/fi/kohde/:slug/", status: 301 }]

const faultsOf = (pages: readonly PageFacts[], isMade = (_path: string) => false) =>
  siteFaultsOf(pages, { paths: new Set(["/sw.js", ...pages.map(({ path }) => path)]), redirects, isMade })

const leadingTo = (path: string, fragment = "") => page("/", { links: [{ path, fragment }] })

test.each([
  ["a page", "/fi/kohde/a/", ""],
  ["a part of a page", "/fi/kohde/a/", "map"],
  ["a short address of a page", "/kohde/a", ""],
  ["a file", "/sw.js", ""],
  ["a service", "/api/contact-requests", ""],
])("a link to %s is no fault", (_, path, fragment) => {
  expect(faultsOf([leadingTo(path, fragment), page("/fi/kohde/a/", { ids: ["map"] })])).toEqual([])
})

test.each([
  ["no page", "/fi/kohde/b/", "", "leads to /fi/kohde/b/, where nothing is: correct the link, or write the page"],
  [
    "a page without its final slash",
    "/fi/kohde/a",
    "",
    "leads to /fi/kohde/a, where nothing is: correct the link, or write the page",
  ],
  [
    "a short address of no page",
    "/kohde/b",
    "",
    "leads to /kohde/b, where nothing is: correct the link, or write the page",
  ],
  [
    "no part of the page",
    "/fi/kohde/a/",
    "plan",
    "leads to /fi/kohde/a/#plan, where no element has this id: correct the link",
  ],
])("a link to %s is a fault", (_, path, fragment, fault) => {
  expect(faultsOf([leadingTo(path, fragment), page("/fi/kohde/a/", { ids: ["map"] })])).toEqual([{ page: "/", fault }])
})

test("a file that the server makes when asked is none", () => {
  expect(faultsOf([leadingTo("/media/a.jpg")], (path) => path === "/media/a.jpg")).toEqual([])
})

test.each(["title", "description"] as const)("two pages of a language with one %s", (field) => {
  const twins = [page("/a/", { [field]: "Hem" }), page("/b/", { [field]: "Hem" })]
  expect(faultsOf(twins)).toEqual([{ page: "/b/", fault: `has the ${field} of /a/, "Hem": say what differs` }])
  expect(faultsOf([page("/a/", { [field]: "Hem" }), page("/b/", { [field]: "Hem", language: "en" })])).toEqual([])
  expect(faultsOf([page("/a/", { [field]: "Hem" }), page("/b/", { [field]: "Hem", isIndexed: false })])).toEqual([])
})

test("a fault of many pages is one line", () => {
  const faults = ["/a/", "/b/", "/b/", "/c/"].map((path) => ({ page: path, fault: "has no title: write one" }))
  expect(linesOf({ pages: 3, faults: [...faults, { page: "/a/", fault: "has no <main>" }] })).toEqual([
    "/a/ (and 2 more): has no title: write one",
    "/a/: has no <main>",
  ])
})
