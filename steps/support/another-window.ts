import { CookieConsent } from "../screens/cookie-consent.ts"
import { expect } from "./expect.ts"
import type { Visitor } from "./visitor.ts"

/** Answers the question of consent in a second window at the same address, and closes it. */
export const answerInAnotherWindow = async (visitor: Visitor, settings: string, answer: string): Promise<void> => {
  const window = await visitor.context.newPage()
  await window.goto(visitor.page.url())
  const consent = new CookieConsent(window)
  await consent.settings(settings).click()
  await consent.answer(answer).click()
  await expect(consent.either).toHaveCount(0)
  await window.close()
}
