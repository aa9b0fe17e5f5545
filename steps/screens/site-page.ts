import type { Locator, Page } from "playwright"
import { ContactScreen } from "./contact.ts"
import { CookieConsent } from "./cookie-consent.ts"
import { named } from "./names.ts"

const signIn = /logga in|sign ?in|log ?in|kirjaudu|konto|account|tili\b|logg inn|register/i

/** Cards by their plural name. */
export const cards = {
  homes: (within: Locator): Locator =>
    within.getByRole("article").filter({ has: within.page().getByRole("definition") }),
  articles: (within: Locator): Locator => within.getByRole("article").filter({ has: within.page().getByRole("time") }),
  areas: (within: Locator): Locator => within.getByRole("listitem").getByRole("link"),
} as const
export type Cards = (typeof cards)[keyof typeof cards]

/** Finds what every page of a site has, by role and accessible name. */
export class SitePage {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  get heading(): Locator {
    return this.#page.getByRole("heading", { level: 1 })
  }

  get main(): Locator {
    return this.#page.getByRole("main")
  }

  get banner(): Locator {
    return this.#page.getByRole("banner")
  }

  get footer(): Locator {
    return this.#page.getByRole("contentinfo")
  }

  get navigation(): Locator {
    return this.banner.getByRole("navigation", { name: named("mainMenu") })
  }

  /** Every navigation of the page. */
  get everyNavigation(): Locator {
    return this.#page.getByRole("navigation")
  }

  get menuLinks(): Locator {
    return this.navigation.getByRole("link")
  }

  /** The button that opens the menu, where there is one. */
  get menuButtons(): Locator {
    return this.navigation.getByRole("button")
  }

  menuButton(name: string): Locator {
    return this.navigation.getByRole("button", { name, exact: true })
  }

  get languageSwitch(): Locator {
    return this.banner.getByRole("navigation", { name: named("languages") })
  }

  get currentLanguage(): Locator {
    return this.languageSwitch.locator("[aria-current]")
  }

  /** The progress bar while the next page loads. */
  get progress(): Locator {
    return this.#page.getByRole("progressbar")
  }

  /** Status messages for screen readers about the page as a whole. */
  get status(): Locator {
    return this.#page.getByRole("status").and(this.#page.locator(":not(main *)"))
  }

  /** The announcement of a new page for screen readers. */
  get announcement(): Locator {
    return this.#page.locator('[aria-live="assertive"]')
  }

  /** The message in place of a part of the page that failed to load. */
  get failure(): Locator {
    return this.#page.getByRole("alert", { includeHidden: true })
  }

  get shownFailure(): Locator {
    return this.failure.filter({ visible: true })
  }

  /** Returns how many of each part the page has; any navigation counts in a page without a main menu. */
  async countOfParts(): Promise<Record<"header" | "navigation" | "main" | "footer", number>> {
    const mainMenus = await this.navigation.count()
    return {
      header: await this.banner.count(),
      navigation: mainMenus || (await this.#page.getByRole("navigation").count()),
      main: await this.main.count(),
      footer: await this.footer.count(),
    }
  }

  /** What search engines are asked to do with the page. */
  get robots(): Locator {
    return this.#page.locator('meta[name="robots"]')
  }

  /** Finds a part by its name in the features. */
  part(name: string): Locator {
    const contact = new ContactScreen(this.#page)
    const parts: Record<string, Locator> = {
      navigation: this.navigation,
      text: this.main,
      footer: this.footer,
      question: new CookieConsent(this.#page).either,
      form: contact.form,
      summary: contact.part.getByRole("group"),
      "notice about their request": contact.notice,
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

  get article(): Locator {
    return this.main.getByRole("article")
  }

  section(heading: string): Locator {
    return this.main.getByRole("region", { name: heading, exact: true })
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
      .filter({ has: this.#page.getByRole("term").getByText(term, { exact: true }) })
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

  get waysToSignIn(): Locator {
    return this.#page
      .locator("input[type=password]")
      .or(this.#page.getByRole("link", { name: signIn }))
      .or(this.#page.getByRole("button", { name: signIn }))
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

  canonical(): Promise<string | null> {
    return this.#page.locator('link[rel="canonical"]').getAttribute("href")
  }

  alternates(): Promise<{ language: string; address: string }[]> {
    return this.#page.locator('link[rel="alternate"][hreflang]').evaluateAll((links) =>
      links.map((link) => ({
        language: link.getAttribute("hreflang") ?? "",
        address: link.getAttribute("href") ?? "",
      })),
    )
  }
}
