import type { ReactElement } from "react"
import type { Mutant } from "../mutant.ts"
import { inModule, inPackage } from "./changes.ts"

const inEntry = inModule(() => import("../../../gatsby-browser.tsx"))
const inDocument = inModule(() => import("../../../src/gatsby/html/document.tsx"))
const inErrorPages = inModule(() => import("../../../src/visit/errors/substitute-pages.data.ts"))
const inFailure = inModule(() => import("../../../src/browser/navigation/failure.ts"))
const inIntent = inModule(() => import("../../../src/browser/navigation/navigation.ts"))

/** The parts of Gatsby's runtime that the faults use. */
type Answer = { readonly status: number; readonly responseText?: string }
type LoadedPage = { readonly status?: string; readonly error?: unknown }
type PageRequest = { readonly pagePath: string; readonly retries?: number }
type Loader = {
  prefetchQueued: unknown[]
  readonly pageDb: Map<string, unknown>
  readonly pageDataDb: Map<string, unknown>
  readonly recentAppData: { readonly appData?: object }
  memoizedGet(url: string, ahead?: boolean): Promise<Answer>
  fetchPageDataJson(request: PageRequest): Promise<object>
  fetchJson(url: string, ahead?: boolean, retries?: number): Promise<object>
  loadPage(path: string): Promise<LoadedPage | undefined>
  loadPageDataJson(path: string): Promise<object>
  loadAppData(retries?: number, ahead?: boolean): Promise<object>
  loadRecentAppData(retries?: number, ahead?: boolean): Promise<object>
  shouldPrefetch(path: string): boolean
  prefetch(path: string): object
  prefetchPageDataJson(path: string): Promise<object>
  doPrefetch(path: string): Promise<object>
  _processNextPrefetchBatch(): void
}
type LoaderClass = new (...all: never[]) => Loader

const inLoader = inPackage<{
  readonly BaseLoader: LoaderClass
  readonly ProdLoader: LoaderClass
  readonly publicLoader: Pick<Loader, "loadPage"> & { readonly hovering: (path: string) => void }
}>("node_modules/gatsby/cache-dir/loader.js")
const inLatest = inPackage<{
  readonly startNavigation: (path: string) => { readonly isLatest: () => boolean }
  readonly goThroughHistory: () => void
}>("node_modules/gatsby/cache-dir/latest-navigation.js")

