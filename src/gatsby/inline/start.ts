import { on } from "../../browser/reporting/early-errors.ts"

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

/**
 * Requests all scripts of the page in one round trip; for an input in an island it adds the chunks and data that the
 * island lists in `data-island`.
 */
const start = ({ target }: { readonly target: EventTarget | null }) => {
  const { readyState } = document
  if (readyState === "loading") return on("DOMContentLoaded", () => start({ target }))
  if (window.___chunkMapping) return
  const { path, chunks: names, data }: PageParts = parsedText("page-parts")
  const { hash, chunks }: Chunks = parsedText("gatsby-chunks")
  Object.assign(window, { pagePath: path, ___webpackCompilationHash: hash, ___chunkMapping: chunks })
  const resources = (target as Element | null)?.closest?.<HTMLElement>("[data-island]")?.dataset.island
  for (const resource of resources?.split(" ") ?? []) (chunks[resource] ? names : data).push(resource)
  if (resources && readyState !== "complete") postponePictures()
  for (const src of new Set(names.flatMap((name) => chunks[name])))
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
  for (const href of data) appendToHead("link", { rel: "preload", as: "fetch", crossOrigin: "", href })
}

// Tells HomeSearch.module.css from the first paint whether the address has a search query.
document.documentElement.dataset.asked = location.href
window.firstInput = firstInput
for (const type of ["click", "input", "submit"]) on(type, recordInput, true)
// Starts at the first input, or a frame and 100 ms after the load event: until then the last picture is decoded and
// painted, and the network and the processor belong to the page.
for (const type of ["pointerdown", "keydown", "focusin"]) on(type, start, true)
on("load", () => requestAnimationFrame(() => setTimeout(start, 100, { target: null })))
