import { type HTMLElement, parse } from "node-html-parser"

/** Reads a published text by its path; undefined if there is no such file. */
export type PublishedText = (path: string) => Promise<string | undefined>

/** Content-Security-Policy of a page that the service sends: that of other pages, without scripts. */
export const pagePolicy =
  "default-src 'self'; script-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

/** Parses a published page without its scripts and their preloads: they would show the published page again. */
export const pageWithoutScripts = (html: string): HTMLElement => {
  const page = parse(html, { comment: true, voidTag: { closingSlash: true } })
  for (const element of page.querySelectorAll("script, link[rel=preload][as=script], link[rel=preload][as=fetch]"))
    element.remove()
  return page
}

/** Puts other content between header and footer of a page, without the trail that leads to that page. */
export const say = (page: HTMLElement, title: string, content: string): void => {
  const [titleElement, main] = [page.querySelector("title"), page.querySelector("main")]
  if (titleElement) titleElement.textContent = title
  const trail = main?.previousElementSibling
  if (trail?.tagName === "NAV") trail.remove()
  if (main) main.innerHTML = content
}

/** A published page with other content between header and footer. */
export const pageSaying = (html: string, title: string, content: string): string => {
  const page = pageWithoutScripts(html)
  say(page, title, content)
  return page.toString()
}

/**
 * Responds with a page that is only for whoever has its address.
 * @param referrer policy: by default the page sends its address to nobody, because that is the key to what it shows
 */
export const privatePage = (html: string, status: number, policy = pagePolicy, referrer = "no-referrer"): Response =>
  new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-store",
      "referrer-policy": referrer,
      "x-robots-tag": "noindex",
    },
  })
