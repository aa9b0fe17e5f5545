import type { ElementHandle, Page } from "playwright"

/** Marks the list of homes, to distinguish it from a newly rendered one. */
export class ListOfHomes {
  readonly #page: Page
  #list: ElementHandle | null = null
  #links: readonly string[] = []

  constructor(page: Page) {
    this.#page = page
  }

  async remember(): Promise<void> {
    const lists = this.#page
      .getByRole("main")
      .getByRole("list")
      .filter({ has: this.#page.getByRole("article") })
    this.#list = await lists.first().elementHandle()
    this.#links = await this.links()
  }

  /** Returns the addresses that the remembered list links to, as they were. */
  get rememberedLinks(): readonly string[] {
    return this.#links
  }

  /** Returns the addresses that the remembered list links to now. */
  links(): Promise<string[]> {
    return this.element.evaluate((list) =>
      [...(list as HTMLElement).querySelectorAll("a")].map((link) => link.getAttribute("href") ?? ""),
    )
  }

  get element(): ElementHandle {
    if (!this.#list) throw new Error("no step remembered a list")
    return this.#list
  }

  /** Whether anything in the remembered list can have the focus. */
  canHaveFocus(): Promise<boolean> {
    return this.element.evaluate((list) => {
      for (const each of (list as HTMLElement).querySelectorAll<HTMLElement>("a[href], button"))
        each.focus({ preventScroll: true })
      return list.contains(document.activeElement)
    })
  }
}
