/** What the visitor did before the scripts came. */
export type FirstInput = {
  /** Buttons that do nothing without scripts. */
  readonly pressed: Set<HTMLButtonElement>
  /** Fields that hold something else than they did. */
  readonly changed: Set<Element>
  readonly keep: (event: Event) => void
}

declare global {
  interface Window {
    firstInput?: FirstInput
  }
}

/** Of the element with a page's parts. */
export const pagePartsId = "page-parts"

/** Of the element with all chunks, which our patch of Gatsby writes: it is the same in every page. */
const chunksId = "gatsby-chunks"

/**
 * Starts the page's scripts once it has loaded and been painted, or at the visitor's first input where that is sooner; all that they
 * need is asked for at once, in one round trip. Until then the network and the processor are the page's own. The same on every page: the
 * Content-Security-Policy names it by its hash.
 *
 * A frame and 100 ms after the load event, the picture that has come last is decoded and painted as well.
 * A part of the page that sleeps names in `data-wakes` what it will need, chunks and data, for an input that comes to it first.
 * Then pictures that are below the window leave the line to it: what has not come of them is asked for again when the page has loaded.
 * Webpack takes script elements that stand there for its own, and asks for a chunk again whose element is gone.
 * Chunks run in their order, so that Gatsby's begins the page and not the larger one of React, if it comes last: Chromium reads the file
 * that is running once more where an inspector, such as Lighthouse, is told of errors, and React makes some as it begins.
 */
export const startLate = `{
const on = addEventListener
const inputs = ["pointerdown", "keydown", "focusin"]
const pressed = new Set
const changed = new Set
const keep = ({ type, target }) => {
  const button = type == "click" && target.closest("button")
  if (type == "input") changed.add(target)
  if (button?.type == "button" && !button.popoverTargetElement) pressed.add(button)
}
firstInput = { pressed, changed, keep }
on("click", keep, true)
on("input", keep, true)
const read = id => JSON.parse(document.getElementById(id).textContent)
const add = (name, its) => document.head.append(Object.assign(document.createElement(name), its))
const start = ({ target }) => {
  const state = document.readyState
  if (state == "loading") return on("DOMContentLoaded", () => start({ target }))
  if (window.___chunkMapping) return
  for (const input of inputs) removeEventListener(input, start, true)
  const { path, chunk, slices, data } = read("${pagePartsId}")
  const { hash, chunks } = read("${chunksId}")
  pagePath = path
  ___webpackCompilationHash = hash
  ___chunkMapping = chunks
  const names = ["app", chunk, ...Object.keys(chunks).filter(name => slices && name.startsWith("slice---"))]
  const wakes = target.closest?.("[data-wakes]")?.dataset.wakes.split(" ") ?? []
  for (const wake of wakes) (chunks[wake] ? names : data).push(wake)
  if (wakes[0] && state != "complete")
    for (const part of document.querySelectorAll("picture>*")) {
      const image = part.parentNode.lastChild
      const name = part == image ? "src" : "srcset"
      if (image.complete || image.getBoundingClientRect().top < innerHeight) continue
      on("load", part.setAttribute.bind(part, name, part[name]))
      part.removeAttribute(name)
    }
  for (const src of new Set(names.flatMap(name => chunks[name])))
    add("script", { src, async: false, onerror() { this.remove() } })
  for (const href of data)
    add("link", { rel: "preload", as: "fetch", crossOrigin: "", href: href + (href.endsWith("page-data.json") ? location.search : "") })
}
on("load", () => requestAnimationFrame(() => setTimeout(start, 100, { target: 0 })))
for (const input of inputs) on(input, start, true)
}`
  .replaceAll(/\n +/g, "\n")
  .replaceAll(/ ?([{}()=<>,:?!&|+]+) ?/g, "$1")
