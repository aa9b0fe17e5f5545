import type { Page } from "playwright"
import { CookieConsent } from "../screens/cookie-consent.ts"
import { SitePage } from "../screens/site-page.ts"
import type { Choice } from "./consent-choices.ts"
import { expect, unlessNavigated } from "./expect.ts"
import type { Visitor } from "./visitor.ts"
import { idle } from "./waits.ts"

/** Resolves when another window has stored a choice; it runs in the browser, after the site's own listener. */
const newChoice = () =>
  new Promise<void>((resolve) => {
    addEventListener("storage", ({ key, newValue }) => {
      if (key === "consent" && newValue !== null) resolve()
    })
  })

/** Marks the document in a window; a reload replaces it with one without the mark. */
const markDocument = () => void Object.assign(globalThis, { isMarked: true })
const isMarked = () => "isMarked" in globalThis

/**
 * Withdraws consent in a second window at the same address, closes it, and waits until the first window has done what
 * follows from the choice.
 */
export const withdrawInAnotherWindow = async (visitor: Visitor, choice: Choice): Promise<void> => {
  const isTold = visitor.page.evaluate(newChoice)
  const window = await visitor.context.newPage()
  await window.goto(visitor.page.url())
  const consent = new CookieConsent(window)
  await consent.openSettings()
  await window.evaluate(markDocument)
  await consent.choose(choice)
  await expect(consent.either).toHaveCount(0)
  // The window reloads itself, and Chromium may never close one that is about to be replaced.
  await expect.poll(() => unlessNavigated(window.evaluate(isMarked))).toBe(false)
  await window.waitForLoadState()
  await window.close()
  await isTold
  await idle(visitor)
}

/** What tells one page from another. */
export const summaryOf = async (page: Page) => {
  const screen = new SitePage(page)
  return {
    address: page.url(),
    heading: await screen.heading.textContent(),
    language: await screen.document.getAttribute("lang"),
  }
}

/** Opens the visitor's address in a second window, and returns how it answered. */
export const openInAnotherWindow = async (visitor: Visitor) => {
  const window = await visitor.context.newPage()
  const answer = await window.goto(visitor.page.url())
  const isRedirected = answer?.request().redirectedFrom() !== null
  const summary = { ...(await summaryOf(window)), status: answer?.status(), isRedirected }
  await window.close()
  return summary
}
