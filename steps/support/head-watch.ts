import type { JSHandle, Page } from "playwright"

/** Records changes of the head, and of the document's language, except for scripts and prefetches. */
const watchHead = () => {
  const { head, documentElement } = document
  const changes: string[] = []
  const nodeText = (node: Node) => (node instanceof Element ? node.outerHTML.slice(0, 200) : "text")
  const isCode = (node: Node) =>
    node instanceof Element && node.matches("script[src], link[rel=preload], link[rel=prefetch]")
  const note = (records: readonly MutationRecord[]) => {
    for (const { type, attributeName, removedNodes, addedNodes } of records) {
      if (type === "attributes") changes.push(`${attributeName} of the document`)
      for (const node of removedNodes) if (!isCode(node)) changes.push(`without ${nodeText(node)}`)
      for (const node of addedNodes) if (!isCode(node)) changes.push(`with ${nodeText(node)}`)
    }
  }
  const observer = new MutationObserver(note)
  observer.observe(head, { childList: true, subtree: true, characterData: true })
  observer.observe(documentElement, { attributeFilter: ["lang"] })
  return () => {
    note(observer.takeRecords())
    return changes
  }
}

/** The page's head, and what has changed in it since its delivery. */
export class HeadWatch {
  readonly #visitor: { readonly page: Page }
  #changes: JSHandle<() => readonly string[]> | undefined

  constructor(visitor: { readonly page: Page }) {
    this.#visitor = visitor
  }

  async start(): Promise<void> {
    this.#changes = await this.#visitor.page.evaluateHandle(watchHead)
  }

  async changes(): Promise<readonly string[]> {
    if (!this.#changes) throw new Error("no step watches the head")
    return this.#changes.evaluate((changes) => changes())
  }
}
