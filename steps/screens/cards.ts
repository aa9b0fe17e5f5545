import type { Locator } from "playwright"

/** Cards by their plural name. */
export const cards = {
  homes: (within: Locator): Locator =>
    within.getByRole("article").filter({ has: within.page().getByRole("definition") }),
  articles: (within: Locator): Locator => within.getByRole("article").filter({ has: within.page().getByRole("time") }),
  areas: (within: Locator): Locator => within.getByRole("listitem").getByRole("link"),
} as const
export type Cards = (typeof cards)[keyof typeof cards]
