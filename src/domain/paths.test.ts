import type { Language } from "../spec/languages.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import {
  formerAddressesOf,
  hasRoute,
  languageOf,
  offlinePathOf,
  type PageKind,
  pathOf,
  shortAddressesOf,
  withoutOrigin,
} from "./paths.ts"

describe("the path of a page", () => {
  test.each<[MarketName, Language, PageKind, string]>([
    ["se", "sv", "home", "/"],
    ["se", "en", "home", "/en/"],
    ["se", "sv", "listings", "/bostader/"],
    ["se", "en", "listings", "/en/apartments/"],
    ["se", "sv", "areas", "/omraden/"],
    ["se", "en", "areas", "/en/areas/"],
    ["se", "sv", "blog", "/blogg/"],
    ["se", "en", "blog", "/en/blog/"],
    ["se", "sv", "privacy", "/datasakerhet/"],
    ["se", "en", "privacy", "/en/privacy/"],
    ["se", "sv", "thanks", "/begar-kontakt/"],
    ["se", "en", "thanks", "/en/request-contact/"],
    ["fi", "sv", "home", "/"],
    ["fi", "fi", "home", "/fi/"],
    ["fi", "en", "home", "/en/"],
    ["fi", "fi", "listings", "/fi/asunnot/"],
    ["fi", "sv", "listings", "/bostader/"],
    ["fi", "en", "listings", "/en/apartments/"],
    ["fi", "fi", "areas", "/fi/toimialueet/"],
    ["fi", "sv", "areas", "/omraden/"],
    ["fi", "en", "areas", "/en/areas/"],
    ["fi", "fi", "neighbourhoods", "/fi/asuinaluevertailu/"],
    ["fi", "sv", "neighbourhoods", "/jamforelse-av-bostadsomraden/"],
    ["fi", "en", "neighbourhoods", "/en/neighbourhoods/"],
    ["fi", "fi", "hitas", "/fi/hitas/"],
    ["fi", "sv", "hitas", "/hitas/"],
    ["fi", "en", "hitas", "/en/hitas/"],
    ["fi", "fi", "blog", "/fi/blog/"],
    ["fi", "sv", "blog", "/blog/"],
    ["fi", "en", "blog", "/en/blog/"],
    ["fi", "fi", "privacy", "/fi/yksityisyys/"],
    ["fi", "sv", "privacy", "/datasakerhet/"],
    ["fi", "en", "privacy", "/en/privacy/"],
    ["no", "sv", "home", "/"],
    ["no", "nb", "home", "/nb/"],
  ])("%s in %s: %s is %s", (market, language, kind, path) => {
    expect(pathOf(markets[market], language, kind)).toBe(path)
  })

  test.each<[MarketName, Language, PageKind, string, string]>([
    ["se", "sv", "property", "kvistgatan-12", "/objekt/kvistgatan-12/"],
    ["se", "en", "property", "kvistgatan-12", "/en/property/kvistgatan-12/"],
    ["se", "sv", "blog", "energiklass", "/blogg/energiklass/"],
    ["se", "en", "page", "about-kvistbo", "/en/about-kvistbo/"],
    ["se", "sv", "page", "om-kvistbo", "/om-kvistbo/"],
    ["fi", "fi", "property", "oksakatu-3-a-5", "/fi/kohde/oksakatu-3-a-5/"],
    ["fi", "sv", "property", "oksakatu-3-a-5", "/objekt/oksakatu-3-a-5/"],
    ["fi", "en", "property", "oksakatu-3-a-5", "/en/property/oksakatu-3-a-5/"],
    ["fi", "fi", "houses", "toolon-oksa", "/fi/talot/toolon-oksa/"],
    ["fi", "sv", "houses", "toolon-oksa", "/hus/toolon-oksa/"],
    ["fi", "en", "houses", "toolon-oksa", "/en/houses/toolon-oksa/"],
    ["fi", "fi", "page", "tietoa", "/fi/tietoa/"],
    ["no", "nb", "page", "om-kvistbo", "/nb/om-kvistbo/"],
  ])("%s in %s: %s %s is %s", (market, language, kind, slug, path) => {
    expect(pathOf(markets[market], language, kind, slug)).toBe(path)
  })

  test.each<[MarketName, Language, PageKind, string]>([
    ["se", "sv", "hitas", "SE has no hitas route in sv"],
    ["se", "en", "houses", "SE has no houses route in en"],
    ["se", "fi", "listings", "SE has no listings route in fi"],
    ["fi", "fi", "thanks", "FI has no thanks route in fi"],
    ["fi", "nb", "blog", "FI has no blog route in nb"],
    ["no", "nb", "listings", "NO has no listings route in nb"],
  ])("%s in %s: %s is refused, because the route does not exist", (market, language, kind, message) => {
    expect(() => pathOf(markets[market], language, kind)).toThrow(new RangeError(message))
  })
})

