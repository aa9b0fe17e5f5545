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

declare global {
  interface Window {
    firstInput?: FirstInput
  }
}

/** Of the element with a page's parts. */
export const pagePartsId = "page-parts"

/** What the script below calls these, in fewer bytes. */
const short: Readonly<Record<string, string>> = {
  doc: "d",
  event: "e",
  inputs: "I",
  input: "i",
  state: "s",
  start: "S",
  read: "r",
  names: "n",
  name: "N",
  image: "m",
  tag: "t",
  its: "o",
}

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
 *
 * By `data-asked` the list of homes knows from its first paint whether the address asks for others (HomeSearch.module.css). A contact
 * form that is sent waits for its script; where a script cannot be had, the browser sends it.
 */
export const startLate = `{
const on = addEventListener, doc = document, inputs = ["pointerdown", "keydown", "focusin"], pressed = new Set, changed = new Set, keep = event => {
  const { type, target } = event, button = type == "click" && target.closest("button")
  if (event.submitter && target.method == "post") {
    event.preventDefault()
    firstInput.sent = target
  }
  if (type == "input") changed.add(target)
  if (button?.type == "button" && !button.popoverTargetElement) pressed.add(button)
}, read = id => JSON.parse(doc.getElementById(id).textContent), add = (tag, its) => doc.head.append(Object.assign(doc.createElement(tag), its)), start = ({ target }) => {
  const state = doc.readyState
  if (state == "loading") return on("DOMContentLoaded", () => start({ target }))
  if (window.___chunkMapping) return
  inputs.map(input => removeEventListener(input, start, true))
  const { path, chunk, slices, data } = read("${pagePartsId}"), { hash, chunks } = read("${chunksId}")
  pagePath = path
  ___webpackCompilationHash = hash
  ___chunkMapping = chunks
  const names = ["app", chunk, ...Object.keys(chunks).filter(name => slices && name.startsWith("slice---"))], wakes = target.closest?.("[data-wakes]")?.dataset.wakes.split(" ") ?? []
  for (const wake of wakes) (chunks[wake] ? names : data).push(wake)
  if (wakes[0] && state != "complete")
    for (const part of doc.querySelectorAll("picture>*")) {
      const image = part.parentNode.lastChild, name = part == image ? "src" : "srcset"
      if (image.complete || image.getBoundingClientRect().top < innerHeight) continue
      on("load", part.setAttribute.bind(part, name, part[name]))
      part.removeAttribute(name)
    }
  for (const src of new Set(names.flatMap(name => chunks[name])))
    add("script", { src, async: false, onerror() {
      this.remove()
      removeEventListener("submit", keep, true)
      firstInput.sent?.submit()
    } })
  for (const href of data)
    add("link", { rel: "preload", as: "fetch", crossOrigin: "", href: href + (href.endsWith("page-data.json") ? location.search : "") })
}
doc.documentElement.dataset.asked = location.href
firstInput = { pressed, changed, keep }
for (const type of ["click", "input", "submit"]) on(type, keep, true)
on("load", () => requestAnimationFrame(() => setTimeout(start, 100, { target: 0 })))
inputs.map(input => on(input, start, true))
}`
  .replaceAll(/\n +/g, "\n")
  .replaceAll(/ ?([{}()=<>,:?!&|+]+) ?/g, "$1")
  // Names that nothing else knows.
  .replaceAll(/\b(doc|inputs?|event|state|start|read|names?|image|tag|its)\b(?!")/g, (name) => short[name] ?? name)
