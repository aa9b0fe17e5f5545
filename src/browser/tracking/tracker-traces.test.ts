import { storedKeys } from "../storage/own-keys.ts"
import { choose } from "./consent.ts"
import { deleteTraces } from "./tracker-traces.ts"

const cookies = () => document.cookie.split("; ").filter(Boolean).sort()

beforeEach(async () => {
  choose({ statistics: false, marketing: false })
  await deleteTraces()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, "", "/en/property/a-1/")
  jest.restoreAllMocks()
})

test("every cookie that the page can see is deleted, whatever its path", async () => {
  for (const path of ["/", "/en", "/en/", "/en/property", "/en/property/a-1/"]) {
    // biome-ignore lint/suspicious/noDocumentCookie: as trackers do
    document.cookie = `id_${path.length}=1; path=${path}`
  }
  expect(cookies()).toHaveLength(5)
  await deleteTraces()
  expect(cookies()).toEqual([])
})

test("all stored values are deleted except the site's and Gatsby's", async () => {
  for (const key of [...Object.values(storedKeys), "lastExternalReferrer", "consents"]) localStorage.setItem(key, "1")
  const own = ["kvistbo-scroll|/", "kvistbo-shown|/", "contact-seed", "@@scroll|/", "gatsby-failed-chunk|/a.js"]
  for (const key of [...own, "pin_session", "scroll"]) sessionStorage.setItem(key, "1")
  await deleteTraces()
  expect(Object.keys(localStorage).sort()).toEqual(Object.values(storedKeys).sort())
  expect(Object.keys(sessionStorage).sort()).toEqual(own.sort())
})

test("a tracker that the visitor still allows retains its data", async () => {
  for (const name of ["_ga", "_ga_ABC", "_gid", "t_pt_gid"]) {
    // biome-ignore lint/suspicious/noDocumentCookie: as trackers do
    document.cookie = `${name}=1; path=/`
  }
  choose({ statistics: false, marketing: true })
  await deleteTraces()
  expect(cookies()).toEqual(["t_pt_gid=1"])
})

test("an error in one storage does not stop the others", async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as trackers do
  document.cookie = "id=1; path=/"
  sessionStorage.setItem("id", "1")
  jest.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("", "SecurityError")
  })
  await deleteTraces()
  expect(cookies()).toEqual([])
  expect(sessionStorage).toHaveLength(0)
})
