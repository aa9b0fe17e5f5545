import { inflateSync } from "node:zlib"

/** What a PDF says of itself, and the text of each page, words between line ends included. */
export type PdfContent = {
  readonly title: string
  readonly language: string
  readonly isTagged: boolean
  readonly bookmarks: readonly string[]
  readonly pages: readonly string[]
}

/** A PDF holds text in brackets as UTF-16 with a mark, or as Latin letters. */
const textOf = (bracketed: string): string => {
  const raw = bracketed
    .trim()
    .slice(1, -1)
    .replaceAll(/\\([\\()])/g, "$1")
  return raw.startsWith("þÿ") ? Buffer.from(raw.slice(2), "latin1").swap16().toString("utf16le") : raw
}

const streamOf = (object: string): string => {
  const start = object.indexOf("stream\n") + "stream\n".length
  return inflateSync(Buffer.from(object.slice(start, object.lastIndexOf("\nendstream")), "latin1")).toString("latin1")
}

/** Characters of a font by the number of their glyphs. */
const glyphsOf = (characterMap: string): readonly string[] =>
  [...characterMap.matchAll(/\[(<[^\]]*)\]/g)].flatMap(([, entries = ""]) =>
    [...entries.matchAll(/<([0-9a-f ]*)>/gi)].map(([, code = ""]) =>
      Buffer.from(code.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
    ),
  )

const pageText = (drawing: string, glyphs: readonly string[]): string =>
  [...drawing.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, line = ""]) =>
      [...line.matchAll(/<([0-9a-f]+)>/gi)]
        .flatMap(([, codes = ""]) => codes.match(/.{4}/g) ?? [])
        .map((code) => glyphs[Number.parseInt(code, 16)] ?? "?")
        .join(""),
    )
    .join(" ")
    .replaceAll(/\s+/g, " ")

/** Reads a PDF that has one embedded font. */
export const readPdf = (file: Buffer): PdfContent => {
  const objects = new Map<string, string>()
  for (const [, id = "", object = ""] of file.toString("latin1").matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, object)
  const referred = (object: string, name: string): string =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(object)?.[1] ?? "") ?? ""
  const find = (pattern: RegExp): string => [...objects.values()].find((object) => pattern.test(object)) ?? ""
  const catalog = find(/\/Type \/Catalog/)
  const font = find(/\/ToUnicode/)
  if (!find(/\/FontFile2/)) throw new Error("the PDF embeds no font")
  const glyphs = glyphsOf(streamOf(referred(font, "ToUnicode")))
  const kids = /\/Kids \[([^\]]*)\]/.exec(referred(catalog, "Pages"))?.[1] ?? ""
  return {
    title: textOf(referred(find(/\/Title \d/), "Title")),
    language: /\/Lang \(([^)]*)\)/.exec(catalog)?.[1] ?? "",
    bookmarks: [...objects.values()].flatMap((object) => {
      const title = /^<<\n\/Dest .*\/Title (\(.*?\))\n/s.exec(object)?.[1]
      return title === undefined ? [] : [textOf(title)]
    }),
    isTagged: /\/Marked true/.test(referred(catalog, "MarkInfo")),
    pages: [...kids.matchAll(/(\d+) 0 R/g)].map(([, id = ""]) =>
      pageText(streamOf(referred(objects.get(id) ?? "", "Contents")), glyphs),
    ),
  }
}