export const navigation: readonly Mutant[] = [
  inEntry(
    "NAV-1",
    "The next page does not start at its top",
    (entry) => entry.shouldUpdateScroll,
    () => () => false,
  ),
  inEntry(
    "NAV-1",
    "A link to a page that has been scrolled before opens it where the visitor left it",
    (entry) => entry.onRouteUpdate,
    (onRouteUpdate) =>
      (...all) => {
        onRouteUpdate?.(...all)
        const [{ location, prevLocation }] = all
        const stored = Object.entries(sessionStorage).find(
          ([key, position]) => key.startsWith(`@@scroll|${location.pathname}|`) && Number(position) > 0,
        )
        if (prevLocation && stored) window.scrollTo(0, Number(stored[1]))
      },
  ),
  inModule(() => import("../../../src/browser/navigation/scroll.ts"))(
    "NAV-2",
    "The list does not return to its position",
    (scroll) => scroll.useStoredScroll,
    () => () => {},
  ),
  inEntry(
    "NAV-2",
    "Every page with a stored position starts at its top",
    (entry) => entry.shouldUpdateScroll,
    () => () => true,
  ),
  inEntry(
    "NAV-9",
    "Scripts that start move the visitor to an earlier position",
    (entry) => entry.shouldUpdateScroll,
    (shouldUpdateScroll) => (args, options) =>
      shouldUpdateScroll?.({ ...args, prevRouterProps: args.prevRouterProps ?? args.routerProps }, options) ?? true,
  ),
  inModule(() => import("../../../src/browser/navigation/arrival.ts"))(
    "NAV-9",
    "The list that is opened anew begins where an earlier visit ended",
    (arrival) => arrival.isOpenedAnew,
    () => () => false,
  ),
  inEntry(
    "NAV-3",
    "The position of a page is forgotten when the visitor leaves it",
    (entry) => entry.onPreRouteUpdate,
    (onPreRouteUpdate) =>
      (...all) => {
        for (const key of Object.keys(sessionStorage)) if (key.startsWith("@@scroll|")) sessionStorage.removeItem(key)
        onPreRouteUpdate?.(...all)
      },
  ),
  inEntry(
    "NAV-3",
    "The list's position outlives the session",
    (entry) => entry.onClientEntry,
    (onClientEntry) => () => {
      Object.defineProperty(window, "sessionStorage", { value: localStorage })
      return onClientEntry()
    },
  ),
  inEntry(
    "NAV-4",
    "A navigation counts as slow after 1001 ms",
    (entry) => entry.onRouteUpdateDelayed,
    (onRouteUpdateDelayed) =>
      (...all) => {
        setTimeout(() => onRouteUpdateDelayed?.(...all), 1)
      },
  ),
  inModule(() => import("../../../src/visit/page/NavigationProgress/NavigationProgress.tsx"))(
    "NAV-4",
    "The progress bar is not announced",
    (progress) => progress.NavigationProgress,
    (NavigationProgress) => () => NavigationProgress({ label: "" }),
  ),
  inLatest(
    "NAV-5",
    "The last response wins instead of the last click",
    "startNavigation",
    (startNavigation) => (path) => ({ ...startNavigation(path), isLatest: () => true }),
  ),
  inLatest("NAV-5", "Back does not cancel an earlier link", "goThroughHistory", () => () => {}),
  inModule(() => import("../../../src/base/Wordmark/Wordmark.tsx"))(
    "NAV-6",
    "The name of the agency is a heading too, and is announced in place of the page's",
    (wordmark) => wordmark.Wordmark,
    (Wordmark) => (props) => ({ ...Wordmark(props), type: "h1" }),
  ),
  inModule(() => import("../../../src/visit/page/SiteLayout/SiteLayout.tsx"))(
    "NAV-6",
    "The keyboard goes on at the header of the next page",
    (layout) => layout.SiteLayout,
    (SiteLayout) => (props) => {
      const layout = SiteLayout(props)
      const parts: ReturnType<typeof SiteLayout>[] = layout.props.children
      const children = parts.map((part) =>
        part?.type === "main" ? { ...part, props: { ...part.props, id: undefined } } : part,
      )
      return { ...layout, props: { ...layout.props, children } }
    },
  ),
  inModule(() => import("../../../src/visit/page/PageCache/PageCache.tsx"))(
    "NAV-7",
    "Back renders the list again",
    (cache) => cache.PageCache,
    (PageCache) => (props) => PageCache({ ...props, staysMounted: false }),
  ),
  inModule(() => import("../../../src/base/FavouriteButton/FavouriteButton.tsx"))(
    "NAV-7",
    "The cards of the list do not mark the homes that are saved",
    (favourite) => favourite.FavouriteButton,
    (FavouriteButton) => (props) =>
      FavouriteButton(props.words ? props : { ...props, home: { ...props.home, id: "" } }),
  ),
  inEntry(
    "NAV-8",
    "The page does not scroll to a fragment",
    (entry) => entry.shouldUpdateScroll,
    (shouldUpdateScroll) =>
      (...all) =>
        all[0].routerProps.location.hash === "" && (shouldUpdateScroll?.(...all) ?? true),
  ),
  inEntry(
    "NAV-8",
    "Back and Forward to a fragment do not lead to it",
    (entry) => entry.shouldUpdateScroll,
    (shouldUpdateScroll) => {
      let isBack = false
      window.addEventListener("popstate", () => {
        isBack = true
      })
      return (...all) => !(isBack && all[0].routerProps.location.hash !== "") && (shouldUpdateScroll?.(...all) ?? true)
    },
  ),
]

