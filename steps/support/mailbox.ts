import assert from "node:assert/strict"
import type { Page } from "playwright"
import PostalMime, { type Email } from "postal-mime"
import { receivedFolder, recordsIn } from "../../src/tools/received.ts"
import { deliveryIdsOf } from "./contact-requests.ts"
import type { Profile } from "./profiles.ts"
import { allDelivered, attemptsAt } from "./received.ts"
import { alertsDelivered } from "./stored-alerts.ts"
import { asRead, assertIncludes } from "./text.ts"

const ownLinks = /<a [^>]*>.*?<\/a>/gs

/** What mail programs turn into a link by themselves; digits are left out, because dates have dots. */
const linkLike = /\p{L}[.@]\p{L}|:\/\//u

/** Removes the invisible characters that keep mail programs from making links. */
const asSeen = (text: string): string => text.replaceAll("\u200c", "")

/** Reads the e-mails that the mail server has taken, as their recipients do. */
export class Mailbox {
  readonly #visitor: { readonly context: Profile }
  /** The e-mail that a step has opened. */
  email!: Email

  constructor(visitor: { readonly context: Profile }) {
    this.#visitor = visitor
  }

  /** Returns each e-mail about a person's request, and its recipient, once all that is to come has come. */
  async #allAbout(person: string): Promise<{ to: string; email: Email }[]> {
    await allDelivered(person)
    const taken = recordsIn(receivedFolder(), "mail").filter(({ state }) => state === "taken")
    const all = await Promise.all(taken.map(async ({ to, raw = "" }) => ({ to, email: await PostalMime.parse(raw) })))
    const ids = deliveryIdsOf(person)
    return all.filter(({ email: { messageId } }) => ids.some((id) => messageId?.startsWith(`<${id}@`)))
  }

  async recipientsAbout(person: string): Promise<string[]> {
    return (await this.#allAbout(person)).map(({ to }) => to).sort()
  }

  /** Opens the one e-mail to an address about a person's request, or the one with a subject. */
  async open(address: string, person: string, subject?: string): Promise<void> {
    const all = (await this.#allAbout(person)).filter(
      ({ to, email }) => to === address && (subject === undefined || email.subject === subject),
    )
    assert.equal(all.length, 1, `e-mails to ${address} about ${person}`)
    const [{ email } = { email: undefined }] = all
    assert.ok(email?.html && email.text)
    assert.equal(email.to?.[0]?.address, address)
    this.email = email
  }

  /** Returns the path of the link to the page of a sign-up, in its receipt. */
  async pathOfSignUp(person: string): Promise<string> {
    await this.open(`${person}@example.com`, person)
    const { pathname, search } = new URL((await this.links()).find((link) => link.includes("sign-up=")) ?? "")
    return pathname + search
  }

  /** Opens the last e-mail that an address, in any letter case, has got from its alerts, of which there are a number. */
  async openLast(address: string, count?: number): Promise<void> {
    await alertsDelivered(address)
    const taken = recordsIn(receivedFolder(), "mail").filter(
      ({ to, state }) => to.toLowerCase() === address.toLowerCase() && state === "taken",
    )
    if (count !== undefined) assert.equal(taken.length, count, `e-mails to ${address}`)
    this.email = await PostalMime.parse(taken.at(-1)?.raw ?? "")
  }

  /** Returns the path of the link to the page of an alert, in its last e-mail. */
  async pathOfAlert(address: string): Promise<string> {
    await this.openLast(address)
    const { pathname, search } = new URL((await this.links()).find((link) => link.includes("alert=")) ?? "")
    return pathname + search
  }

  async #show(html: string): Promise<Page> {
    const page = await this.#visitor.context.newPage()
    await page.setContent(html)
    return page
  }

  /** Expects texts, or labels with their values, both in the HTML and in the plain text of the e-mail. */
  async expectTexts(rows: readonly (readonly string[])[]): Promise<void> {
    const page = await this.#show(this.email.html ?? "")
    const shown = await page.locator("body").innerText()
    await page.close()
    assertIncludes(
      asSeen(shown),
      rows.map((cells) => asRead(cells.join(" "))),
    )
    assertIncludes(
      asSeen(this.email.text ?? ""),
      rows.map((cells) => asRead(cells.join(": "))),
    )
  }

  /** Returns the addresses to which links of the e-mail lead. */
  async links(): Promise<string[]> {
    const page = await this.#show(this.email.html ?? "")
    const links = await page.getByRole("link").all()
    const addresses = await Promise.all(links.map((link) => link.getAttribute("href")))
    await page.close()
    return addresses.map(String)
  }

  /** The same addresses, with `<id>` in the place of each id. */
  async linksWithoutIds(): Promise<string[]> {
    return (await this.links()).map((link) => link.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/, "<id>"))
  }

  /** Returns the path of the link that ends all e-mails to the mailbox, in the e-mail that a step has opened. */
  async pathOfEnd(): Promise<string> {
    const { pathname, search } = new URL((await this.links()).find((link) => link.includes("end-messages=")) ?? "")
    return pathname + search
  }

  /** Expects that no text outside of links looks like an address. */
  async expectNothingLinkLike(): Promise<void> {
    const page = await this.#show((this.email.html ?? "").replaceAll(ownLinks, ""))
    const text = await page.locator("body").innerText()
    await page.close()
    assert.doesNotMatch(text, linkLike)
  }

  /** Message-IDs of all attempts to reach a recipient. */
  async idsOfAttempts(address: string): Promise<string[]> {
    const emails = await Promise.all(attemptsAt(address).map(({ raw = "" }) => PostalMime.parse(raw)))
    return emails.map(({ messageId = "none" }) => messageId)
  }
}
