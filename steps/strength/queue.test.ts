/** @jest-environment node */
import type { MarketName } from "../../src/spec/markets.ts"
import type { Mutant } from "./mutant.ts"
import { Queue } from "./queue.ts"

const inFile = (change: string, site: MarketName, file: string): Mutant => ({
  rule: "A-1",
  change,
  site,
  file,
  replacement: { replace: "a", with: "b" },
})
const server = inFile("server", "se", "src/server/http/serve.ts")
const mutants: readonly Mutant[] = [
  server,
  inFile("norway", "no", "src/browser/clock.ts"),
  inFile("sweden", "se", "src/browser/clock.ts"),
].map((mutant, index) => ({ ...mutant, rule: `A-${index}` }))

const order = (isReady: (market: MarketName) => boolean): string[] => {
  const queue = new Queue(mutants, isReady)
  const changes: string[] = []
  for (let mutant = queue.next(); mutant; mutant = queue.next()) changes.push(mutant.change)
  return changes
}

test("a market's mutants follow each other, and those that need no build come last", () => {
  expect(order(() => true)).toEqual(["sweden", "norway", "server"])
})

test("while a market is being built, the others go first", () => {
  expect(order((market) => market === "no")).toEqual(["norway", "server", "sweden"])
})

test("one of each rule is tried before the others", () => {
  const again = inFile("again", "se", "src/browser/clock.ts")
  const queue = new Queue([...mutants, { ...again, rule: "A-0" }], () => true)
  expect(mutants.map(() => queue.next()?.change)).toEqual(["sweden", "norway", "server"])
  expect(queue.next()?.change).toBe("again")
})

test("only markets with mutants behind a switch are built with switches", () => {
  expect(new Queue(mutants, () => true).switchedMarkets()).toEqual(["se", "no"])
})

test("of mutants whose scenarios count stored requests, only one is tried at a time, unless its server has a store", () => {
  const counted = (change: string): Mutant => ({ ...inFile(change, "se", "src/visit/site.data.ts"), rule: "LEAD-1" })
  const others = [
    { ...server, rule: "LEAD-1" },
    { ...counted("page"), rule: "NAV-1" },
  ]
  const queue = new Queue([counted("first"), counted("second"), ...others], () => true)
  const [first, ...next] = [queue.next(), queue.next(), queue.next()]
  expect([first, ...next].map((mutant) => mutant?.change)).toEqual(["first", "page", "server"])
  if (first) queue.done(first)
  expect(queue.next()?.change).toBe("second")
})
