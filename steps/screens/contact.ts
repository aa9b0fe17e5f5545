import { randomUUID } from "node:crypto"
import type { Locator, Page } from "playwright"
import { expect } from "../support/expect.ts"
import { addressOf, type SiteName } from "../support/sites.ts"
import { named } from "./names.ts"

const hasFocus = (field: Locator): Promise<boolean> => field.evaluate((element) => element === document.activeElement)

/** Finds the form for a contact request, and its results. */
export class ContactScreen {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Excludes search boxes, which do not post. */
  get form(): Locator {
    return this.#page.locator("form[method=post]")
  }

  get part(): Locator {
    return this.#page.getByRole("main")
  }

  field(name: string): Locator {
    return this.form.getByLabel(name, { exact: true })
  }

  /** The country field, which has this role only after hydration. */
  get alive(): Locator {
    return this.form.getByRole("combobox").and(this.#page.locator("input"))
  }

  summary(heading: string): Locator {
    return this.#page.getByRole("group", { name: heading, exact: true })
  }

  /** The notice about a request whose form the visitor has left. */
  get notice(): Locator {
    return this.#page.getByRole("region", { name: named("request") })
  }

  thanks(heading: string): Locator {
    return this.#page.getByRole("region", { name: heading, exact: true })
  }

  /** The confirmation in each language; one of them is visible after a request. */
  get everyThanks(): Locator {
    return this.#page.locator("main section[lang]")
  }

  button(name: string): Locator {
    return this.form.getByRole("button", { name, exact: true })
  }

  /** Starts the scripts of the form by its first field, and waits until they run. */
  async comeToForm(): Promise<void> {
    await this.form.getByRole("textbox").first().focus()
    await expect(this.alive).toBeVisible()
  }

  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(texts)) await this.field(name).fill(text)
  }

  /** Fills the fields and moves between them only with the Tab key. */
  async fillByKeyboard(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(texts)) {
      const field = this.field(name)
      for (let stops = 0; stops < 12 && !(await hasFocus(field)); stops += 1) await this.#page.keyboard.press("Tab")
      await expect(field).toBeFocused()
      await this.#page.keyboard.type(text)
    }
  }

  /** Removes the limits of length, as a browser without them does. */
  async removeLimits(): Promise<void> {
    await this.form.evaluate((form) => {
      for (const control of form.querySelectorAll("[maxlength]")) control.removeAttribute("maxlength")
    })
  }

  /** Whether the page would ask for confirmation before the visitor leaves it. */
  warnsBeforeUnload(): Promise<boolean> {
    return this.#page.evaluate(() => {
      const leaving = new Event("beforeunload", { cancelable: true })
      dispatchEvent(leaving)
      return leaving.defaultPrevented
    })
  }

  /** Sends a request of another person, has the form send the same key later, and returns the status. */
  async sendWithKeyOfForm(person: string): Promise<number> {
    const key = randomUUID()
    const address = new URL("/api/contact-requests", this.#page.url()).href
    const data = { topic: "contact", language: "sv", name: person, email: `${person}@example.com`, key }
    await this.#page.route(address, (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), key }) }),
    )
    return (await this.#page.request.post(address, { data })).status()
  }

  /** Sends a form to a site from a page of another. */
  async sendFromAnotherSite(site: SiteName): Promise<void> {
    await this.#page.goto("about:blank")
    await this.#page.setContent(
      `<form method="post" action="${addressOf(site)}/api/contact-requests"><input name="name" value="Bait"><button>Win</button></form>`,
    )
    await this.#page.getByRole("button", { name: "Win" }).click()
  }
}
