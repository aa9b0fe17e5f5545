/** @jest-environment node */
import { markets } from "../../spec/markets.ts"
import { formPlacesOf } from "./form-places.ts"

const places = (market: "se" | "fi" | "no", headers: Record<string, string>, body?: Record<string, unknown>) =>
  formPlacesOf(new Request("http://localhost:9000/api/contact-requests", { headers }), markets[market], body)

test("the page named by the form comes before the referrer", () => {
  const referer = "http://localhost:9000/objekt/kvistgatan-12/?a=1"
  expect(places("se", { referer }, { page: "/salja-med-oss/", language: "sv" })).toEqual([
    "/salja-med-oss/",
    "/objekt/kvistgatan-12/",
    "/kontakt/",
  ])
})

test.each([
  ["http://localhost:9000/fi/etu-t%C3%B6%C3%B6l%C3%B6/", ["/fi/etu-töölö/", "/fi/yhteydenotto/"]],
  ["https://www.kvistbo-fi.example/fi/", ["/fi/", "/fi/yhteydenotto/"]],
  ["https://evil.example/kontakt/", ["/fi/yhteydenotto/"]],
  ["http://localhost:9000/%E5/", ["/fi/yhteydenotto/"]],
  ["nothing", ["/fi/yhteydenotto/"]],
])("the referrer %s names no page of the site", (referer, expected) => {
  expect(places("fi", { referer })).toEqual(expected)
})

test.each([
  ["fi", "fi-FI,fi;q=0.9,en;q=0.8", "/fi/yhteydenotto/"],
  ["fi", "de-DE, EN;q=0.5, fi;q=0.3", "/en/contact/"],
  ["fi", "fil,sv-FI", "/kontakt/"],
  ["fi", "de", "/fi/yhteydenotto/"],
  ["se", "fi,en-GB", "/en/contact/"],
] as const)("of %s, a visitor who reads %s gets %s", (market, accepted, expected) => {
  expect(places(market, { "accept-language": accepted })).toEqual([expected])
})

test("a page that the browser calls same-origin is valid, whatever host a proxy names", () => {
  const referer = "https://staging.example/en/contact/"
  expect(places("fi", { referer, "sec-fetch-site": "same-origin" })[0]).toBe("/en/contact/")
  expect(places("fi", { referer, "sec-fetch-site": "same-site" })).toEqual(["/fi/yhteydenotto/"])
})

test("the language of the form comes before the browser's", () => {
  expect(places("fi", { "accept-language": "en" }, { language: "fi" })).toEqual(["/fi/yhteydenotto/"])
})

test("a site without a contact page has none", () => {
  expect(places("no", { "accept-language": "nb" })).toEqual([])
})

test.each([
  ["page", 7],
  ["page", ["/kontakt/"]],
  ["language", {}],
])("a value that is no text is no page: %s %j", (name, value) => {
  expect(places("se", {}, { [name]: value })).toEqual(["/kontakt/"])
})
