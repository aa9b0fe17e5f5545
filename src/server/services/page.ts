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

/** A published page with other content between header and footer, without the trail that leads to that page. */
export const pageSaying = (html: string, title: string, content: string): string => {
  const page = pageWithoutScripts(html)
  const [titleElement, main] = [page.querySelector("title"), page.querySelector("main")]
  if (titleElement) titleElement.textContent = title
  const trail = main?.previousElementSibling
  if (trail?.tagName === "NAV") trail.remove()
  if (main) main.innerHTML = content
  return page.toString()
}
