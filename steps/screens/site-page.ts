import type { Locator, Page } from "playwright"
import { cards } from "./cards.ts"
import { ContactScreen } from "./contact.ts"
import { CookieConsent } from "./cookie-consent.ts"
import { FavouriteScreen } from "./favourites.ts"
import { PageFrame } from "./page-frame.ts"
import { sectionOf } from "./sections.ts"

/** Finds the contents of any page, by role and accessible name. */
export class SitePage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get heading(): Locator {
    return this.#page.getByRole("heading", { level: 1 })
  }

  /** A line above everything that the page says of itself. */
  get noteAbove(): Locator {
    return this.#page.locator("body > [role=status]:first-child")
  }

  get main(): Locator {
    return this.#page.getByRole("main")
  }

  /** Every navigation of the page. */
  get everyNavigation(): Locator {
    return this.#page.getByRole("navigation")
  }

  /** The message in place of a part of the page that failed to load. */
  get failure(): Locator {
    return this.#page.getByRole("alert", { includeHidden: true })
  }

  get failureMessage(): Locator {
    return this.failure.filter({ visible: true })
  }

  /** Finds a part by its name in the features. */
  part(name: string): Locator {
    const frame = new PageFrame(this.#page)
    const contact = new ContactScreen(this.#page)
    const parts: Record<string, Locator> = {
      navigation: frame.navigation,
      text: this.main,
      footer: frame.footer,
      "language offer": frame.languageOffer,
      question: new CookieConsent(this.#page).either,
      form: contact.form,
      summary: contact.summary,
      "notice about their request": contact.notice,
      "notice about a favourite": new FavouriteScreen(this.#page).notice,
    }
    return parts[name] ?? this.main
  }

  /** Every main heading, including those of hidden pages. */
  get everyHeading(): Locator {
    return this.main.getByRole("heading", { level: 1, includeHidden: true })
  }

  /** Finds a link of a part; links of the summary are sentences, which their beginning names. */
  linkIn(part: string, name: string): Locator {
    return this.part(part).getByRole("link", { name, exact: part !== "summary" })
  }

  /** Whether the page has loaded with all its pictures. */
  isLoaded(): Promise<boolean> {
    return this.#page.evaluate(() => document.readyState === "complete")
  }

  /** The element of the whole document. */
  get document(): Locator {
    return this.#page.locator("html")
  }

  /** The only live region of the main part. */
  get liveRegion(): Locator {
    return this.main.locator("[aria-live]")
  }

  get article(): Locator {
    return this.main.getByRole("article")
  }

  section(heading: string): Locator {
    return sectionOf(this.main, heading)
  }

  /** Cards of homes, which are articles with a price. */
  homes(within: Locator = this.main): Locator {
    return cards.homes(within)
  }

  home(headline: string): Locator {
    return this.homes().filter({ has: this.#page.getByRole("heading", { name: headline, exact: true }) })
  }

  /** Cards of articles, which are articles with a date. */
  articles(within: Locator = this.main): Locator {
    return cards.articles(within)
  }

  /** Values beside a term, except those in the cards of other homes. */
  values(term: string, within: Locator = this.main): Locator {
    return within
      .locator("dl > div:not(article *)")
      .filter({ has: this.#term(term) })
      .getByRole("definition")
  }

  /** The term with this text, whole or beside what explains it. */
  #term(text: string): Locator {
    const terms = this.#page.getByRole("term")
    return terms.locator(`text=${JSON.stringify(text)}`).or(terms.getByText(text, { exact: true }))
  }

  /** The value beside a term of an article. */
  datedFact(term: string): Locator {
    return this.article
      .locator("dl > div")
      .filter({ has: this.#term(term) })
      .getByRole("definition")
  }

  /** A part of the page whose label or heading begins with the text. */
  content(text: string): Locator {
    return this.main.locator(`[aria-label^="${text}"], h2:has-text("${text}")`)
  }

  /** A text of the page, or of a section of it. */
  text(text: string, section = ""): Locator {
    return (section ? this.section(section) : this.main).getByText(text, { exact: true })
  }

  /** A field to write in, which a group may tell from another of the same name. */
  field(name: string, group = ""): Locator {
    const within = group ? this.main.getByRole("group", { name: group, exact: true }) : this.main
    return within.getByRole("textbox", { name, exact: true })
  }

  /** Buttons and fields of a section. */
  controls(heading: string): Locator {
    return this.section(heading).getByRole("button").or(this.section(heading).getByRole("textbox"))
  }

  get passwordFields(): Locator {
    return this.#page.locator("input[type=password]")
  }

  /** Links, buttons and fields whose accessible name begins with one of the words. */
  controlsNamed(words: readonly string[]): Locator {
    const name = new RegExp(`^(?:${words.join("|")})(?![\\p{L}])`, "iu")
    const roles = (["link", "button", "textbox", "checkbox"] as const).map((role) =>
      this.#page.getByRole(role, { name }),
    )
    return roles.reduce((all, some) => all.or(some))
  }

  /** Fields for an e-mail address outside of the contact form. */
  get otherEmailFields(): Locator {
    return this.#page.locator(
      ":is([type=email], [autocomplete~=email], [autocomplete~=username]):not([data-contact-form] *)",
    )
  }

  linksOutOf(part: Locator): Locator {
    return part.locator('a[href^="https://"]')
  }

  callsIn(part: Locator): Locator {
    return part.locator('a[href^="tel:"]')
  }

  /** The first link to a source at the host. */
  sourceAt(host: string): Locator {
    return this.main.locator(`a[href^="https://${host}/"]`).first()
  }

  table(caption: string): Locator {
    return this.#page.getByRole("table", { name: caption, exact: true })
  }
}
