import { renderToStaticMarkup } from "react-dom/server"
import type { Head, JsonLd } from "../../../site/page.ts"
import { PageHead } from "./PageHead.tsx"

const head: Head = {
  title: "Alla bostäder – Kvistbo",
  description: "Bostäder till salu.",
  canonical: "https://www.kvistbo.example/bostader/",
  alternates: [
    { hrefLang: "sv", href: "https://www.kvistbo.example/bostader/" },
    { hrefLang: "en", href: "https://www.kvistbo.example/en/apartments/" },
    { hrefLang: "x-default", href: "https://www.kvistbo.example/bostader/" },
  ],
  locale: "sv_SE",
  siteName: "Kvistbo",
  type: "website",
  image: { url: "https://www.kvistbo.example/media/flats-01.0a1b2c3d-1200.jpg", alt: "Ett flerbostadshus" },
  feed: { title: "Kvistbos blogg", href: "/feed.xml" },
  manifest: "/manifest.webmanifest",
  jsonLd: [],
  index: true,
}

// Rendered to a string as in the build, because in a document React would move these elements out of their container.
const headOf = (changes: Partial<Head> = {}) =>
  new DOMParser().parseFromString(
    `<html><head>${renderToStaticMarkup(<PageHead head={{ ...head, ...changes }} />)}</head></html>`,
    "text/html",
  ).head

const content = (element: Element, name: string) =>
  element.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content")

test("a page has a title, a description and one address", () => {
  const element = headOf()
  expect(element.querySelector("title")?.textContent).toBe("Alla bostäder – Kvistbo")
  expect(content(element, "description")).toBe("Bostäder till salu.")
  expect(element.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
    "https://www.kvistbo.example/bostader/",
  )
  expect(content(element, "robots")).toBeUndefined()
})

test("a page names its translations", () => {
  const links = [...headOf().querySelectorAll("link[rel=alternate][hreflang]")]
  expect(links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")])).toEqual([
    ["sv", "https://www.kvistbo.example/bostader/"],
    ["en", "https://www.kvistbo.example/en/apartments/"],
    ["x-default", "https://www.kvistbo.example/bostader/"],
  ])
})

test("a page that search engines may not list says so and has no canonical address", () => {
  const element = headOf({ index: false, alternates: [] })
  expect(content(element, "robots")).toBe("noindex")
  expect(element.querySelector("link[rel=canonical]")).toBeNull()
})

test("a link to the page has a preview", () => {
  const element = headOf()
  expect(content(element, "og:title")).toBe("Alla bostäder – Kvistbo")
  expect(content(element, "og:url")).toBe("https://www.kvistbo.example/bostader/")
  expect(content(element, "og:image")).toBe("https://www.kvistbo.example/media/flats-01.0a1b2c3d-1200.jpg")
  expect(content(element, "og:image:alt")).toBe("Ett flerbostadshus")
  expect(content(element, "twitter:card")).toBe("summary_large_image")
})

test("a page without a picture or a feed has no tags for them", () => {
  const element = headOf({ image: null, feed: null })
  expect(content(element, "og:image")).toBeUndefined()
  expect(content(element, "twitter:card")).toBe("summary")
  expect(element.querySelector('link[type="application/atom+xml"]')).toBeNull()
  expect(headOf().querySelector('link[type="application/atom+xml"]')?.getAttribute("href")).toBe("/feed.xml")
})

test("no text can close the script with structured data", () => {
  const place: JsonLd = { "@context": "https://schema.org", "@type": "Place", name: "</script><b id=evil>" }
  const element = headOf({ jsonLd: [place] })
  expect(element.ownerDocument.querySelector("#evil")).toBeNull()
  expect(JSON.parse(element.querySelector('script[type="application/ld+json"]')?.textContent ?? "")).toEqual(place)
})
