import type { Locator, Page } from "playwright"
import { named } from "./names.ts"

/** Finds what surrounds the contents of every page: header, footer and messages about the page as a whole. */
export class PageFrame {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
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

  /** The line that offers the page in another language. */
  get languageOffer(): Locator {
    return this.#page.getByRole("region", { name: named("languageOffer") })
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
    return this.#page.locator('p[aria-live="polite"]:not(main *)')
  }

  /** The announcement of a new page for screen readers. */
  get announcement(): Locator {
    return this.#page.locator('[aria-live="assertive"]')
  }

  /** Returns how many of each part the page has. */
  async countOfParts(): Promise<Record<"header" | "menu" | "main" | "footer", number>> {
    return {
      header: await this.banner.count(),
      menu: await this.navigation.count(),
      main: await this.#page.getByRole("main").count(),
      footer: await this.footer.count(),
    }
  }
}
