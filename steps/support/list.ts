import { HomeSearch } from "../screens/search.ts"
import type { SiteWorld } from "./world.ts"

/** Opens the pages of the list one after another, and returns the names of their homes. */
export const readList = async (world: SiteWorld, first: string): Promise<string[]> => {
  const names: string[] = []
  for (let path: string | null = first; path !== null; path = await new HomeSearch(world.page).nextPage()) {
    await world.open(world.site, path)
    names.push(...(await world.screen.homes().getByRole("heading").allInnerTexts()))
  }
  return names
}
