import { longestTimeoutMs } from "../../browser/hydration/idle.ts"
import { isNew } from "../../domain/homes.ts"

/** Stored values that change nothing in view: a refusal of every purpose, the language, and homes at the foot of pages. */
const changesNothing = (key: string): boolean =>
  ["language", "recently-viewed"].includes(key) || (key === "consent" && !`${localStorage.consent}`.includes(":true"))

const hasStored = (): boolean => {
  try {
    return (
      Object.keys(localStorage).some((key) => !changesNothing(key)) ||
      // Gatsby's runtime stores the position in each page.
      Object.keys(sessionStorage).some((key) => !/^(@@|gatsby-)/.test(key))
    )
  } catch {
    return false
  }
}

/** Whether an untouched page has to do what only scripts can: it has a query, stored values or error reporting. */
export const needsScripts = (): boolean =>
  location.search !== "" || hasStored() || document.querySelector('meta[name="sentry-dsn"]') !== null

/** Runs `start` when a part is in view whose HTML is no longer right, from the moment `data-live` (ms). */
export const whenOutdated = (start: () => void): void => {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
  )
  for (const part of document.querySelectorAll<HTMLElement>("[data-live]")) {
    // Browsers take a delay that is far below 0 for a long one.
    const delay = Math.max(0, Number(part.dataset.live) - Date.now())
    if (delay <= longestTimeoutMs) setTimeout(() => observer.observe(part), delay)
  }
}

/** Shows the labels of new homes, with their time of publication in `data-new`; a built page would show them for ever. */
export const showNew = (): void => {
  for (const { dataset, style } of document.querySelectorAll<HTMLElement>("[data-new]"))
    if (isNew(`${dataset.new}`, Date.now())) style.visibility = ""
}
