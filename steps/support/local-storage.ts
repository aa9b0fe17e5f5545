import type { SiteWorld } from "./world.ts"

/** Stores a text before the first page loads, and keeps what later pages store. */
export const setDeviceValue = ({ context }: SiteWorld, key: string, text: string): Promise<unknown> =>
  context.addInitScript(
    ([key = "", text = ""]) => localStorage.setItem(key, localStorage.getItem(key) ?? text),
    [key, text],
  )

/** Returns what the device keeps. */
export const deviceValue = ({ page }: SiteWorld, key: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), key)
