import type { Locator } from "playwright"
import type { SiteName } from "../specification/names.ts"
import type { Visitor } from "./visitor.ts"
import { painted } from "./waits.ts"

/** Files that a page needs at once; the scripts of its islands load later. */
const neededAtOnce = /^\/(?:page-data|slice-data)\/|^\/component---|\.css$/

/** Prefetched files of other pages. */
export class Prefetching {
  readonly #visitor: Visitor
  /** Number of pages that had been requested after each batch. */
  readonly totals: number[] = []

  constructor(visitor: Visitor) {
    this.#visitor = visitor
  }

  /** Opens a page in a window tall enough for more than eight links. */
  async openInTallWindow(site: SiteName, path: string): Promise<void> {
    await this.#visitor.page.setViewportSize({ width: 1280, height: 2000 })
    await this.#visitor.open(site, path)
    await painted(this.#visitor)
  }

  /** Comes to a link without following it. */
  async approach(approach: string, link: Locator): Promise<void> {
    const { keyboard } = this.#visitor.page
    if (approach === "points at") await link.hover()
    else if (approach === "puts a finger on")
      await link.dispatchEvent("pointerdown", { pointerType: "touch", isPrimary: true })
    else {
      // A key press first makes the focus visible, which a move by script alone does not.
      await keyboard.press("Tab")
      await link.focus()
    }
  }

  /** Requested page data, except that of the current page, of a list's further homes, and of error pages. */
  get paths(): string[] {
    const { pathname } = new URL(this.#visitor.page.url())
    const own = `/page-data${pathname === "/" ? "/index/" : pathname}page-data.json`
    const paths = this.#visitor.network.requests.map((request) => new URL(request.url()).pathname)
    const isOwn = (path: string) => path === own || path.replace(/\d+\/(?=page-data\.json$)/, "") === own
    const isAhead = (path: string) =>
      /^\/page-data\/.*\/page-data\.json$/.test(path) && !isOwn(path) && !path.includes(".html")
    return [...new Set(paths.filter(isAhead))]
  }

  /** Returns the status of the first answer to each path. */
  statuses(): Promise<(number | undefined)[]> {
    return Promise.all(
      this.paths.map(async (path) => (await this.#visitor.network.requestsFor(path)[0]?.response())?.status()),
    )
  }

  /** Files that the last navigation needed at once and that were not prefetched. */
  get requestedSinceNavigation(): string[] {
    return this.#visitor.network
      .since("the last move")
      .map((request) => new URL(request.url()).pathname)
      .filter((path) => neededAtOnce.test(path))
  }

  /** Alters the next response only, because the page that the visitor reaches afterwards is of the new deployment. */
  announceDeployment(): Promise<void> {
    const { network, page } = this.#visitor
    const hash = JSON.stringify({ webpackCompilationHash: "of another build" })
    return network.faults.alter(page, "/page-data/app-data.json", () => hash, 1)
  }
}