/** Loading pages and prefetching them. */
export const loading: readonly Mutant[] = [
  inEntry(
    "LOAD-1",
    "Links load whole documents",
    (entry) => entry.onClientEntry,
    (onClientEntry) => () => {
      const leaveToBrowser = (event: Event) => {
        if (event.target instanceof Element && event.target.closest("a[href]")) event.stopPropagation()
      }
      document.addEventListener("click", leaveToBrowser, true)
      return onClientEntry()
    },
    { site: "no" },
  ),
  inLoader(
    "LOAD-1",
    "The browser requests page data with the first page's path",
    "BaseLoader",
    (BaseLoader) =>
      class extends BaseLoader {
        override fetchPageDataJson(request: PageRequest) {
          const { pagePath = request.pagePath } = window as { readonly pagePath?: string }
          return super.fetchPageDataJson({ ...request, pagePath })
        }
      },
  ),
  inErrorPages(
    "LOAD-2",
    "A missing page is called an error of the server",
    (pages) => pages.errorPage,
    (errorPage) => (editions) => errorPage(editions, "serverError"),
  ),
  inLoader(
    "LOAD-2",
    "The browser does not check whether the page exists",
    "ProdLoader",
    (ProdLoader) =>
      class extends ProdLoader {
        override loadPageDataJson(path: string) {
          return Object.getPrototypeOf(ProdLoader.prototype).loadPageDataJson.call(this, path)
        }
      },
  ),
  inErrorPages(
    "LOAD-3",
    "An error of the server is called a missing page",
    (pages) => pages.errorPage,
    (errorPage) => (editions) => errorPage(editions, "notFound"),
  ),
  inLoader(
    "LOAD-3",
    "The browser retries page data after a server error",
    "BaseLoader",
    (BaseLoader) =>
      class extends BaseLoader {
        override async memoizedGet(url: string, ahead?: boolean) {
          const answer = await super.memoizedGet(url, ahead)
          return answer.status === 500 ? { status: 503 } : answer
        }
      },
  ),
  inLoader(
    "LOAD-4",
    "page data has two retries instead of three",
    "BaseLoader",
    (BaseLoader) =>
      class extends BaseLoader {
        override fetchPageDataJson(request: PageRequest) {
          return super.fetchPageDataJson({ retries: 1, ...request })
        }
      },
  ),
  inLoader(
    "LOAD-4",
    "slice and static-query data has four retries instead of three",
    "BaseLoader",
    (BaseLoader) =>
      class extends BaseLoader {
        override fetchJson(url: string, ahead?: boolean, retries = -1) {
          return super.fetchJson(url, ahead, retries)
        }
      },
  ),
  inLoader("LOAD-5", "The reload loses the query", "publicLoader", (publicLoader) => ({
    ...publicLoader,
    async loadPage(path) {
      const page = await publicLoader.loadPage(path)
      if (page?.status !== "error") return page
      window.location.assign(path.split("?")[0] ?? path)
      return new Promise(() => {})
    },
  })),
  inLoader(
    "LOAD-5",
    "Nothing happens after the last retry",
    "ProdLoader",
    (ProdLoader) =>
      class extends ProdLoader {
        override async loadPage(path: string) {
          const page = await super.loadPage(path)
          return page?.status === "error" ? new Promise<never>(() => {}) : page
        }
      },
  ),
  inModule(() => import("../../../src/browser/navigation/use-on-intent.ts"))(
    "LOAD-6",
    "The page does not reload for a script of large pictures that fails",
    (intent) => intent.useOnIntent,
    (useOnIntent) => (load) => useOnIntent(() => load().catch(() => new Promise<never>(() => {}))),
  ),
  inLoader(
    "LOAD-6",
    "A link does nothing if the script or stylesheet of its page fails",
    "ProdLoader",
    (ProdLoader) =>
      class extends ProdLoader {
        override async loadPage(path: string) {
          const page = await super.loadPage(path)
          return /loading (css )?chunk/i.test(String(page?.error)) ? new Promise<never>(() => {}) : page
        }
      },
  ),
  inEntry(
    "LOAD-11",
    "A part of a page that stays missing reloads the page in a loop",
    (entry) => entry.onCaughtError,
    (onCaughtError) => (args) => onCaughtError({ ...args, reload: () => window.location.reload() }),
  ),
  inFailure(
    "LOAD-11",
    "A missing chunk has no message",
    (failure) => failure.showMissingChunks,
    () => () => {},
  ),
  inFailure(
    "LOAD-10",
    "A reload discards the visitor's input",
    (failure) => failure.showMissingChunks,
    (showMissingChunks) => () => {
      showMissingChunks()
      window.___emitter.on("onChunkMissing", () => {
        if (document.querySelector("textarea")?.value) window.location.reload()
      })
    },
  ),
  inEntry(
    "LOAD-10",
    "A script that fails without a network reloads the page",
    (entry) => entry.onClientEntry,
    (onClientEntry) => () => {
      addEventListener("unhandledrejection", () => {
        if (!navigator.onLine) window.location.reload()
      })
      return onClientEntry()
    },
  ),
  inEntry(
    "LOAD-7",
    "A move fetches a file of a fifth kind",
    (entry) => entry.onRouteUpdate,
    (onRouteUpdate) =>
      (...all) => {
        onRouteUpdate?.(...all)
        if (all[0].prevLocation) void fetch("/manifest.webmanifest")
      },
  ),
  inEntry(
    "LOAD-7",
    "A move tells the server which page the visitor leaves",
    (entry) => entry.onPreRouteUpdate,
    (onPreRouteUpdate) =>
      (...all) => {
        onPreRouteUpdate?.(...all)
        const [{ prevLocation }] = all
        if (prevLocation) navigator.sendBeacon("/moves", prevLocation.pathname)
      },
  ),
  inModule(() => import("../../../src/base/MissingPart/MissingPart.tsx"))(
    "LOAD-8",
    "A page that cannot be displayed does not say so",
    (missing) => missing.MissingPart,
    (MissingPart) => (props) => MissingPart({ ...props, failure: { ...props.failure, text: "" } }),
  ),
  inModule(() => import("../../../src/base/ErrorBoundary/ErrorBoundary.tsx"))(
    "LOAD-8",
    "An error of a page breaks the site",
    (boundary) => boundary.ErrorBoundary,
    (ErrorBoundary) =>
      class extends ErrorBoundary {
        static override getDerivedStateFromError() {
          return { failed: false }
        }
      },
  ),
  inDocument(
    "LOAD-9",
    "A page lacks the styles of its template",
    (html) => html.onPreRenderHTML,
    (onPreRenderHTML) =>
      (...all) => {
        onPreRenderHTML?.(...all)
        const [{ getHeadComponents, replaceHeadComponents }] = all
        const head = getHeadComponents() as ReactElement<{ readonly "data-href"?: string }>[]
        replaceHeadComponents(head.filter(({ props }) => !/^\/\d/.test(props["data-href"] ?? "")))
      },
  ),
  inDocument(
    "LOAD-12",
    "Styles that are in the page load again",
    (html) => html.onPreRenderHTML,
    (onPreRenderHTML) =>
      (...all) => {
        onPreRenderHTML?.(...all)
        const [{ getHeadComponents, replaceHeadComponents }] = all
        const head = getHeadComponents() as ReactElement<object>[]
        const unnamed = head.map((part) =>
          part.type === "style" ? { ...part, props: { ...part.props, "data-href": undefined } } : part,
        )
        replaceHeadComponents(unnamed)
      },
  ),
  inEntry(
    "LOAD-12",
    "The next page does not wait for its styles",
    (entry) => entry.onClientEntry,
    (onClientEntry) => () => {
      document.head.appendChild = (part) => {
        document.head.append(part)
        if (part instanceof HTMLLinkElement && part.rel === "stylesheet") part.dispatchEvent(new Event("load"))
        return part
      }
      return onClientEntry()
    },
  ),

  inLoader(
    "PREFETCH-1",
    "A prefetch batch has eight pages",
    "BaseLoader",
    (BaseLoader) =>
      class extends BaseLoader {
        override _processNextPrefetchBatch() {
          super._processNextPrefetchBatch()
          super._processNextPrefetchBatch()
        }
      },
  ),
  inIntent(
    "PREFETCH-1",
    "All pages that the first page links to are fetched at once",
    (intent) => intent.startPrefetchOnIntent,
    (startPrefetchOnIntent) => (templates) => {
      startPrefetchOnIntent(templates)
      for (const { origin, pathname } of document.links)
        if (origin === location.origin && pathname.endsWith("/")) window.___loader?.hovering(pathname)
    },
  ),
  inLoader(
    "PREFETCH-2",
    "The first batch does not wait for three seconds",
    "BaseLoader",
    (BaseLoader) =>
      class extends BaseLoader {
        override prefetch(path: string) {
          const prefetched = super.prefetch(path)
          this._processNextPrefetchBatch()
          return prefetched
        }
      },
  ),
  inLoader(
    "PREFETCH-2",
    "Each batch starts after four seconds",
    "ProdLoader",
    (ProdLoader) =>
      class extends ProdLoader {
        override _processNextPrefetchBatch() {
          setTimeout(() => super._processNextPrefetchBatch(), 1000)
        }
      },
  ),
  inLoader(
    "PREFETCH-3",
    "The browser prefetches on 2g",
    "BaseLoader",
    (BaseLoader) =>
      class extends BaseLoader {
        override shouldPrefetch(path: string) {
          const { connection } = navigator as { readonly connection?: { readonly effectiveType?: string } }
          return connection?.effectiveType === "2g" ? !this.pageDb.has(path) : super.shouldPrefetch(path)
        }
      },
  ),
  inLoader(
    "PREFETCH-3",
    "3g counts as slow",
    "BaseLoader",
    (BaseLoader) =>
      class extends BaseLoader {
        override shouldPrefetch(path: string) {
          const { connection } = navigator as { readonly connection?: { readonly effectiveType?: string } }
          return connection?.effectiveType !== "3g" && super.shouldPrefetch(path)
        }
      },
  ),
  inLoader(
    "PREFETCH-4",
    "With data saver on, the browser prefetches pages",
    "BaseLoader",
    (BaseLoader) =>
      class extends BaseLoader {
        override shouldPrefetch(path: string) {
          return !this.pageDb.has(path)
        }
      },
  ),
  inIntent(
    "PREFETCH-4",
    "With data saver on, keyboard focus prefetches a page",
    (intent) => intent.startPrefetchOnIntent,
    (startPrefetchOnIntent) => (templates) => {
      startPrefetchOnIntent(templates)
      document.addEventListener("focusin", ({ target }) => {
        if (target instanceof HTMLAnchorElement) window.___loader?.hovering(target.pathname)
      })
    },
  ),
  inLoader(
    "PREFETCH-5",
    'A bot named "crawler" prefetches pages',
    "BaseLoader",
    (BaseLoader) =>
      class extends BaseLoader {
        override shouldPrefetch(path: string) {
          return /crawler/i.test(navigator.userAgent) || super.shouldPrefetch(path)
        }
      },
  ),
  inLoader(
    "PREFETCH-5",
    "A phone counts as a bot",
    "BaseLoader",
    (BaseLoader) =>
      class extends BaseLoader {
        override shouldPrefetch(path: string) {
          return !/iPhone|Android/.test(navigator.userAgent) && super.shouldPrefetch(path)
        }
      },
  ),
  inLoader(
    "PREFETCH-6",
    "A page without data stops the batches after it",
    "BaseLoader",
    (BaseLoader) =>
      class extends BaseLoader {
        override async doPrefetch(path: string) {
          try {
            return await super.doPrefetch(path)
          } catch (error) {
            this.prefetchQueued = []
            throw error
          }
        }
      },
  ),
  inLoader(
    "PREFETCH-6",
    "A failed prefetch blocks the rest",
    "ProdLoader",
    (ProdLoader) =>
      class extends ProdLoader {
        override doPrefetch(path: string) {
          return super.doPrefetch(path).catch(() => new Promise<never>(() => {}))
        }
      },
  ),
  inLoader(
    "PREFETCH-7",
    "A navigation requests prefetched page data again",
    "BaseLoader",
    (BaseLoader) =>
      class extends BaseLoader {
        override async prefetchPageDataJson(path: string) {
          const data = await super.prefetchPageDataJson(path)
          this.pageDataDb.delete(path)
          return data
        }
      },
    { site: "no" },
  ),
  inLoader(
    "PREFETCH-7",
    "Prefetched app data never expires",
    "BaseLoader",
    (BaseLoader) =>
      class extends BaseLoader {
        override async loadRecentAppData(retries?: number, ahead?: boolean) {
          return this.recentAppData.appData ?? super.loadRecentAppData(retries, ahead)
        }
      },
    { site: "no" },
  ),
  inLoader(
    "PREFETCH-8",
    "Nothing is prefetched for a link that the visitor points at, touches or reaches",
    "publicLoader",
    (publicLoader) => ({ ...publicLoader, hovering: () => {} }),
  ),
  inIntent(
    "PREFETCH-8",
    "The prefetch of code waits for the data",
    (intent) => intent.startPrefetchOnIntent,
    (startPrefetchOnIntent) => () => startPrefetchOnIntent({}),
  ),
  inLoader(
    "PREFETCH-9",
    "Prefetches have high priority",
    "BaseLoader",
    (BaseLoader) =>
      class extends BaseLoader {
        override memoizedGet(url: string) {
          return super.memoizedGet(url, false)
        }
      },
  ),
  inLoader(
    "PREFETCH-9",
    "Every batch requests app data",
    "BaseLoader",
    (BaseLoader) =>
      class extends BaseLoader {
        override loadRecentAppData(retries?: number, ahead?: boolean) {
          return this.loadAppData(retries, ahead)
        }
      },
  ),
]
