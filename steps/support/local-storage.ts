import type { SiteWorld } from "./world.ts"

/** Stores a text before the first page loads, unless a page has already stored one. */
export const setDeviceValue = (world: SiteWorld, key: string, text: string): Promise<unknown> =>
  world.prepare(([key = "", text = ""]) => localStorage.setItem(key, localStorage.getItem(key) ?? text), [key, text])

/** Returns the stored text. */
export const deviceValue = ({ page }: SiteWorld, key: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), key)
