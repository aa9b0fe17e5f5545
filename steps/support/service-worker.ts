import type { Visitor } from "./visitor.ts"
import { idle } from "./waits.ts"

/** Returns the scripts of the service workers that are registered for the page's site. */
export const registrations = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(async () =>
    ((await navigator.serviceWorker?.getRegistrations()) ?? []).flatMap(({ installing, waiting, active }) => {
      const worker = active ?? waiting ?? installing
      return worker ? new URL(worker.scriptURL).pathname : []
    }),
  )

export const controlled = async ({ page }: Visitor): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller)
}

/** Stores something that is not the worker's. */
export const storeOwn = ({ page }: Visitor): Promise<void> =>
  page.evaluate(async () => {
    localStorage.setItem("own", "kept")
    await caches.open("own")
  })

type Stored = { readonly caches: string[]; readonly databases: (string | undefined)[]; readonly own: string | null }

/** Returns the names of caches and databases, and the entries that are not the worker's. */
export const stored = ({ page }: Visitor): Promise<Stored> =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    own: localStorage.getItem("own"),
  }))

/** Returns the paths of cached documents, and fails if the worker has cached no media at all. */
export const savedDocuments = ({ page }: Visitor): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const paths = (await Promise.all(stores.map((store) => store.keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname)
    if (!paths.some((path) => path.startsWith("/media/"))) throw new Error("no media is cached")
    return paths.filter((path) => path.endsWith(".pdf"))
  })

/** The worker handles messages in order: once it answers this one, it has started on all earlier ones. */
export const workerDone = async (visitor: Visitor): Promise<void> => {
  await idle(visitor)
  await visitor.page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel()
    const reply = new Promise((resolve) => port1.addEventListener("message", resolve, { once: true }))
    port1.start()
    const urlsToCache = ["/page-data/app-data.json"]
    navigator.serviceWorker.controller?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } }, [port2])
    await reply
  })
}
