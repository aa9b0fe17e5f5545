/** @jest-environment jsdom */
import { jest } from "@jest/globals"
import type { ErrorPage } from "./substitute-pages.data.ts"

const page = {
  versions: { sv: { heading: "Sidan finns inte" }, en: { heading: "Page not found" } },
} as unknown as ErrorPage

/** The heading of an error page that the browser has at an address, in a document of some language. */
const headingAt = async (path: string, documentLanguage: string, address = path) => {
  history.replaceState(null, "", address)
  document.documentElement.lang = documentLanguage
  jest.resetModules()
  const { errorVersion } = await import("./error-version.ts")
  return errorVersion(page, path).heading
}

test.each([
  ["has the language of its prefix", "/en/not-there/", "en", "Page not found"],
  [
    "keeps the language in which it came, however the host has read the address",
    "/en%2Fnot-there",
    "en",
    "Page not found",
  ],
  ["has the language of its prefix if a program has changed the document's", "/en/not-there/", "de", "Page not found"],
])("the error page %s", async (_, path, documentLanguage, heading) => {
  expect(await headingAt(path, documentLanguage)).toBe(heading)
})

test("the error page after a link has the language of its prefix, not of the page before", async () => {
  expect(await headingAt("/en/not-there/", "sv", "/finns-inte/")).toBe("Page not found")
})
