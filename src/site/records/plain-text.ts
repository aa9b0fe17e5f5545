import MarkdownIt from "markdown-it"

const { unescapeAll } = new MarkdownIt().utils

/** HTML's character references, such as `&amp;` and `&#8211;`. */
const references = /&(?:[a-z][a-z\d]{1,31}|#\d{1,7}|#x[a-f\d]{1,6});/gi

/** Marks of encoding, width and direction, which nobody sees; U+200D stays, because it joins the parts of an emoji. */
const invisible = /[\uFEFF\u200B\u200C\u200E\u200F\u2060-\u2064\u202A-\u202E\u2066-\u2069]/g

/** Returns a text with composed letters, one kind of line break and nothing invisible. */
export const cleanText = (text: string): string =>
  text
    .replace(invisible, "")
    .replace(/\r\n|[\r\v\f\u2028]/g, "\n")
    .replaceAll("\u2029", "\n\n")
    .normalize("NFC")

/** Returns a text as Word, a CRM or a web page means it: clean, and decoded as often as it was escaped. */
export const plainText = (text: string): string => {
  let [before, after] = ["", cleanText(text)]
  while (after !== before) [before, after] = [after, cleanText(after.replace(references, (code) => unescapeAll(code)))]
  return after
}

const utf8 = "or save the text as UTF-8"

type Fault = readonly [found: RegExp, name: string, fix: string]

/** Characters that no text may have, each with its name and what to do. */
const badCharacters: readonly Fault[] = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finds them
  [/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/, "a control character", "delete it"],
  [/[\u0080-\u009F]/, "a control character", `write what it stands for, ${utf8}`],
  [/\p{Surrogate}/u, "half a character", "write the whole one, or delete it"],
  [/\uFFFD/, "a mark for a lost letter", `write the letter, ${utf8}`],
  [/\p{Private_Use}/u, "a character of a private font", "write what it stands for, such as • or –"],
  [/[\uFFF9-\uFFFC]|\p{Noncharacter_Code_Point}/u, "no character", "delete it"],
]

const markup: readonly Fault[] = [
  [
    /<\/?[a-z][a-z\d:-]*(?:[\s/][^<>]*)?>|<[!?][a-z[-][^>]*>?/i,
    "markup",
    "write plain text, with an empty line between paragraphs",
  ],
  [/&(?:#x?[a-f\d]+;?|(?:amp|nbsp|lt|gt|quot)\b)/i, "a reference", "write the character itself"],
]

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`

/** @returns the first fault: what it is, where it stands and what to do */
const faultAmong = (faults: readonly Fault[], text: string): string | undefined => {
  for (const [pattern, name, fix] of faults) {
    const found = pattern.exec(text)
    if (!found) continue
    const shown = /^[<&]/.test(found[0]) ? found[0] : codeOf(found[0])
    const before = text
      .slice(Math.max(0, found.index - 20), found.index)
      .toWellFormed()
      .replaceAll(/\s+/g, " ")
    return `has ${name} (${shown}) as character ${found.index + 1}${before && `, after "${before}"`}: ${fix}`
  }
  return undefined
}

/** @returns what is wrong with a text that may have markup, such as Markdown; undefined if it can be shown */
export const characterFault = (text: string): string | undefined => faultAmong(badCharacters, text)

/** @returns what is wrong with a plain text; undefined if it can be shown */
export const textFault = (text: string): string | undefined => faultAmong([...badCharacters, ...markup], text)

/** A text of a record; `field` is its path, such as `headline.sv`. */
export type TextOfField = { readonly field: string; readonly text: string }

export const textsIn = (value: unknown, path: readonly string[] = []): TextOfField[] => {
  if (typeof value === "string") return [{ field: path.join("."), text: value }]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, [...path, key]))
}

/** Returns a record with all its texts as `plainText`. */
export const withPlainTexts = (value: unknown): unknown => {
  if (typeof value === "string") return plainText(value)
  if (Array.isArray(value)) return value.map(withPlainTexts)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withPlainTexts(inner)]))
}
