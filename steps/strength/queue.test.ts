/** @jest-environment node */
import type { MarketName } from "../../src/spec/markets.ts"
import type { Mutant } from "./mutant.ts"
import { Queue } from "./queue.ts"

const inFile = (change: string, site: MarketName, file: string): Mutant => ({
  rule: "A-1",
  change,
  site,
  source: { file, replace: "a", with: "b" },
})
const mutants: readonly Mutant[] = [
  inFile("build 1", "se", "src/gatsby/webpack.ts"),
  { rule: "A-1", change: "header", site: "se", delivery: [] },
  inFile("norway", "no", "src/browser/clock.ts"),
  inFile("sweden", "se", "src/browser/clock.ts"),
  inFile("build 2", "se", "src/gatsby/styles.ts"),
]

const order = (isReady: (market: MarketName) => boolean): string[][] => {
  const queue = new Queue(mutants, isReady)
  const lines: string[][] = []
  for (let line = queue.next(); line; line = queue.next()) lines.push(line.map(({ change }) => change))
  return lines
}

test("a market's mutants follow each other, and builds come last, those of a market together", () => {
  expect(order(() => true)).toEqual([["sweden"], ["norway"], ["header"], ["build 1", "build 2"]])
})

test("while a market is being built, the others go first", () => {
  expect(order((market) => market === "no")).toEqual([["norway"], ["header"], ["build 1", "build 2"], ["sweden"]])
})

test("only markets with mutants behind a switch are built with switches", () => {
  expect(new Queue(mutants, () => true).switchedMarkets()).toEqual(["se", "no"])
})

test("of mutants whose scenarios count stored requests, only one is tried at a time, unless its server has a store", () => {
  const counted = (change: string): Mutant => ({ rule: "LEAD-1", change, site: "se", delivery: [] })
  const others: readonly Mutant[] = [
    { ...inFile("server", "se", "src/server/http/serve.ts"), rule: "LEAD-1" },
    { ...counted("header"), rule: "NAV-1" },
  ]
  const queue = new Queue([counted("first"), counted("second"), ...others], () => true)
  const next = () => {
    const line = queue.next() ?? []
    return { name: line[0]?.change, end: () => queue.done(line) }
  }
  const first = next()
  expect([first.name, next().name, next().name]).toEqual(["first", "server", "header"])
  first.end()
  expect(next().name).toBe("second")
})
