import type { SiteWorld } from "./world.ts"

/** Stores a text before the first page loads, and keeps what later pages store. */
export const putOnDevice = ({ context }: SiteWorld, key: string, text: string): Promise<unknown> =>
  context.addInitScript(
    ([key = "", text = ""]) => localStorage.setItem(key, localStorage.getItem(key) ?? text),
    [key, text],
  )

/** Returns what the device keeps. */
export const keptOnDevice = ({ page }: SiteWorld, key: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), key)
