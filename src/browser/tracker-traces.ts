import { type Purpose, purposes } from "../spec/trackers.ts"
import { isAllowed } from "./consent.ts"

/** Cookies and stored items that the vendors' scripts write in the site's own name. */
const traces: Readonly<Record<Purpose, RegExp>> = {
  statistics: /^_ga(_|$)|^_gid$|^_gat/,
  marketing: /^_fb[pc]$|^_pin_unauth$|^_pinterest_|^_(derived_)?epik$|^_tb_|^t_gid$|taboola|^_tfa|outbrain|^OB-/i,
}

const names = (text: string): string[] => text.split("; ").map((cookie) => cookie.split("=")[0] ?? "")

/** A cookie is deleted under each domain that the site may have set it for: `a.b.se`, `.a.b.se`, `.b.se`. */
const domains = (): string[] => {
  const labels = location.hostname.split(".")
  return ["", ...labels.slice(0, -1).map((_, index) => `; domain=.${labels.slice(index).join(".")}`)]
}

/** Deletes what trackers have left on the device without, or no longer with, the visitor's consent. */
export const deleteTraces = (): void => {
  const unwanted = (name: string) => purposes.some((purpose) => !isAllowed(purpose) && traces[purpose].test(name))
  for (const name of names(document.cookie).filter(unwanted))
    for (const domain of domains()) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from browsers of a year ago
      document.cookie = `${name}=; max-age=0; path=/${domain}`
    }
  try {
    for (const name of Object.keys(localStorage).filter(unwanted)) localStorage.removeItem(name)
  } catch {}
}
