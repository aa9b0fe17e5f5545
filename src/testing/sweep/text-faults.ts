import { type HTMLElement, NodeType, type Node as PageNode } from "node-html-parser"

/** Elements that begin and end a line of their own in every browser, also without CSS. */
const blocks = new Set(
  `address article aside blockquote body br caption dd details dialog div dl dt fieldset figcaption figure footer form h1
  h2 h3 h4 h5 h6 head header hr html img input legend li link main meta nav ol option p picture pre search section select
  summary svg table tbody td textarea tfoot th thead title tr ul video`.split(/\s+/),
)

/** Elements whose content no browser shows. */
const unshown = new Set(["script", "style"])

/** A screen reader lists the landmarks of a page, so that its visitor goes straight to one. */
const mostLandmarks = 12

const landmarks = [
  "nav, main, aside, search, [role=region], [role=search]",
  "section[aria-label], section[aria-labelledby], form[aria-label], form[aria-labelledby]",
  "header, footer",
].join()

/** Whether an element belongs to a part of the page, so that its header or footer is no landmark. */
const isPart = (element: HTMLElement): boolean =>
  /^(?:header|footer)$/i.test(element.rawTagName) && element.closest("main, article, section, aside, nav") !== null

/** Whether an element is in closed details, whose content no screen reader lists. */
const isClosed = (element: HTMLElement): boolean => element.closest("details:not([open])") !== null

const landmarkFaultsOf = (page: HTMLElement): string[] => {
  const count = page.querySelectorAll(landmarks).filter((element) => !isPart(element) && !isClosed(element)).length
  return count > mostLandmarks
    ? [
        `${count} landmarks are more than ${mostLandmarks}, which a screen reader lists: a section with a heading needs no name`,
      ]
    : []
}

const statusFaultsOf = (page: HTMLElement): string[] =>
  page.querySelectorAll("[role=status]").some((status) => status.text.trim() === "")
    ? ['an empty status is read as "status bar": write aria-live="polite" instead of its role']
    : []

const invalidFaultsOf = (page: HTMLElement): string[] =>
  page.querySelector("form[novalidate] [required]")
    ? ['an empty required field is read as "invalid entry", with its form: write aria-required where novalidate is']
    : []

const isElement = (node: PageNode): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE

/** Whether only scripts or CSS keep an element from the eyes; text browsers show it. */
const isHidden = (element: HTMLElement, tag: string): boolean =>
  element.hasAttribute("hidden") || tag === "template" || (tag === "dialog" && !element.hasAttribute("open"))

/**
 * Finds what a text browser, a copied text or a feed of a page shows otherwise than its CSS does: words that run together
 * where one element ends and another begins, and texts that are not meant to be read yet. Also finds what a screen
 * reader says too much of: landmarks, statuses that say nothing, and mistakes that nobody has made.
 * @returns a sentence for each fault
 */
export const textFaultsOf = (page: HTMLElement): string[] => {
  const faults: string[] = []
  let before = ""
  let isBoundary = false
  const read = (node: PageNode): void => {
    if (node.nodeType === NodeType.TEXT_NODE && node.text !== "") {
      if (isBoundary && /[\p{L}\p{N}.:!?%)€²]$/u.test(before) && /^[\p{L}\p{N}]/u.test(node.text))
        faults.push(
          `"${before.slice(-30)}" and "${node.text.slice(0, 30)}" run together: write a space or a block element between them`,
        )
      before = node.text
      isBoundary = false
    }
    if (!isElement(node)) return
    const tag = node.rawTagName?.toLowerCase() ?? ""
    if (unshown.has(tag)) return
    const text = node.text.trim()
    if (isHidden(node, tag) && text !== "")
      faults.push(`"${text.slice(0, 60)}" is hidden in a <${tag}>, which text browsers show: let the script write it`)
    const isBlock = blocks.has(tag)
    const cross = () => {
      if (isBlock) before = ""
      isBoundary = true
    }
    cross()
    for (const child of node.childNodes) read(child)
    cross()
  }
  read(page)
  return [...faults, ...landmarkFaultsOf(page), ...statusFaultsOf(page), ...invalidFaultsOf(page)]
}
