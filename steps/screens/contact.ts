import { randomUUID } from "node:crypto"
import type { Locator, Page } from "playwright"
import { contactRequestsPath } from "../../src/spec/contact.ts"
import type { SiteName } from "../specification/names.ts"
import { expect } from "../support/expect.ts"
import { addressOf } from "../support/sites.ts"
import { named } from "./names.ts"

/** Labels of the form's fields in every language, by the names that features give them. */
const labels: Readonly<Record<string, RegExp>> = {
  name: named("name", " \\("),
  "e-mail": named("email"),
  country: named("country"),
  phone: named("phone"),
  message: named("message"),
  "news of homes": named("newsOfHomes", ""),
  "address of the home": named("addressOfHome", " \\("),
  viewing: named("viewing", " \\("),
}

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

  /** @param name one of the names that features give to fields */
  field(name: string): Locator {
    const label = labels[name]
    if (!label) throw new Error(`the form has no field called "${name}"`)
    return this.form.getByLabel(label)
  }

  choice(name: string): Locator {
    return this.form.getByRole("radio", { name, exact: true })
  }

  /** Times at which the visitor can be called. */
  get callTimes(): Locator {
    return this.form.getByLabel(named("callTime"))
  }

  /** The options of the choice of a viewing. */
  get viewings(): Locator {
    return this.field("viewing").locator("option")
  }

  /** The viewing that is chosen in the form. */
  get chosenViewing(): Locator {
    return this.field("viewing").locator("option:checked")
  }

  /** Chooses the topic and the viewing of a sign-up, and sends it as a person. */
  async signUpAs(person: string, viewing: string): Promise<void> {
    await this.form.locator('[value="sign-up"]').check()
    await this.field("viewing").selectOption({ label: viewing })
    await this.sendAs(person)
  }

  /** Adds a viewing that the home does not have. */
  async inventViewing(start: string): Promise<void> {
    await this.field("viewing").evaluate((select, value) => select.append(new Option(value, value)), start)
  }

  get sendButton(): Locator {
    return this.form.locator("button[type=submit]")
  }

  /** The country field, which has this role only after hydration. */
  get alive(): Locator {
    return this.form.getByRole("combobox").and(this.#page.locator("input"))
  }

  /** The list of mistakes above the form. */
  get summary(): Locator {
    return this.#page.getByRole("group", { name: named("mistakes", "") })
  }

  /** The status below the form while a request is under way. */
  get status(): Locator {
    return this.form.locator("[aria-live]").last()
  }

  /** The notice about a request whose form the visitor has left. */
  get notice(): Locator {
    return this.#page.getByRole("region", { name: named("request") })
  }

  /** The confirmation in each language; one of them is visible after a request. */
  get everyThanks(): Locator {
    return this.#page.locator("main section[lang]")
  }

  /** Thanks on the home page, by their heading. */
  thanks(heading: string): Locator {
    return this.#page.getByRole("region", { name: heading, exact: true })
  }

  /** The heading of visible thanks, on a page of their own or on the home page. */
  get headingOfThanks(): Locator {
    return this.#page.getByRole("main").getByRole("heading", { name: named("confirmation", "") })
  }

  /** Visible text of the page. */
  visibleText(text: string): Locator {
    return this.#page.getByRole("main").getByText(text).filter({ visible: true })
  }

  /** The footer's link to the contact page. */
  get contactLink(): Locator {
    return this.#page.getByRole("contentinfo").getByRole("link", { name: named("contactPage") })
  }

  /** Starts the scripts of the form by its first field, and waits until they run. */
  async comeToForm(): Promise<void> {
    await this.form.getByRole("textbox").first().focus()
    await expect(this.alive).toBeVisible()
  }

  async fill(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(texts)) await this.field(name).fill(text)
  }

  /** Expects the labels of fields. */
  async expectLabels(names: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, label] of Object.entries(names)) await expect(this.field(name)).toHaveAccessibleName(label)
  }

  /** Fills in a name and an e-mail address that is made of its first word, and sends the form. */
  async sendAs(person: string, send = () => this.sendButton.click()): Promise<void> {
    await this.fill({ name: person, "e-mail": `${person.split(" ")[0]?.toLowerCase()}@example.com` })
    await send()
  }

  /** Fills in the fields, ticks the boxes and sends the form, and moves only with the Tab key. */
  async sendByKeyboard(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [name, text] of Object.entries(texts)) {
      await this.#tabTo(this.field(name))
      if (text === "ticked") await this.#page.keyboard.press("Space")
      else await this.#page.keyboard.type(text)
    }
    await this.#tabTo(this.sendButton)
    await this.#page.keyboard.press("Enter")
  }

  async #tabTo(control: Locator): Promise<void> {
    for (let stops = 0; stops < 12 && !(await hasFocus(control)); stops += 1) await this.#page.keyboard.press("Tab")
    await expect(control).toBeFocused()
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
    const address = new URL(contactRequestsPath, this.#page.url()).href
    const data = { topic: "contact", language: "sv", name: person, email: `${person}@example.com`, key }
    await this.#page.route(address, (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), key }) }),
    )
    return (await this.#page.request.post(address, { data })).status()
  }

  /** Fills in the field that is hidden from people. */
  async fillTrap(): Promise<void> {
    await this.form.locator("[name=website]").evaluate((input: HTMLInputElement) => {
      input.value = "https://robot.example/"
    })
  }

  /**
   * Sends a form without a browser, as robots do, optionally for a client behind a proxy.
   * @returns status of the answer
   */
  async statusOfForm(fields: Readonly<Record<string, string | number>>, client = ""): Promise<number> {
    const address = new URL(contactRequestsPath, this.#page.url()).href
    const data = { topic: "contact", language: "sv", email: "client@example.com", ...fields }
    const headers = client === "" ? {} : { "x-forwarded-for": client }
    return (await this.#page.request.post(address, { data, headers })).status()
  }

  /** Sends the form of each row, in their order, and expects its status. */
  async expectStatuses(rows: readonly Readonly<Record<string, string>>[]): Promise<void> {
    for (const { name = "", client, status } of rows)
      expect([name, await this.statusOfForm({ name }, client)]).toEqual([name, Number(status)])
  }

  /** Sends a form to a site from a page of another. */
  async sendFromAnotherSite(site: SiteName): Promise<void> {
    await this.#page.goto("about:blank")
    await this.#page.setContent(
      `<form method="post" action="${addressOf(site)}${contactRequestsPath}"><input name="name" value="Bait"><button>Win</button></form>`,
    )
    await this.#page.getByRole("button", { name: "Win" }).click()
    await this.#page.waitForURL(`**${contactRequestsPath}`)
  }
}
