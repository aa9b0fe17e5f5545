import type { HTMLElement } from "node-html-parser"
import { contactWordsOf } from "../../domain/paths.ts"

/** Path on the site that an element leads to, with the id of a part of the page, if any. */
export type Link = { readonly path: string; readonly fragment: string }

/** Attributes with an address; browsers load those of resources at once. */
const addresses: readonly (readonly [selector: string, attribute: string])[] = [
  ["a[href], area[href], link[href], use[href], image[href]", "href"],
  ["script[src], img[src], source[src], iframe[src], video[src], audio[src], embed[src], input[src]", "src"],
  ["img[srcset], source[srcset]", "srcset"],
  ["link[imagesrcset]", "imagesrcset"],
  ["video[poster]", "poster"],
  ["object[data]", "data"],
  ["form[action]", "action"],
  ["button[formaction]", "formaction"],
  ['meta[property="og:url"], meta[property="og:image"]', "content"],
]

/** Relations of a link that no browser loads. */
const unloaded = /^(?:canonical|alternate|author|license|me|next|prev)$/

const isResource = (element: HTMLElement): boolean => {
  const tag = element.rawTagName.toLowerCase()
  return !["a", "area", "meta"].includes(tag) && !(tag === "link" && unloaded.test(element.getAttribute("rel") ?? ""))
}

const addressesIn = (value: string, attribute: string): string[] =>
  attribute.endsWith("srcset")
    ? value.split(",").flatMap((candidate) => candidate.trim().split(/\s+/)[0] || [])
    : [value]

/** Addresses of the site in structured data. */
const structuredAddresses = (page: HTMLElement, origin: string): string[] =>
  page
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ rawText }) => [...rawText.matchAll(/"(https:[^"\\]*)"/g)].map(([, address = ""]) => address))
    .filter((address) => address.startsWith(`${origin}/`))

/**
 * Returns the links of a page that lead to the site itself, each once, and its faults: a resource of another host, and an
 * address that is none.
 */
export const linksOf = (
  page: HTMLElement,
  path: string,
  origin: string,
): { readonly links: Link[]; readonly faults: string[] } => {
  const links = new Map<string, Link>()
  const faults: string[] = []
  const read = (address: string, name: string, loads: boolean) => {
    if (!URL.canParse(address, origin + path)) {
      faults.push(`has the address "${address}" in a <${name}>, which is none: correct it`)
      return
    }
    const url = new URL(address, origin + path)
    if (url.protocol === "javascript:")
      faults.push(
        `runs a script from the address of a <${name}>, which the policy forbids: listen to its events instead`,
      )
    if (!/^https?:$/.test(url.protocol)) return
    if (url.origin === origin) {
      const link = { path: decodeURI(url.pathname), fragment: decodeURIComponent(url.hash.slice(1)) }
      links.set(`${link.path}#${link.fragment}`, link)
    } else if (loads)
      faults.push(`loads ${url.origin}${url.pathname} in a <${name}>, from another host: serve the file from the site`)
  }
  for (const [selector, attribute] of addresses)
    for (const element of page.querySelectorAll(selector))
      for (const address of addressesIn(element.getAttribute(attribute) ?? "", attribute))
        read(address, element.rawTagName, isResource(element))
  for (const part of page.querySelectorAll("[data-island]"))
    for (const file of part.getAttribute("data-island")?.split(" ") ?? [])
      if (file.startsWith("/")) read(file, part.rawTagName, false)
  // A script of the form loads its texts, as the service does.
  if (page.querySelector("form[data-contact-form]"))
    read(contactWordsOf(page.querySelector("html")?.getAttribute("lang") ?? ""), "form", false)
  for (const address of structuredAddresses(page, origin)) read(address, "script", false)
  return { links: [...links.values()], faults }
}
