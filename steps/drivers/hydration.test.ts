/** @jest-environment node */
import { changesByScripts, mayChange } from "./hydration.ts"

const page = (main: string) =>
  `<html><body><header><a href="/">Kvistbo</a></header><main>${main}</main><footer><p>Org.nr</p></footer></body></html>`
const home = page(
  '<h1>Kvistgatan 12</h1><p>3 rum</p><a href="/omraden/">Områden</a><img alt="Köket"><noscript>Nej</noscript>',
)

test.each([
  ["a text", home.replace("3 rum", "4 rum"), ["- p 3 rum", "+ p 4 rum"]],
  ["an address", home.replace("/omraden/", "/areas/"), ["- a /omraden/ Områden", "+ a /areas/ Områden"]],
  ["the name of a picture", home.replace("Köket", "Badet"), ["- img Köket", "+ img Badet"]],
  ["a button that was not there", home.replace("</main>", "<button>Spara</button></main>"), ["+ button Spara"]],
  ["a heading that is gone", home.replace("<h1>Kvistgatan 12</h1>", ""), ["- h1 Kvistgatan 12"]],
])("scripts have changed %s", (_, hydrated, changes) => {
  expect(changesByScripts(home, hydrated)).toEqual(changes)
})

test("scripts have changed nothing that a reader finds", () => {
  const hydrated = home
    .replace("<noscript>Nej</noscript>", '<script src="/a.js"></script>')
    .replace("3 rum", " 3\n rum ")
  expect(changesByScripts(home, hydrated)).toEqual([])
})

test.each([
  ["/: - a /datasakerhet/ Kakinställningar", true],
  ["/fi/suosikit/: + p Täällä on vielä tyhjää.", true],
  ["/fi/kohde/oksakatu-3-a-5/: + li torstai 19. marraskuuta klo 17.30–18.00 Esittely on jo pidetty", true],
  ["/fi/suosikit/: - h1 Suosikit", false],
  ["/: + p Kakinställningar", false],
  ["/omraden/: + button Spara", false],
])("%s: allowed is %s", (change, isAllowed) => {
  expect(mayChange(change)).toBe(isAllowed)
})
