import { hasRoute, pathOf } from "../../domain/paths.ts"
import type { Language } from "../../spec/languages.ts"
import type { Market } from "../../spec/markets.ts"

/** Whether a browser shows the response; a mail program that sends a form does not. */
export const acceptsHtml = ({ headers }: Request): boolean => (headers.get("accept") ?? "").includes("text/html")

/** Whether a person reads the response: the request is a form without scripts, or accepts HTML. */
export const isReadByVisitor = (request: Request): boolean =>
  (request.headers.get("content-type") ?? "").toLowerCase().startsWith("application/x-www-form-urlencoded") ||
  acceptsHtml(request)

/** Returns the first supported language, because browsers list languages in the visitor's order of preference. */
export const preferredLanguage = (accepted: string, languages: readonly Language[]): Language | undefined => {
  const requested = accepted.split(",").map((part) => part.trim().toLowerCase().split(/[-;]/)[0])
  return languages.find(
    (language) => language === requested.find((one) => languages.some((supported) => supported === one)),
  )
}

/** Path of the referring page, if its host or (behind a proxy that hides the host) `sec-fetch-site` is the site's. */
const referrerPathOf = ({ headers, url }: Request, origin: string): string | undefined => {
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

/** Path of the contact page in a language, or else in that of the visitor's browser; undefined where there is none. */
export const contactPlaceOf = (request: Request, site: Market, language?: unknown): string | undefined => {
  const visitorLanguage =
    site.languages.find((one) => one === language) ??
    preferredLanguage(request.headers.get("accept-language") ?? "", site.languages) ??
    site.languages[0]
  return visitorLanguage && hasRoute(site, "contact") ? pathOf(site, visitorLanguage, "contact") : undefined
}

/**
 * Pages on which to answer a visitor, best first: the page that the form names, the referring page, and the contact
 * page in the visitor's language.
 * @param page and language as the form names them, if it can be read
 */
export const formPlacesOf = (
  request: Request,
  site: Market,
  { page, language }: { readonly page?: unknown; readonly language?: unknown } = {},
): string[] =>
  [page, referrerPathOf(request, site.origin), contactPlaceOf(request, site, language)].filter(
    (path) => typeof path === "string",
  )
