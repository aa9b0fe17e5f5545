/** Consonants before the last vowel in forms of Finnish words, and what they are in the word itself: Helsingissä, Helsinki. */
const weakToStrong: readonly (readonly [string, string])[] = [
  ["ng", "nk"],
  ["nn", "nt"],
  ["ll", "lt"],
  ["rr", "rt"],
  ["mm", "mp"],
  ["lj", "lk"],
  ["rj", "rk"],
  ["hj", "hk"],
  ["k", "kk"],
  ["p", "pp"],
  ["t", "tt"],
  ["v", "p"],
  ["v", "k"],
  ["d", "t"],
  ["l", "lk"],
  ["r", "rk"],
  ["h", "hk"],
]

const withConsonants = (stem: string, from: string, to: string): string[] => {
  const [, start = "", vowels = ""] = /^(.*?)([aeiouy]+)$/.exec(stem) ?? []
  return start.endsWith(from) ? [start.slice(0, start.length - from.length) + to + vowels] : []
}

const strongOf = (stem: string): string[] => [
  ...weakToStrong.flatMap(([weak, strong]) => withConsonants(stem, weak, strong)),
  // A k between two vowels disappears: mäen, joella.
  ...(/[aeiouy]{2}$/.test(stem) ? [`${stem.slice(0, -1)}k${stem.slice(-1)}`] : []),
]

const weakOf = (stem: string): string[] => weakToStrong.flatMap(([weak, strong]) => withConsonants(stem, strong, weak))

/** Words that may have a stem, before consonants change. */
const wordsWith = (stem: string): string[] => {
  // villor, houses, balconies
  const words = [stem, `${stem}a`, `${stem}e`, `${stem}y`]
  // Vuosaaressa, villoja
  if (/[eo]$/.test(stem)) words.push(stem.replace(/e$/, "i").replace(/o$/, "a"))
  // lehmuksen, Kauniaisissa
  if (/ks[ei]$/.test(stem)) words.push(stem.replace(/ks[ei]$/, "s"))
  if (/s[ei]$/.test(stem)) words.push(stem.replace(/s[ei]$/, "nen"))
  return words
}

/** Words with a short vowel and weak consonants: rinteellä, kankaalla, kohteita. */
const longVowelWords = (stem: string): string[] => {
  if (!/ee$|aa$|[kpt]e$/.test(stem)) return []
  const short = stem.replace(/(ee|aa)$/, (vowels) => vowels.slice(1))
  return [short, ...weakOf(short)].flatMap((word) => [word, `${word}s`])
}

/**
 * Returns all words that a word may be a form of, itself first; most of them exist in no language, so look them up.
 * @param endings without accents
 */
export const baseForms = (word: string, endings: readonly string[]): Set<string> => {
  const stems = endings
    .filter((ending) => word.length >= ending.length + 3 && word.endsWith(ending))
    .map((ending) => word.slice(0, word.length - ending.length))
  return new Set([
    word,
    ...stems.flatMap((stem) => [...[stem, ...strongOf(stem)].flatMap(wordsWith), ...longVowelWords(stem)]),
  ])
}
