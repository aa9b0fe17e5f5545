import type { MarketName } from "../../spec/markets.ts"
import { validFields } from "../contact.ts"

const hostNames = ["our server", "Cloudflare", "Netlify", "nginx", "Caddy"] as const

export type HostName = (typeof hostNames)[number]

/** Expected response to a request. */
export type Expected = {
  readonly status: number
  readonly type?: RegExp
  readonly cacheControl?: string
  readonly policy?: keyof typeof policies
  /** Language of the page. */
  readonly lang?: string
  /** Redirect target; empty if there must be none. */
  readonly location?: string
  readonly text?: string
  /** Allows a response without security headers, because it has no content to protect. */
  readonly withoutSecurityHeaders?: true
}
export type Case = Expected & {
  /** Path, in which `<…>` is a pattern for a file of the build. */
  readonly path: string
  readonly method?: string
  /** HOST is replaced with the host's name, because two equal requests are deduped. */
  readonly send?: { readonly type: string; readonly body: string }
  /** Differences of single hosts. */
  readonly exceptions?: Partial<Record<HostName, Partial<Expected>>>
}

/** Start and end of each policy. */
export const policies = {
  page: /^default-src 'self'; script-src 'self' 'sha256-.*frame-ancestors 'none'/,
  form: /^default-src 'self'; script-src 'none'; .*frame-ancestors 'none'/,
  file: /^default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'/,
} as const

/** Security headers, which every response has exactly once. */
export const securityHeaders: Readonly<Record<string, string>> = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
}

const alwaysRevalidate = "public, max-age=0, must-revalidate"
const cacheForAYear = "public, max-age=31536000, immutable"

const html = {
  status: 200,
  type: /^text\/html; charset=utf-8$/i,
  cacheControl: alwaysRevalidate,
  policy: "page",
} as const
const page = (path: string, lang: string): Case => ({ ...html, path, lang })
const missing = (path: string, lang: string): Case => ({
  ...html,
  status: 404,
  path,
  lang,
  exceptions: { Cloudflare: { cacheControl: "no-store" } },
})
/** Cloudflare gives missing files the policy of existing ones, and forbids caching. */
const missingFile = (path: string): Case => ({
  ...missing(path, "sv"),
  exceptions: { Cloudflare: { cacheControl: "no-store", policy: "file" } },
})
const file = (path: string, type: RegExp, cacheControl = alwaysRevalidate): Case => ({
  status: 200,
  path,
  type,
  cacheControl,
  policy: "file",
})
/** Netlify's local runtime sets no headers on redirects. */
const redirect = (path: string, location: string): Case => ({
  status: 301,
  path,
  location,
  cacheControl: alwaysRevalidate,
  exceptions: { Netlify: { withoutSecurityHeaders: true } },
})
/** Redirect to the address of a page. Netlify's local runtime serves the page directly, but its servers redirect. */
const toPage = (path: string, location: string, lang: string): Case => ({
  ...redirect(path, location),
  exceptions: { Cloudflare: { status: 308 }, Netlify: { ...html, lang, location: "" } },
})
/** A changed address, which only our server knows the page of: alone, or behind nginx or Caddy. */
const repaired = (path: string, location: string, lang: string): Case => {
  const notFound = { ...html, status: 404, lang, location: "" } as const
  return {
    ...redirect(path, location),
    exceptions: { Cloudflare: { ...notFound, cacheControl: "no-store" }, Netlify: notFound },
  }
}
/** Doubled and encoded slashes: the other hosts serve the page, whose script shows its own address. */
const joined = (path: string, location: string, lang: string, onNetlify: number): Case => {
  const served = { ...html, lang, location: "" } as const
  return {
    ...redirect(path, location),
    exceptions: { Cloudflare: served, Netlify: { ...served, status: onNetlify }, nginx: served, Caddy: served },
  }
}
/** The not-found page, except where a host refuses the address before any rule. */
const undecodable = (path: string, lang: string, refusals: Partial<Record<HostName, number>>): Case => {
  const { exceptions, ...notFound } = missing(path, lang)
  return {
    status: 404,
    path,
    exceptions: Object.fromEntries(
      hostNames.map((name) => {
        const status = refusals[name]
        return [name, status ? { status, withoutSecurityHeaders: true } : { ...notFound, ...exceptions?.[name] }]
      }),
    ),
  }
}
/** Netlify's local runtime throws, and Go refuses in Caddy. */
const halfEscape = (path: string, lang: string): Case => undecodable(path, lang, { Netlify: 502, Caddy: 400 })
const halfLetter = (path: string, lang: string): Case => undecodable(path, lang, { Netlify: 502 })
const hiddenFile = (path: string): Case => ({
  status: 404,
  path,
  exceptions: { Cloudflare: { status: 502, withoutSecurityHeaders: true } },
})