test.each<[MarketName, PageKind, boolean]>([
  ["se", "thanks", true],
  ["se", "houses", false],
  ["fi", "houses", true],
  ["fi", "thanks", false],
  ["no", "home", true],
  ["no", "page", true],
  ["no", "listings", false],
])("whether %s has %s: %s", (market, kind, has) => {
  expect(hasRoute(markets[market], kind)).toBe(has)
})

describe("short addresses", () => {
  test("of Sweden: Swedish needs none, because its addresses have no prefix", () => {
    expect(shortAddressesOf(markets.se)).toEqual([{ from: "/property/:slug", to: "/en/property/:slug/" }])
  })

  test("of Finland", () => {
    expect(shortAddressesOf(markets.fi)).toEqual([
      { from: "/kohde/:slug", to: "/fi/kohde/:slug/" },
      { from: "/property/:slug", to: "/en/property/:slug/" },
      { from: "/talot/:slug", to: "/fi/talot/:slug/" },
      { from: "/houses/:slug", to: "/en/houses/:slug/" },
    ])
  })

  test("of Norway", () => {
    expect(shortAddressesOf(markets.no)).toEqual([])
  })
})

describe("the language of a path", () => {
  const finnish = ["fi", "sv", "en"] as const
  test.each<[string, Language]>([
    ["/", "sv"],
    ["/bostader/", "sv"],
    ["/fi/", "fi"],
    ["/fi", "fi"],
    ["/fi/asunnot/", "fi"],
    ["/en/apartments/", "en"],
    ["/en/404.html", "en"],
    ["/english/", "sv"],
    ["/objekt/en/", "sv"],
    ["/EN/", "sv"],
    ["/sv/", "sv"],
    ["/nb/", "sv"],
    ["", "sv"],
  ])("%s is in %s", (path, language) => {
    expect(languageOf(path, finnish)).toBe(language)
  })

  test("is Norwegian only where the market supports it", () => {
    expect(languageOf("/nb/", ["nb", "sv"])).toBe("nb")
  })
})

describe("a URL without the site's origin", () => {
  const origin = "https://www.kvistbo.example"

  test.each([
    ["https://www.kvistbo.example", "/"],
    ["https://www.kvistbo.example/", "/"],
    ["https://www.kvistbo.example/objekt/kvistgatan-12/", "/objekt/kvistgatan-12/"],
    ["https://www.kvistbo.example/bostader/?x=1&y=2#karta", "/bostader/?x=1&y=2#karta"],
    ["https://www.kvistbo.example?x=1", "/?x=1"],
    ["https://WWW.Kvistbo.EXAMPLE/Blogg/", "/Blogg/"],
    ["HTTPS://www.kvistbo.example/blogg/", "/blogg/"],
    ["https://www.kvistbo.example:443/blogg/", "/blogg/"],
  ])("%s is %s", (url, path) => {
    expect(withoutOrigin(url, origin)).toBe(path)
  })

  test.each([
    "https://www.kvistbo.example:8443/bostader/",
    "http://www.kvistbo.example/bostader/",
    "https://kvistbo.example/bostader/",
    "https://www.kvistbo.example.evil.example/bostader/",
    "https://evil-www.kvistbo.example/bostader/",
    "https://www.kvistbo-fi.example/bostader/",
    "https://www.kvistbo.example./bostader/",
    "https://www.kvistbo.example@evil.example/bostader/",
    "https://user@www.kvistbo.example/bostader/",
    "https://user:word@www.kvistbo.example/bostader/",
    "https://:word@www.kvistbo.example/bostader/",
    "https://evil.example/https://www.kvistbo.example/",
    "https://evil.example/?to=https://www.kvistbo.example/",
    "//www.kvistbo.example/bostader/",
    "blob:https://www.kvistbo.example/bostader/",
    "mailto:hej@www.kvistbo.example",
    "/bostader/",
    "/bostader/?x=1#karta",
    "bostader/",
    "#karta",
    "",
  ])("%s stays absolute", (url) => {
    expect(withoutOrigin(url, origin)).toBe(url)
  })

  // As a path, "//evil.example/" would name another host.
  test.each(["https://www.kvistbo.example//evil.example/", "https://www.kvistbo.example/\\evil.example/"])(
    "%s does not become the address of another host",
    (url) => {
      const { host } = new URL(withoutOrigin(url, origin), "http://localhost:9000/")
      expect(["localhost:9000", "www.kvistbo.example"]).toContain(host)
    },
  )
})

test.each<[Language, string]>([
  ["sv", "/offline.html"],
  ["fi", "/fi/offline.html"],
  ["nb", "/nb/offline.html"],
])("the offline page in %s is at %s", (language, path) => expect(offlinePathOf(language)).toBe(path))

test("each former address of a home leads to its page in the same language", () => {
  expect(formerAddressesOf(markets.se, { "a-1": ["a-0", "b"] })).toEqual([
    { from: "/objekt/a-0", to: "/objekt/a-1/" },
    { from: "/en/property/a-0", to: "/en/property/a-1/" },
    { from: "/objekt/b", to: "/objekt/a-1/" },
    { from: "/en/property/b", to: "/en/property/a-1/" },
  ])
  expect(formerAddressesOf(markets.no, {})).toEqual([])
})
