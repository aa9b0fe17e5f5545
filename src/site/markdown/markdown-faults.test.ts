/** @jest-environment node */
import { markdownFaults } from "./markdown-faults.ts"

test.each([
  [
    "a heading of the first level",
    "# Om oss",
    'has the heading "Om oss" of level 1, which is the title\'s: begin with ##',
  ],
  [
    "a first heading of the third level",
    "### Om oss",
    'has the heading "Om oss" of level 3 without one of level 2 above it: write ##',
  ],
  [
    "a skipped level",
    "## Ett\n\n#### Två",
    'has the heading "Två" of level 4 without one of level 3 above it: write ###',
  ],
  ["a heading without words", "## ", "has a heading without words: write it, or delete the line"],
  [
    "a picture",
    "Se ![taket](/media/tak.jpg).",
    'has the picture "/media/tak.jpg" among its words, which the site does not make: name it under picture, at the top',
  ],
  [
    "a link to a part that is missing",
    "## Ett\n\n[ned](#tva)",
    "links to #tva, and no heading of the text has this id: known are #ett",
  ],
  [
    "a link to a part of a text without headings",
    "[ned](#tva)",
    "links to #tva, and no heading of the text has this id: known are none",
  ],
  [
    "a link relative to the page",
    "[bostäder](bostader/)",
    'links to "bostader/", which leads elsewhere from each page: begin with / or https://',
  ],
  [
    "a link without an address",
    "[bostäder]()",
    'links to "", which leads elsewhere from each page: begin with / or https://',
  ],
])("%s is a fault", (_, body, fault) => {
  expect(markdownFaults(body)).toEqual([fault])
})

test.each([
  ["headings in order", "## Ett\n\n### Två\n\n## Tre"],
  [
    "links",
    "## Ett\n\n[upp](#ett) [hem](/) [SCB](https://www.scb.se/) [skriv](mailto:a@b.example) [ring](tel:+46701740605)",
  ],
])("%s are none", (_, body) => {
  expect(markdownFaults(body)).toEqual([])
})

test("a part of the page beside the text may be linked to", () => {
  expect(markdownFaults("[boka](#valuation)", ["valuation"])).toEqual([])
})
