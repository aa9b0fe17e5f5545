import type { Page } from "playwright"
import type { Purpose } from "../../src/spec/trackers.ts"
import { unlessNavigated } from "./expect.ts"

/** A visitor's answer for each purpose. */
export type Choice = Readonly<Record<Purpose, boolean>>

/** Choices by the words of the features. */
export const choices: Readonly<Record<string, Choice>> = {
  "all cookies": { statistics: true, marketing: true },
  "only necessary cookies": { statistics: false, marketing: false },
  "only statistics": { statistics: true, marketing: false },
  "only marketing": { statistics: false, marketing: true },
}

const version = "statistics: google; marketing: meta, outbrain, pinterest, taboola"
const date = "2026-11-20T12:00:00.000Z"
const purposes = choices["all cookies"]

/** What a device may have stored as the choice, by the words of the features. */
export const storedChoices: Readonly<Record<string, string>> = {
  "allows statistics": JSON.stringify({ version, date, purposes: choices["only statistics"] }),
  "was about other services": JSON.stringify({ version: version.replace(", taboola", ""), date, purposes }),
  "cannot be read": '{"version":',
}

/** Returns the stored choice as rows of name and value, or undefined while the page is navigating. */
export const storedChoice = async (page: Page): Promise<string[][] | undefined> => {
  const text = await unlessNavigated(page.evaluate(() => localStorage.getItem("consent")))
  if (text === undefined) return undefined
  const { purposes: answers, ...rest } = JSON.parse(text ?? "{}")
  return Object.entries({ ...rest, ...answers }).map(([name, value]) => [name, String(value)])
}