const script = /^(?:text|application)\/javascript(?:; charset=utf-8)?$/
const json = /^application\/json(?:; charset=utf-8)?$/
const atom = /^application\/xml; charset=utf-8$/

export const cases: Readonly<Record<MarketName, readonly Case[]>> = {
  se: [
    page("/", "sv"),
    page("/en/", "en"),
    page("/objekt/kvistgatan-12/", "sv"),
    page("/en/property/kvistgatan-12/", "en"),
    page("/bostader/?area=haga", "sv"),
    toPage("/bostader", "/bostader/", "sv"),
    toPage("/en/apartments?a=b", "/en/apartments/?a=b", "en"),
    toPage("/index.html", "/", "sv"),
    toPage("/en/apartments/index.html?a=b", "/en/apartments/?a=b", "en"),
    toPage("//bostader", "/bostader/", "sv"),
    joined("//bostader/", "/bostader/", "sv", 200),
    joined("/bostader%2F", "/bostader/", "sv", 404),
    repaired("/Bostader", "/bostader/", "sv"),
    repaired("/en/apartments/%22%3E", "/en/apartments/", "en"),
    repaired("/bostader/%3Fq=x", "/bostader/?q=x", "sv"),
    missing("/100%25", "sv"),
    missing("/en/some%2Fpath", "en"),
    missing("/en/fa%CC%88rg/", "en"),
    halfLetter("/en/f%E4rg/", "en"),
    halfEscape("/100%", "sv"),
    halfEscape("/en/100%", "en"),
    // No redirect may lead to another host: `/\\` is `//` for browsers.
    missing("//sida.example", "sv"),
    missing("/\\sida.example/index.html", "sv"),
    {
      ...toPage("//sida.example/%2e%2e/en", "/en/", "en"),
      exceptions: {
        "our server": { ...html, status: 404, lang: "sv", location: "" },
        Cloudflare: { status: 308 },
        Netlify: { ...html, lang: "en", location: "" },
      },
    },
    missing("/finns-ej/", "sv"),
    missing("/finns-ej", "sv"),
    missing("/en/not-there/", "en"),
    missing("/en/not/there/at/all", "en"),
    missing("/objekt/finns-ej/", "sv"),
    redirect("/property/kvistgatan-12", "/en/property/kvistgatan-12/"),
    redirect("/property/kvistgatan-12/", "/en/property/kvistgatan-12/"),
    // A line break in an address must not start a new header.
    {
      ...redirect("/property/a%0d%0ab:c", "/en/property/a%0d%0ab:c/"),
      exceptions: {
        Netlify: { withoutSecurityHeaders: true, location: "/en/property/ab:c/" },
        nginx: { location: "/en/property/a%0D%0Ab:c/" },
        Caddy: { location: "/en/property/a%0D%0Ab:c/" },
      },
    },
    redirect("/property/kvistgatan-12?a=b", "/en/property/kvistgatan-12/?a=b"),
    file("/page-data/index/page-data.json", json),
    file("/page-data/app-data.json", json),
    file("/search/homes.json", json),
    file("/contact/sv.json", json),
    file("/<app-*.js>", script, cacheForAYear),
    file("/<component---src-visit-front-front-tsx-*.js>", script, cacheForAYear),
    file("/<styles-*.css>", /^text\/css; charset=utf-8$/, cacheForAYear),
    file("/media/<area-avenue.*-1200.jpg>", /^image\/jpeg$/, cacheForAYear),
    file("/media/<area-avenue.*-1200.avif>", /^image\/avif$/, cacheForAYear),
    file("/static/<*.woff2>", /^font\/woff2$/, cacheForAYear),
    file("/favicon.ico", /^image\/(?:x-icon|vnd\.microsoft\.icon)$/, "public, max-age=86400"),
    file("/icons/<*.svg>", /^image\/svg\+xml(?:; charset=utf-8)?$/, "public, max-age=86400"),
    { ...file("/sw.js", script, "no-cache"), policy: "page" },
    { ...file("/offline.js", script), policy: "page" },
    { ...file("/sw-removal.js", script), policy: "page" },
    file("/feed.xml", atom),
    file("/en/feed.xml", atom),
    file("/viewings/en/<*.ics>", /^text\/calendar; charset=utf-8$/),
    { ...file("/robots.txt", /^text\/plain; charset=utf-8$/), policy: "page" },
    { ...file("/sitemap.xml", /^(?:application|text)\/xml(?:; charset=utf-8)?$/), policy: "page" },
    { ...file("/manifest.webmanifest", /^application\/manifest\+json(?:; charset=utf-8)?$/), policy: "page" },
    missingFile("/app-00000000.js"),
    missingFile("/media/nothing.1a2b3c4d-400.avif"),
    missingFile("/page-data/nothing/page-data.json"),
    hiddenFile("/_headers"),
    hiddenFile("/_redirects"),
    { ...hiddenFile("/_rules.json"), exceptions: { Cloudflare: { status: 302, location: "/_rules/" } } },
    missing("/_rules/", "sv"),
    { status: 405, path: "/", method: "POST", withoutSecurityHeaders: true },
    {
      status: 201,
      path: "/api/contact-requests",
      method: "POST",
      send: { type: "application/json", body: JSON.stringify({ ...validFields, name: "HOST" }) },
      text: '{"next":"/begar-kontakt/"}',
      type: json,
      cacheControl: "no-store",
      policy: "file",
    },
    {
      status: 400,
      path: "/api/contact-requests",
      method: "POST",
      send: {
        type: "application/x-www-form-urlencoded",
        body: new URLSearchParams({ ...validFields, name: "" }).toString(),
      },
      type: /^text\/html; charset=utf-8$/,
      lang: "sv",
      cacheControl: "no-store",
      policy: "form",
    },
    {
      status: 204,
      path: "/api/csp-reports",
      method: "POST",
      send: { type: "application/reports+json", body: "[]" },
      cacheControl: "no-store",
    },
    { ...file("/api/homes-feed?language=sv", atom, "public, max-age=900") },
    { ...file("/api/homes-feed", /^text\/plain; charset=utf-8$/, "no-store"), status: 400 },
  ],
  fi: [
    page("/", "sv"),
    page("/fi/", "fi"),
    page("/en/", "en"),
    missing("/fi/ei-ole/", "fi"),
    toPage("/fi/asunnot/index.html", "/fi/asunnot/", "fi"),
    repaired("/FI/Asunnot", "/fi/asunnot/", "sv"),
    halfEscape("/fi/100%", "fi"),
    missing("/en/not-there/", "en"),
    missing("/finns-ej/", "sv"),
    redirect("/kohde/a", "/fi/kohde/a/"),
    redirect("/property/a", "/en/property/a/"),
    redirect("/talot/a", "/fi/talot/a/"),
    redirect("/houses/a", "/en/houses/a/"),
    file("/<app-*.js>", script, cacheForAYear),
    file("/fi/feed.xml", atom),
    { ...file("/sw.js", script, "no-cache"), policy: "page" },
  ],
  no: [
    page("/", "sv"),
    page("/nb/", "nb"),
    missing("/nb/finnes-ikke/", "nb"),
    toPage("/nb/index.html", "/nb/", "nb"),
    repaired("/NB/", "/nb/", "sv"),
    halfEscape("/nb/100%", "nb"),
    missing("/finnes-ikke/", "sv"),
    file("/<app-*.js>", script, cacheForAYear),
  ],
}
