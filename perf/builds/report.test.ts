/** @jest-environment node */
import { aimsOf, type Build, checksOf } from "./report.ts"

const sent = (count: number) => Array.from({ length: count }, (_, index) => `${index}/index.html`)
const build = (its: Partial<Build> = {}): Build => ({
  homes: 1000,
  change: null,
  name: "a build",
  wall: 100,
  cpu: 100,
  memory: undefined,
  files: 10_000,
  pages: 2000,
  bytes: 1e9,
  deploy: null,
  ...its,
})
const price = (cpu: number, files = 31, its: Partial<Build> = {}) =>
  build({ change: "price", cpu, deploy: { sent: sent(files), bytes: 1, gone: [] }, ...its })
const prices = build({ change: "prices", cpu: 40, deploy: { sent: sent(2031), bytes: 1, gone: [] } })

const failures = (...builds: Build[]) =>
  checksOf(builds)
    .filter(({ passed }) => !passed)
    .map(({ what }) => what)

test("warm builds that change few files pass", () => {
  expect(failures(build(), price(26), price(25))).toEqual([])
})

test("a single warm build may be slowed down by other work", () => {
  expect(failures(build(), price(45), price(26))).toEqual([])
})

test("warm builds fail if even the cheapest takes too much of a full build's CPU time", () => {
  expect(failures(build(), price(35), price(31))).toEqual([
    "1000 homes: of the full build's CPU time 0.31, at most 0.3 (warm builds: 0.35, 0.31)",
  ])
})

test("a warm build that rewrites every price is not compared", () => {
  expect(failures(build(), price(26), build({ change: "prices", cpu: 90 }))).toEqual([])
})

test("a price may change more files among ten thousand homes", () => {
  expect(failures(build(), price(25, 46))).toEqual(["1000 homes, a build: files changed: 46, at most 45"])
  expect(failures(build({ homes: 10_000 }), price(25, 63, { homes: 10_000 }))).toEqual([])
})

test("the cost of a page is reported, and never fails", () => {
  const builds = [build(), price(26), prices, price(20)]
  expect(failures(...builds)).toEqual([])
  expect(aimsOf(builds)).toEqual([
    "1000 homes: a page takes 10.0 ms of CPU time, a thousand of them 0.10 of the full build's; the aim is 0.07",
  ])
})

test("a price that changes no file fails", () => {
  expect(failures(build(), price(25, 0))).toEqual(["1000 homes, a build: the site has changed"])
})
