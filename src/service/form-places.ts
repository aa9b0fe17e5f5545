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

/** Path of the page of the site that the visitor comes from: by its host, or where a proxy hides that, by the browser's word. */
const pathBefore = ({ headers, url }: Request, origin: string): string | undefined => {
  const referrer = headers.get("referer") ?? ""
  if (!URL.canParse(referrer)) return undefined
  const { host, pathname } = new URL(referrer)
  const hosts = [new URL(url).host, new URL(origin).host]
  if (!hosts.includes(host) && headers.get("sec-fetch-site") !== "same-origin") return undefined
  try {
    return decodeURI(pathname)
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
  request: Request,
  site: Market,
  { page, language }: { readonly page?: unknown; readonly language?: unknown } = {},
): string[] => {
  const before = pathBefore(request, site.origin)
  const spoken =
    site.languages.find((one) => one === language) ??
    preferredLanguage(request.headers.get("accept-language") ?? "", site.languages) ??
    site.languages[0]
  const contact = spoken && hasRoute(site, "contact") ? pathOf(site, spoken, "contact") : undefined
  return [page, before, contact].filter((path) => typeof path === "string")
}
