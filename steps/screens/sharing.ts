import type { Locator, Page } from "playwright"
import { asRead } from "../support/text.ts"

type Shared = { readonly url: string; readonly title: string; readonly text: string }

/** Reads what a home's page passes on. */
export class Sharing {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Returns what the page passed to the device's share function, which the scenario replaces. */
  shared(): Promise<Shared | undefined> {
    return this.#page.evaluate(() => (window as unknown as { shared?: Shared }).shared)
  }

  copied(): Promise<string> {
    return this.#page.evaluate(() => navigator.clipboard.readText())
  }

  /** Returns the subject and the text of the message that a link begins. */
  async mail(link: Locator): Promise<string> {
    const { protocol, searchParams } = new URL((await link.getAttribute("href")) ?? "")
    return asRead(`${protocol} ${searchParams.get("subject")} ${searchParams.get("body")}`)
  }

  /** Returns what other sites show of a link to the page. */
  async preview(): Promise<{ title: string; description: string; image: string }> {
    const content = async (property: string) =>
      asRead((await this.#page.locator(`meta[property="og:${property}"]`).getAttribute("content")) ?? "")
    return {
      title: await content("title"),
      description: await content("description"),
      image: new URL(await content("image")).pathname,
    }
  }
}
