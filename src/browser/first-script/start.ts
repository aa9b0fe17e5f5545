import { on } from "./early-errors.ts"

/** What the visitor did before the scripts came. */
export type FirstInput = {
  /** Buttons that do nothing without scripts. */
  readonly pressed: Set<HTMLButtonElement>
  /** Fields that hold something else than they did. */
  readonly changed: Set<Element>
  /** A form that was sent: its script is to look at it first. */
  sent?: HTMLFormElement | undefined
  readonly keep: (event: Event) => void
}

/** Data in the page's HTML (src/build/page-parts.ts). */
type PageParts = { readonly path: string; readonly chunks: string[]; readonly data: string[] }
/** Data in the HTML, the same in every page: our patch of Gatsby writes it. Each chunk has the addresses of its scripts. */
type Chunks = { readonly hash: string; readonly chunks: Readonly<Record<string, readonly string[]>> }

declare global {
  interface Window {
    firstInput?: FirstInput
    ___chunkMapping?: Chunks["chunks"]
  }
}

const keep = (event: Event) => {
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
const firstInput: FirstInput = { pressed: new Set(), changed: new Set(), keep }

const read = (id: string) => JSON.parse((document.getElementById(id) as HTMLElement).textContent)

const add = (tag: string, properties: object) =>
  document.head.append(Object.assign(document.createElement(tag), properties))

/** Pictures below the window let the scripts go first: what has not come of them is requested again when the page has loaded. */
const postponePictures = () => {
  for (const part of document.querySelectorAll<HTMLImageElement>("picture>*")) {
    const image = (part.parentNode as Node).lastChild as HTMLImageElement
    const attribute = part === image ? "src" : "srcset"
    if (image.complete || image.getBoundingClientRect().top < innerHeight) continue
    on("load", part.setAttribute.bind(part, attribute, part[attribute]))
    part.removeAttribute(attribute)
  }
}

/**
 * Requests all that the page's scripts need, in one round trip. A part of the page whose script waits for the visitor names in
 * `data-wakes` what it will need, chunks and data, for an input that comes to it first.
 */
const start = ({ target }: { readonly target: EventTarget | null }) => {
  const { readyState } = document
  if (readyState === "loading") return on("DOMContentLoaded", () => start({ target }))
  if (window.___chunkMapping) return
  const { path, chunks: names, data }: PageParts = read("page-parts")
  const { hash, chunks }: Chunks = read("gatsby-chunks")
  Object.assign(window, { pagePath: path, ___webpackCompilationHash: hash, ___chunkMapping: chunks })
  const wakes = (target as Element | null)?.closest?.<HTMLElement>("[data-wakes]")?.dataset.wakes
  for (const wake of wakes?.split(" ") ?? []) (chunks[wake] ? names : data).push(wake)
  if (wakes && readyState !== "complete") postponePictures()
  for (const src of new Set(names.flatMap((name) => chunks[name])))
    add("script", {
      src,
      // They run in their order, so that Gatsby's begins the page and not the larger one of React, if it comes last: Chromium reads the
      // file that is running once more where an inspector, such as Lighthouse, is told of errors, and React makes some as it begins.
      async: false,
      onerror(this: HTMLScriptElement) {
        // Webpack takes script elements in the page for its own, and asks for a chunk again whose element is gone.
        this.remove()
        removeEventListener("submit", keep, true)
        firstInput.sent?.submit()
      },
    })
  for (const href of data)
    add("link", {
      rel: "preload",
      as: "fetch",
      crossOrigin: "",
      href: href + (href.endsWith("page-data.json") ? location.search : ""),
    })
}

// The list of homes knows from its first paint whether the address asks for others (HomeSearch.module.css).
document.documentElement.dataset.asked = location.href
window.firstInput = firstInput
for (const type of ["click", "input", "submit"]) on(type, keep, true)
// At the visitor's first input, or once the page has been painted: a frame and 100 ms after the load event, the picture that has come
// last is decoded and painted as well. Until then the network and the processor are the page's own.
for (const type of ["pointerdown", "keydown", "focusin"]) on(type, start, true)
on("load", () => requestAnimationFrame(() => setTimeout(start, 100, { target: null })))
