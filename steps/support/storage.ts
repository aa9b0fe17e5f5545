import assert from "node:assert/strict"
import type { Page } from "playwright"
import { unlessNavigated } from "./expect.ts"
import type { Visitor } from "./visitor.ts"

/**
 * Returns the names of cookies and of entries in localStorage, which the browser may refuse; undefined while the page is
 * navigating.
 */
export const namesOnDevice = (page: Page): Promise<string | undefined> =>
  unlessNavigated(
    page.evaluate(() => {
      const cookies = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "")
      let entries: string[] = []
      try {
        entries = Object.keys(localStorage)
      } catch {}
      return [...cookies, ...entries]
        .filter((name) => name !== "")
        .sort()
        .join(", ")
    }),
  )

/** Lists the names of all cookies of the site, on any path, and of everything that its pages have stored. */
const everyName = async ({ page, context }: Visitor): Promise<string[]> => {
  const cookies = await context.cookies()
  const names = await unlessNavigated(
    page.evaluate(async () => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...(await caches.keys()),
      ...(await indexedDB.databases()).map(({ name = "" }) => name),
    ]),
  )
  return [...cookies.map(({ name }) => name), ...(names ?? [])].sort()
}

/** Session keys of the site and Gatsby. */
const ofTheSession = /^(?:@@scroll|kvistbo-scroll|kvistbo-shown)\|/

export const namesOutsideSession = async (visitor: Visitor): Promise<string> =>
  (await everyName(visitor)).filter((name) => !ofTheSession.test(name)).join(", ")

/** Stores items as scripts of the services do; each is a kind, a name and, for a cookie, a path. */
export const storeOnDevice = async (visitor: Visitor, items: readonly (readonly string[])[]): Promise<void> => {
  await visitor.page.evaluate(async (rows) => {
    for (const [kind, name = "", path] of rows) {
      // biome-ignore lint/suspicious/noDocumentCookie: as the services' scripts do
      if (kind === "cookie") document.cookie = `${name}=1; path=${path || "/"}; secure`
      if (kind === "localStorage") localStorage.setItem(name, "1")
      if (kind === "sessionStorage") sessionStorage.setItem(name, "1")
      if (kind === "cache") await caches.open(name)
      if (kind === "database")
        await new Promise((resolve) => {
          const opening = indexedDB.open(name)
          opening.onsuccess = () => resolve(opening.result.close())
        })
    }
  }, items)
  const stored = await everyName(visitor)
  for (const [, name = ""] of items) assert.ok(stored.includes(name), `${name} was not stored`)
}

/** Returns all that the page has stored, and what its address and history say, as one text. */
export const everythingStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cached = (await caches.keys()).map(async (name) => {
      const answers = await (await caches.open(name)).matchAll()
      return (await Promise.all(answers.map(async (answer) => `${answer.url} ${await answer.text()}`))).join("\n")
    })
    const result = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const databases = (await indexedDB.databases()).map(async ({ name = "" }) => {
      const database = await result(indexedDB.open(name))
      const values = [...database.objectStoreNames].map((store) =>
        result(database.transaction(store).objectStore(store).getAll()),
      )
      const text = JSON.stringify([name, ...(await Promise.all(values))])
      database.close()
      return text
    })
    return [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
      JSON.stringify(history.state),
      location.href,
      document.referrer,
      ...(await Promise.all(databases)),
      ...(await Promise.all(cached)),
    ].join("\n")
  })
