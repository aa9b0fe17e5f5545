import type { Locator } from "playwright"

/** Finds a region by its name, or the innermost section by its heading. */
export const sectionOf = (within: Locator, name: string | RegExp): Locator =>
  within
    .getByRole("region", { name, exact: true })
    .or(within.locator("section").filter({ has: within.page().getByRole("heading", { name, exact: true }) }))
    .last()
