import { hasRoute, pathOf } from "../domain/paths.ts"
import type { Language } from "../spec/languages.ts"
import type { Market } from "../spec/markets.ts"

/** Whether a person reads the answer: a form without scripts was sent, or a browser asks for a page to show. */
export const isReadByVisitor = ({ headers }: Request): boolean =>
  (headers.get("content-type") ?? "").toLowerCase().startsWith("application/x-www-form-urlencoded") ||
  (headers.get("accept") ?? "").includes("text/html")

/** Browsers name the languages in the order in which their visitor prefers them. */
const preferredLanguage = (accepted: string, languages: readonly Language[]): Language | undefined => {
  const named = accepted.split(",").map((part) => part.trim().toLowerCase().split(/[-;]/)[0])
  return languages.find((language) => language === named.find((one) => languages.some((known) => known === one)))
}

/** Path of the page of the site that the visitor comes from. */
const pathBefore = (referrer: string, hosts: readonly string[]): string | undefined => {
  if (!URL.canParse(referrer)) return undefined
  const { host, pathname } = new URL(referrer)
  try {
    return hosts.includes(host) ? decodeURI(pathname) : undefined
  } catch {
    return undefined
  }
}

/**
 * Pages to answer a visitor with, the best first: the one that the form says that it stands on, the one that the visitor
 * comes from, and the contact page in their language.
 * @param page and language as the form says them, where it can be read
 */
export const formPlacesOf = (
  { headers, url }: Request,
  site: Market,
  { page, language }: { readonly page?: unknown; readonly language?: unknown } = {},
): string[] => {
  const before = pathBefore(headers.get("referer") ?? "", [new URL(url).host, new URL(site.origin).host])
  const spoken =
    site.languages.find((one) => one === language) ??
    preferredLanguage(headers.get("accept-language") ?? "", site.languages) ??
    site.languages[0]
  const contact = spoken && hasRoute(site, "contact") ? pathOf(site, spoken, "contact") : undefined
  return [page, before, contact].filter((path) => typeof path === "string")
}
