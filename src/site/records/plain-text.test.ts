/** @jest-environment node */

import { copyOfContent } from "../../testing/content.ts"
import fc from "../../testing/properties.ts"
import { plainText, textFault } from "./plain-text.ts"
import { readContent } from "./read-content.ts"

describe("characters that change nothing a reader sees are mended", () => {
  test.each([
    ["the mark at the start of a Windows file", "\uFEFFTvåa", "Tvåa"],
    ["zero-width spaces and joiners of a web page", "Två\u200Ba\u2060 med \u200Ebalkong\u202C", "Tvåa med balkong"],
    ["the line breaks of Windows, old Macs and Word", "ett\r\ntvå\rtre\u000Bfyra\u2028fem", "ett\ntvå\ntre\nfyra\nfem"],
    ["the paragraph separator", "ett\u2029två", "ett\n\ntvå"],
    ["letters in two parts, from a Mac", "Va\u030Aning i Vo\u0308ro\u0308", "Våning i Vörö"],
    [
      "a no-break space, a soft hyphen and a tab, which stay",
      "58\u00A0m²\tbostads\u00ADrätt",
      "58\u00A0m²\tbostads\u00ADrätt",
    ],
    ["an emoji of several parts, which stays", "👩\u200D👧 \u2764\uFE0F", "👩\u200D👧 \u2764\uFE0F"],
    ["entities by name and by number", "H&amp;M, 58&nbsp;m&sup2; &#8211; &#x2013; k&ouml;k", "H&M, 58\u00A0m² – – kök"],
    ["an entity that was escaped twice", "Bad &amp;amp; kök", "Bad & kök"],
    ["an ampersand", "Bo&Bra; R&D", "Bo&Bra; R&D"],
  ])("%s", (_, text, mended) => {
    expect(plainText(text)).toBe(mended)
    expect(textFault(mended)).toBeUndefined()
  })
})

describe("anything else that is no text is refused, with its place", () => {
  test.each([
    [
      "a control character",
      "Tvåa\u0008 med balkong",
      'has a control character (U+0008) as character 5, after "Tvåa": delete it',
    ],
    [
      "a dash of Windows-1252",
      "Kök \u0096 bad",
      'has a control character (U+0096) as character 5, after "Kök ": write what it stands for, or save the text as UTF-8',
    ],
    [
      "half an emoji",
      "Hem \uD83D",
      'has half a character (U+D83D) as character 5, after "Hem ": write the whole one, or delete it',
    ],
    [
      "a letter that a conversion has lost",
      "L\uFFFDgenhet",
      'has a mark for a lost letter (U+FFFD) as character 2, after "L": write the letter, or save the text as UTF-8',
    ],
    [
      "a bullet in a font of Word",
      "\uF0B7 Hiss",
      "has a character of a private font (U+F0B7) as character 1: write what it stands for, such as • or –",
    ],
    ["a code that is no character", "Hiss\uFFFF", 'has no character (U+FFFF) as character 5, after "Hiss": delete it'],
    ["the place of a picture", "Hiss\uFFFC", 'has no character (U+FFFC) as character 5, after "Hiss": delete it'],
    [
      "a line break of HTML",
      "Hiss<br>Bad",
      'has markup (<br>) as character 5, after "Hiss": write plain text, with an empty line between paragraphs',
    ],
    [
      "a paragraph of HTML",
      '<p class="MsoNormal">Hiss</p>',
      'has markup (<p class="MsoNormal">) as character 1: write plain text, with an empty line between paragraphs',
    ],
    [
      "a comment of HTML",
      "Hiss <!-- x -->",
      'has markup (<!-- x -->) as character 6, after "Hiss ": write plain text, with an empty line between paragraphs',
    ],
    [
      "a reference to a control character",
      "Kök &#150; bad",
      'has a reference (&#150;) as character 5, after "Kök ": write the character itself',
    ],
    [
      "an entity without its end",
      "58&nbsp m²",
      'has a reference (&nbsp) as character 3, after "58": write the character itself',
    ],
  ])("%s", (_, text, fault) => {
    expect(textFault(plainText(text))).toBe(fault)
  })

  test("a comparison and a loose sign are text", () => {
    expect(textFault("< 5 min till tåget, 2 <3 & 4 > 1")).toBeUndefined()
  })
})

test("whatever is accepted can stand in XML, and is not mended again", () => {
  const oddText = fc.string({
    unit: fc.oneof(
      fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
      fc.constantFrom("&", "amp;", "#", "8;", "<", "b", ">", "\uD800", "\u0085"),
    ),
  })
  // Every character that XML 1.0 allows (2.2).
  const xml = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u
  fc.assert(
    fc.property(oddText, (text) => {
      const mended = plainText(text)
      expect(plainText(mended)).toBe(mended)
      if (textFault(mended) === undefined) expect(mended).toMatch(xml)
    }),
    { numRuns: 2000 },
  )
})

test("the texts of a home are mended when they are read", () => {
  const copy = copyOfContent("se")
  copy.set("se/listings/kvistgatan-12.json", {
    headline: { sv: "\uFEFFTvåa &amp; balkong\u200B", en: "Two rooms &amp; a balcony" },
  })
  const home = readContent("se", copy.root).listings.find(({ id }) => id === "kvistgatan-12")
  expect(home?.headline).toEqual({ sv: "Tvåa & balkong", en: "Two rooms & a balcony" })
})

test("each text that is refused is named, in any field of any record", () => {
  const copy = copyOfContent("fi")
  const control = 'has a control character (U+0007) as character 2, after "x": delete it'
  copy.edit("fi/listings/oksakatu-3-a-5.json", (text) => text.replace(/"headline": \{\s*"fi": "/, "$&x\\u0007"))
  copy.edit("fi/houses/toolon-oksa.json", (text) => text.replace(/"manager": "/, "$&x\\u0007"))
  copy.edit("fi/agents/aino-lehtovirta.json", (text) => text.replace(/"name": "/, "$&x\\u0007"))
  copy.edit("fi/pages/about.en.md", (text) => `${text}\nx\u0007`)
  expect(
    copy
      .problems()
      .map(({ file, field, reason }) => [
        file,
        field,
        reason.replace(/character \d+, after ".*"/, 'character 2, after "x"'),
      ]),
  ).toEqual([
    ["fi/agents/aino-lehtovirta.json", "name", control],
    ["fi/houses/toolon-oksa.json", "company.manager", control],
    ["fi/listings/oksakatu-3-a-5.json", "headline.fi", control],
    ["fi/pages/about.en.md", "(text)", control],
  ])
})

test("a file that begins with a mark of its encoding is read", () => {
  const copy = copyOfContent("se")
  copy.edit("se/listings/kvistgatan-12.json", (text) => `\uFEFF${text}`)
  copy.edit("se/pages/about.sv.md", (text) => `\uFEFF${text}`)
  expect(copy.problems()).toEqual([])
})
