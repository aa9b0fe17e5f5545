import type { Language } from "../../spec/languages.ts"

/** Words for whole numbers from 3, as texts write areas of rooms. */
const words: Readonly<Partial<Record<Language, string>>> = {
  sv: "tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo",
  fi: "kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista kolmetoista neljätoista viisitoista kuusitoista seitsemäntoista kahdeksantoista yhdeksäntoista kaksikymmentä",
  en: "three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty",
}

/** Finnish counts in several cases, of which texts use these beside the basic one. */
const finnishCases: Readonly<Record<string, string>> = {
  kolmen: "kolme",
  neljän: "neljä",
  viiden: "viisi",
  kuuden: "kuusi",
  kahdeksan: "kahdeksan",
  yhdeksän: "yhdeksän",
}

const units: Readonly<Partial<Record<Language, string>>> = {
  sv: "kvadratmeter|kvadrat|m²",
  fi: "neliö\\p{L}*|m²",
  en: "square metres?|square-metre|m²",
}

const areaIn = (names: readonly string[], number: string): number | undefined => {
  if (/^\d/.test(number)) return Number(number.replace(",", "."))
  const word = number.toLowerCase()
  const index = names.indexOf(finnishCases[word] ?? word)
  return index < 0 ? undefined : index + 3
}

/**
 * The area that a sentence states of a room in m², as a figure or as a word up to twenty: "a balcony of just over eight square
 * metres", "14 neliön makuuhuone". Few words stand between the room and its area, and no comma; an area of several rooms
 * together is not the last one's.
 */
export const areaBeside = (language: Language, sentence: string, room: RegExp): number | undefined => {
  const [list, unit] = [words[language], units[language]]
  if (!list || !unit) return undefined
  const space = "[\\s\u00a0-]+"
  const between = (most: number) => `(?:${space}\\p{L}+){0,${most}}${space}`
  const area = `(?<![\\p{L}\\d]-?)(\\d+(?:[.,]\\d+)?|\\p{L}+)${space}(?:${unit})`
  const name = `(?<!\\b(?:och|ja|and) )\\b\\p{L}*(?:${room.source})\\p{L}*`
  const found = [name + between(3) + area, area + between(1) + name]
    .map((pattern) => new RegExp(pattern, "iu").exec(sentence)?.[1])
    .find((number) => number !== undefined)
  return found === undefined ? undefined : areaIn(list.split(" "), found)
}
