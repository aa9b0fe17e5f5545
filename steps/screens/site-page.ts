import type { ElementHandle, Locator, Page } from "playwright"
import { expect } from "../support/expect.ts"
import { painted } from "../support/waits.ts"
import { ContactScreen } from "./contact.ts"
import { CookieConsent } from "./cookie-consent.ts"

/** Returns the element with the focus, and whether its middle can be seen; it runs in the browser. */
const stopOfTab = () => {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const topElement = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return {
    name: element.textContent || element.id,
    isSeen: topElement !== null && (element.contains(topElement) || topElement.contains(element)),
  }
}

/** Finds what every page of a site has, by role and accessible name. */
export class SitePage {
  readonly #page: Page

  #list: ElementHandle | null = null

  constructor(page: Page) {
    this.#page = page
  }

  /** Remembers the element of the list of homes, to tell it from a newly rendered one. */
  async rememberList(): Promise<void> {
    const lists = this.main.getByRole("list").filter({ has: this.#page.getByRole("article") })
    this.#list = await lists.first().elementHandle()
  }

  get rememberedList(): ElementHandle {
    if (!this.#list) throw new Error("no step remembered a list")
    return this.#list
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
    return this.banner.getByRole("navigation", { name: /^(Huvudmeny|Main menu|Päävalikko|Hovedmeny)$/ })
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
    return this.banner.getByRole("navigation", { name: /^(Språk|Language|Kieli)$/ })
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

  firstLink(name: string): Locator {
    return this.main.getByRole("link", { name, exact: true }).first()
  }

  linkIn(part: string, name: string): Locator {
    return this.part(part).getByRole("link", { name, exact: true })
  }

  /** Scrolls to a distance from the top; the site saves the position in the next frame. */
  async scrollTo(distance: number): Promise<void> {
    await this.#page.evaluate((top) => window.scrollTo(0, top), distance)
    await painted({ page: this.#page })
  }

  scrolled(): Promise<number> {
    return this.#page.evaluate(() => window.scrollY)
  }

  /** Returns the pixels between an element and the place that the browser scrolls it to. */
  distanceTo(id: string): Promise<number | string> {
    return this.#page.evaluate((id) => {
      const element = document.getElementById(id)
      if (!element) return `there is no ${id}`
      const above = [
        getComputedStyle(document.documentElement).scrollPaddingTop,
        getComputedStyle(element).scrollMarginTop,
      ]
      const place = above.reduce((sum, length) => sum + (Number.parseFloat(length) || 0), 0)
      return Math.round(element.getBoundingClientRect().top - place)
    }, id)
  }

  /** Goes steps in the browser's history, and returns when the page has been told. */
  async goInHistory(steps: number): Promise<void> {
    await this.#page.evaluate((steps) => {
      const popstate = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }))
      history.go(steps)
      return popstate
    }, steps)
  }

  /** Presses a link to a place in the page. */
  async goToFragment(fragment: string): Promise<void> {
    await this.#page.evaluate((fragment) => {
      const popstate = new Promise((resolve) => addEventListener("popstate", resolve, { once: true }))
      document.querySelector<HTMLAnchorElement>(`a[href="${fragment}"]`)?.click()
      return popstate
    }, fragment)
  }

  /** Whether anything in the remembered list can have the focus. */
  canFocusInList(): Promise<boolean> {
    return this.rememberedList.evaluate((list) => {
      for (const each of (list as HTMLElement).querySelectorAll<HTMLElement>("a[href], button"))
        each.focus({ preventScroll: true })
      return list.contains(document.activeElement)
    })
  }

  /** Returns the paths of other pages to which links in the window lead. */
  async pagesLinkedInWindow(): Promise<string[]> {
    const paths = await this.#page.locator('a[href^="/"]').evaluateAll((links) =>
      links
        .filter((link) => {
          const { top, bottom } = link.getBoundingClientRect()
          return bottom > 0 && top < innerHeight
        })
        .map((link) => (link as HTMLAnchorElement).pathname),
    )
    const { pathname } = new URL(this.#page.url())
    return [...new Set(paths.filter((path) => path.endsWith("/") && path !== pathname))]
  }

  /** Has the links to homes name a template that no deployment has. */
  async nameMissingTemplate(): Promise<void> {
    await this.main.locator("a[data-chunk]").evaluateAll((links) => {
      for (const link of links) link.setAttribute("data-chunk", "component---src-templates-gone-tsx")
    })
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

  linksTo(address: string): Locator {
    return this.main.locator(`a[href="${address}"]`)
  }

  /** Returns the paths of all links within the site. */
  pathsOfLinks(): Promise<string[]> {
    return this.#page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
  }

  async assertVisiblyFocused(name: string): Promise<void> {
    await expect(this.focused).toHaveAccessibleName(name)
    await expect(this.focused).toBeInViewport()
    await expect(this.focused).not.toHaveCSS("outline-style", "none")
  }

  /** Presses Tab for each of the names. */
  async tabThrough(names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.#page.keyboard.press("Tab")
      await this.assertVisiblyFocused(name)
    }
  }

  /** Presses Tab past the browser's own controls, which stand between the last element of a page and the first. */
  async tabRound(): Promise<void> {
    await this.#page.keyboard.press("Tab")
    if ((await this.focused.count()) === 0) await this.#page.keyboard.press("Tab")
  }

  /** The element that has the focus. */
  get focused(): Locator {
    return this.#page.locator(":focus")
  }

  /** Presses Tab through the page, and returns each stop with whether its middle can be seen. */
  async stopsOfTab(): Promise<{ name: string; isSeen: boolean }[]> {
    const stops: { name: string; isSeen: boolean }[] = []
    for (;;) {
      await this.#page.keyboard.press("Tab")
      const stop = await this.#page.evaluate(stopOfTab)
      if (stop === null) return stops
      stops.push(stop)
    }
  }

  section(heading: string): Locator {
    return this.main.getByRole("region", { name: heading, exact: true })
  }

  /** Cards of homes, which are articles with a price. */
  homes(within: Locator = this.main): Locator {
    return within.getByRole("article").filter({ has: this.#page.getByRole("definition") })
  }

  home(headline: string): Locator {
    return this.homes().filter({ has: this.#page.getByRole("heading", { name: headline, exact: true }) })
  }

  /** Cards of articles, which are articles with a date. */
  articles(within: Locator = this.main): Locator {
    return within.getByRole("article").filter({ has: this.#page.getByRole("time") })
  }

  /** Values beside a term, except those in the cards of other homes. */
  values(term: string, within: Locator = this.main): Locator {
    return within
      .locator("dl > div:not(article *)")
      .filter({ has: this.#page.getByRole("term").getByText(term, { exact: true }) })
      .getByRole("definition")
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
