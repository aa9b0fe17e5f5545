import type { Locator } from "playwright"

/** Returns the name of each card's picture: "living-04" of "/media/living-04.0a1b2c3d-400.avif". */
export const firstPictures = (homes: Locator): Promise<string[]> =>
  homes.evaluateAll((cards) =>
    cards.map((card) => /\/media\/([\w-]+)\./.exec(card.querySelector("img")?.src ?? "")?.[1] ?? "no picture"),
  )
