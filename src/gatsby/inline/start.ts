import { loadPictures } from "../../browser/printing.ts"
import { on } from "../../browser/reporting/early-errors.ts"
import { needsScripts, showNew, whenOutdated } from "./needs-scripts.ts"

/** What the visitor did before hydration. */
export type FirstInput = {
  /** Buttons that need scripts. */
  readonly pressed: Set<HTMLButtonElement>
  /** Fields with changed values. */
  readonly changed: Set<Element>
  /** A submitted form, which waits for its script. */
  sent?: HTMLFormElement | undefined
  readonly record: (event: Event) => void
}

/** JSON in the page's HTML (src/gatsby/html/page-parts.ts). */
type PageParts = { readonly path: string; readonly chunks: string[]; readonly data: string[] }
/** JSON that our patch of Gatsby writes into every page, with the script addresses of each chunk. */
type Chunks = { readonly hash: string; readonly chunks: Readonly<Record<string, readonly string[]>> }

declare global {
  interface Window {
    firstInput?: FirstInput
    ___chunkMapping?: Chunks["chunks"]
  }
}

const recordInput = (event: Event) => {
  const { type } = event
  const target = event.target as HTMLInputElement & HTMLFormElement
  const button = type === "click" && target.closest("button")
  if (type === "submit" && target.method === "post") {
    event.preventDefault()
    firstInput.sent = target
  }
  if (type === "input") firstInput.changed.add(target)
  if (button && button.type === "button" && !button.popoverTargetElement) firstInput.pressed.add(button)
}
const firstInput: FirstInput = { pressed: new Set(), changed: new Set(), record: recordInput }

const parsedText = (id: string) => JSON.parse((document.getElementById(id) as HTMLElement).textContent)

const appendToHead = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties))

/** Cancels pictures below the viewport so that scripts load first, and requests them again at the load event. */
const postponePictures = () => {
  for (const part of document.querySelectorAll<HTMLImageElement>("picture>*")) {
    const image = (part.parentNode as Node).lastChild as HTMLImageElement
    const attribute = part === image ? "src" : "srcset"
    if (image.complete || image.getBoundingClientRect().top < innerHeight) continue
    on("load", part.setAttribute.bind(part, attribute, part[attribute]))
    part.removeAttribute(attribute)
  }
}

/** The scripts of chunks and what they are listed in. */
const partsOfPage = () => ({ ...(parsedText("page-parts") as PageParts), of: parsedText("gatsby-chunks") as Chunks })
const scriptsOf = ({ chunks, of }: ReturnType<typeof partsOfPage>) =>
  new Set(chunks.flatMap((name) => of.chunks[name] ?? []))

const preload = (as: string, addresses: Iterable<string>, properties = {}) => {
  for (const href of addresses) appendToHead("link", { rel: "preload", as, href, ...properties })
}
const preloadData = (data: readonly string[]) => preload("fetch", data, { crossOrigin: "" })

let isRequested = false
/** Requests what the page needs to start in one round trip, and starts nothing. Browsers warn of it when it stays unused. */
const request = (withScripts: boolean) => {
  if (isRequested) return
  isRequested = true
  const parts = partsOfPage()
  if (withScripts) preload("script", scriptsOf(parts))
  preloadData(parts.data)
}

/**
 * Starts the scripts of the page, which it requests in one round trip unless they are here; for an input in an island it
 * adds the chunks and data that the island lists in `data-island`.
 */
const start = ({ target }: { readonly target: EventTarget | null }) => {
  const { readyState } = document
  if (readyState === "loading") return on("DOMContentLoaded", () => start({ target }))
  if (window.___chunkMapping) return
  const parts = partsOfPage()
  const { path, chunks, data, of } = parts
  Object.assign(window, { pagePath: path, ___webpackCompilationHash: of.hash, ___chunkMapping: of.chunks })
  const resources = (target as Element | null)?.closest?.<HTMLElement>("[data-island]")?.dataset.island
  const dataOfPage = isRequested ? [] : data
  isRequested = true
  for (const resource of resources?.split(" ") ?? []) (of.chunks[resource] ? chunks : dataOfPage).push(resource)
  if (resources && readyState !== "complete") postponePictures()
  for (const src of scriptsOf(parts))
    appendToHead("script", {
      src,
      // Keeps the order, so that Gatsby's file starts the page and not React's larger one: under an inspector such as
      // Lighthouse, Chromium reads the running file again when React creates errors at its start.
      async: false,
      onerror: ({ target: script }: { readonly target: HTMLScriptElement }) => {
        // Webpack takes script elements in the page for its own, calls this without its element, and retries a failed
        // chunk only if the element is gone.
        script.remove()
        removeEventListener("submit", recordInput, true)
        firstInput.sent?.submit()
      },
    })
  preloadData(dataOfPage)
}

// Tells HomeSearch.module.css from the first paint whether the address has a search query.
document.documentElement.dataset.asked = location.href
window.firstInput = firstInput
for (const type of ["click", "input", "submit"]) on(type, recordInput, true)
on("DOMContentLoaded", showNew)

// Starts at the first input, or at another sign of the visitor once the page has loaded. Until then the network and the
// processor belong to the page: a frame and 100 ms after the load event, when the last picture is decoded and painted, the
// scripts are requested, and start only if the page has to show what they alone know.
let [isLoaded, isUsed] = [false, false]
const startAlone = () => start({ target: null })
const startAt = (event: Event) => {
  // Leaves the processor to the browser, which follows a link by itself.
  const isLink = (event.target as Element | null)?.closest?.("a[href]:not([href^='#'])")
  if (!isLink || event.type === "keydown") start(event)
}
const noteUse = (event: Event) => {
  const { type, movementX, movementY } = event as PointerEvent
  // Chromium tells of a move after layout too, where a pointer rests or none is.
  if (type === "pointermove" && movementX === 0 && movementY === 0) return
  isUsed = true
  if (isLoaded) startAlone()
}
for (const type of ["pointerdown", "keydown", "focusin", "click", "input"]) on(type, startAt, true)
for (const type of ["pointermove", "wheel", "scroll", "visibilitychange", "storage"])
  on(type, noteUse, { capture: true, passive: true })
on("load", () =>
  requestAnimationFrame(() =>
    setTimeout(() => {
      isLoaded = true
      if (isUsed || needsScripts()) return startAlone()
      whenOutdated(startAlone)
      request(!(navigator as { connection?: { saveData?: boolean } }).connection?.saveData)
    }, 100),
  ),
)
on("beforeprint", loadPictures)
