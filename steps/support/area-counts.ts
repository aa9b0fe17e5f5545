import assert from "node:assert/strict"
import { HomeSearch } from "../screens/search.ts"
import { expect } from "./expect.ts"
import type { SiteWorld } from "./world.ts"

/** What the index says of an area. */
type Offer = { readonly sentence: string; readonly link: string; readonly path: string }

/** Opens the search of each area, and requires as many homes as the area's sentence and link say. */
export const assertCountsAgree = async (world: SiteWorld, offers: readonly Offer[]): Promise<void> => {
  for (const { sentence, link, path } of offers) {
    const homes = (sentence.match(/\d+/g) ?? []).reduce((sum, number) => sum + Number(number), 0)
    assert.deepEqual(link.match(/\d+/g), [String(homes)], `${sentence} – ${link}`)
    await world.open(world.site, path)
    await expect(new HomeSearch(world.page).found).toHaveText(new RegExp(`^${homes} `))
  }
}
