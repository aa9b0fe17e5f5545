import type { Locator } from "playwright"

const homes = (within: Locator): Locator =>
  within.getByRole("article").filter({ has: within.page().getByRole("definition") })

/** Cards by the words of the features. */
export const cards = {
  homes,
  home: homes,
  articles: (within: Locator): Locator => within.getByRole("article").filter({ has: within.page().getByRole("time") }),
  areas: (within: Locator): Locator => within.getByRole("listitem").getByRole("link"),
} as const
export type Cards = (typeof cards)[keyof typeof cards]
