import type { Page } from "playwright"

/** Adds a script with an address to the head. */
const scriptFrom = (address: string) =>
  `document.head.append(Object.assign(document.createElement("script"), { src: ${JSON.stringify(address)} }))`

/** Ways to turn text into a script, as an injection flaw in the site would allow, by the words of the features. */
const injections = {
  "a script": `
    const script = document.createElement("script")
    script.textContent = "window.slippedIn = true"
    document.body.append(script)`,
  "the address of another host": scriptFrom("https://evil.example/app-0a1b2c3d.js"),
  "the address of a vendor": scriptFrom("https://s.pinimg.com/ct/core.js"),
  "the address of a false picture": scriptFrom("/media/picture.js"),
  markup: `
    document.querySelector("main")?.insertAdjacentHTML("beforeend", "<svg id='slipped-in'></svg>")
    if (document.getElementById("slipped-in")) window.slippedIn = true`,
  "an attribute that acts": `
    const button = document.body.appendChild(document.createElement("button"))
    button.setAttribute("onclick", "window.slippedIn = true")
    button.click()`,
  "a program": `new Function("window.slippedIn = true")()`,
  "a link that is a script": `
    const link = document.body.appendChild(document.createElement("a"))
    link.href = "javascript:void (window.slippedIn = true)"
    link.click()`,
} as const

export type Injection = keyof typeof injections
export const injectionNames = Object.keys(injections) as Injection[]

/** Slips scripts into the page, and tells whether they have run. */
export class Injections {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  /** Runs in a timer, because code that a scenario evaluates directly may bypass the page's policy. */
  async inject(injection: Injection): Promise<void> {
    await this.#page.evaluate(`setTimeout(() => { try { ${injections[injection]} } catch {} })`)
  }

  hasRun(): Promise<boolean> {
    return this.#page.evaluate(() => "slippedIn" in window)
  }

  /** Returns those of the names by which the browser knows no feature. */
  unknownFeatures(names: readonly string[]): Promise<string[]> {
    return this.#page.evaluate((names) => {
      const { featurePolicy } = document as unknown as { featurePolicy: { features(): string[] } }
      return names.filter((name) => !featurePolicy.features().includes(name))
    }, names)
  }

  /** Returns features that scripts of the page may use. */
  allowedFeatures(): Promise<string[]> {
    return this.#page.evaluate(() =>
      (document as unknown as { featurePolicy: { allowedFeatures(): string[] } }).featurePolicy.allowedFeatures(),
    )
  }
}
