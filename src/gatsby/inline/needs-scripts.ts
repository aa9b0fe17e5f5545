import { isNew } from "../../domain/homes.ts"

/** Stored values that change nothing of a page: a refusal of every purpose, and the language, which is offered later. */
const changesNothing = (key: string): boolean =>
  key === "language" || (key === "consent" && !`${localStorage.consent}`.includes(":true"))

const hasStored = (): boolean => {
  try {
    return sessionStorage.length > 0 || Object.keys(localStorage).some((key) => !changesNothing(key))
  } catch {
    return false
  }
}

/**
 * Whether a page that nobody has touched has to do what only scripts can: it has a query, an earlier place, stored values
 * or error reporting.
 */
export const needsScripts = (): boolean =>
  location.search !== "" || scrollY > 0 || hasStored() || document.querySelector('meta[name="sentry-dsn"]') !== null

/** Runs `start` when a part is in view whose HTML is no longer right since `data-live` (ms). */
export const whenOutdated = (start: () => void): void => {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(),
  )
  for (const part of document.querySelectorAll<HTMLElement>("[data-live]"))
    if (Number(part.dataset.live) <= Date.now()) observer.observe(part)
}

/** Shows the labels of new homes, with their time of publication in `data-new`; a built page would show them for ever. */
export const showNew = (): void => {
  for (const { dataset, style } of document.querySelectorAll<HTMLElement>("[data-new]"))
    if (isNew(`${dataset.new}`, Date.now())) style.visibility = ""
}
