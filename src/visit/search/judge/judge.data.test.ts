import { readFileSync, writeFileSync } from "node:fs"
import { anyHome } from "../../../domain/search/criteria.ts"
import { search } from "../../../domain/search/search.ts"
import { indexOf } from "../../../domain/search/search-index.ts"
import { typedPrice } from "../../../domain/typed-number.ts"
import type { Language } from "../../../spec/languages.ts"
import type { MarketName } from "../../../spec/markets.ts"
import { rowsOf, sampleHomes } from "./samples.data.ts"

/** Least precision and recall of each language; they only rise. */
const thresholds = [
  ["sv", 0.99, 0.99],
  ["fi", 0.99, 0.99],
  ["en", 0.99, 0.99],
  ["nb", 0.99, 0.99],
] as const

const editions: [Language, MarketName][] = [
  ["sv", "se"],
  ["sv", "fi"],
  ["fi", "fi"],
  ["en", "se"],
  ["en", "fi"],
  ["nb", "no"],
]

/** Scores of the queries that are not answered in full; each other query has 1. */
const record = "src/visit/search/judge/recorded.json"
const recorded: Readonly<Record<string, number>> = JSON.parse(readFileSync(record, "utf8"))

/** Keys of the homes that the patterns of a label stand for. */
const labelled = (keys: readonly string[], label: string): Set<string> =>
  new Set(
    label
      .split(" ")
      .filter(Boolean)
      .flatMap((pattern) => {
        const form = new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`)
        const matches = keys.filter((key) => form.test(key))
        if (matches.length === 0) throw new Error(`no sample home is called ${pattern}`)
        return matches
      }),
  )

const answers = editions.flatMap(([language, market]) => {
  const { data, keys } = sampleHomes(market)
  const index = indexOf(data)
  let section = ""
  return rowsOf(`queries.${language}.${market}.txt`).flatMap(([text = "", ...labels]) => {
    if (text.startsWith("#")) section = text
    if (text.startsWith("#")) return []
    const isPrice = section === "# Highest price"
    const most = isPrice ? typedPrice(text) : undefined
    const criteria = most === undefined ? { ...anyHome, text } : { ...anyHome, price: { most } }
    const homes = isPrice && most === undefined ? [] : search(index, criteria, 0).homes
    const found = homes.map((home) => keys[home] ?? "")
    const [must, may] = labels.map((label) => labelled(keys, label))
    if (!must) throw new Error(`the query ${text} has no label`)
    const wrong = found.filter((key) => !must.has(key) && !may?.has(key))
    const right = found.filter((key) => must.has(key))
    // An empty list is no precise answer, unless nothing was to be found.
    const precision =
      right.length + wrong.length === 0 ? Number(must.size === 0) : right.length / (right.length + wrong.length)
    const recall = must.size === 0 ? Number(wrong.length === 0) : right.length / must.size
    const score = Math.round((200 * precision * recall) / (precision + recall || 1)) / 100
    const missing = [...must].filter((key) => !found.includes(key))
    return {
      language,
      query: `${language}.${market} ${text}`,
      isOpen: !!may?.size,
      precision,
      recall,
      score,
      missing,
      wrong,
    }
  })
})

/** Rounds down, so that a threshold is reached in full. */
const mean = (numbers: readonly number[]): number =>
  Math.floor((1000 * numbers.reduce((sum, number) => sum + number, 0)) / numbers.length) / 1000

test.each(thresholds)("queries in %s are answered with precision %d and recall %d", (language, precision, recall) => {
  const own = answers.filter((answer) => answer.language === language)
  const figures = {
    precision: mean(own.map((answer) => answer.precision)),
    recall: mean(own.map((answer) => answer.recall)),
  }
  process.stdout.write(`Search in ${language}: ${own.length} queries, ${JSON.stringify(figures)}\n`)
  expect(own.length).toBeGreaterThanOrEqual(60)
  expect(figures.precision).toBeGreaterThanOrEqual(precision)
  expect(figures.recall).toBeGreaterThanOrEqual(recall)
})

test("no query is answered worse than recorded", () => {
  const worse = answers.filter(({ query, score }) => score < (recorded[query] ?? 1))
  if (process.env.RECORD === "1" && worse.length === 0)
    writeFileSync(
      record,
      `${JSON.stringify(Object.fromEntries(answers.filter(({ score }) => score < 1).map(({ query, score }) => [query, score])), null, 2)}\n`,
    )
  expect(worse).toEqual([])
})

test("each query is asked once, and few labels leave homes open", () => {
  const queries = answers.map(({ query }) => query)
  expect(queries).toEqual([...new Set(queries)])
  expect(answers.filter(({ isOpen }) => isOpen).length).toBeLessThan(queries.length / 6)
  expect(Object.keys(recorded).filter((query) => !queries.includes(query))).toEqual([])
})
