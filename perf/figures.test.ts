/** @jest-environment node */
import { figuresOf, isWithinLimit } from "./figures.ts"
import type { Visit } from "./lighthouse.ts"
import type { PageReport } from "./report.ts"

const visit = (its: Partial<Visit> = {}): Visit => ({
  scores: { performance: 0.9, accessibility: 1, "best-practices": 1, seo: 1 },
  failed: { performance: [], accessibility: [], "best-practices": [], seo: [] },
  lcp: 1200,
  si: 1100,
  tbt: 80,
  cls: 0,
  js: 90 * 1024,
  html: 20 * 1024,
  pictures: 0,
  firstPicture: undefined,
  benchmark: 1500,
  ...its,
})

const report = (its: Partial<PageReport> = {}): PageReport => ({
  page: { market: "fi", kind: "post", path: "/fi/blog/hitas-lyhyesti/" },
  median: undefined,
  visits: [visit({ lcp: 1000 }), visit({ lcp: 3000 }), visit({ lcp: 1100 })],
  plain: [],
  checks: [],
  times: [],
  ...its,
})

const figureOf = (of: PageReport, name: string) => figuresOf(of).find((figure) => figure.name === name)

test("a figure has every visit and their median", () => {
  expect(figureOf(report(), "Largest paint")).toMatchObject({ values: [1000, 3000, 1100], median: 1100 })
})

test("bytes read as KB beside their budget", () => {
  expect(figureOf(report(), "Scripts")).toMatchObject({ median: 90, limit: 95.6 })
})

test("a page without pictures has no figure of pictures", () => {
  expect(figureOf(report(), "Pictures")).toBeUndefined()
  expect(figureOf(report({ visits: [visit({ pictures: 51_200 })] }), "Pictures")).toMatchObject({ median: 50 })
})

test("the ratios of rounds come from the checks that compared them", () => {
  const compared = { name: "the largest paint", ratios: [0.9, 1.2, 1], ratio: 1.1, limit: 1.6 }
  const checks = [{ budget: "", passed: true, value: "1.00", reasons: [], compared }]
  expect(figureOf(report({ checks }), "Largest paint")).toMatchObject({
    subject: "beside plain HTML",
    values: [0.9, 1.2, 1],
    median: 1.1,
    limit: 1.6,
  })
})

test("visits to the page without scripts appear beside its own", () => {
  expect(figureOf(report({ plain: [visit({ tbt: 0 })] }), "Blocking time")?.plain).toEqual([0])
  expect(figureOf(report(), "Blocking time")?.plain).toBeUndefined()
})

test("a score that must fail has no budget", () => {
  const page = { ...report().page, exceptions: { seo: { "is-crawlable": "nobody is to find it" } } }
  expect(figureOf(report({ page }), "SEO")?.limit).toBeUndefined()
  expect(figureOf(report(), "SEO")?.limit).toBe(1)
})

test("a page that could not be measured has no figures", () => {
  expect(figuresOf(report({ visits: [] }))).toEqual([])
})

test.each([
  [{ median: 1, limit: 1 }, true],
  [{ median: 1.01, limit: 1 }, false],
  [{ median: 0.85, limit: 0.85, isLeast: true }, true],
  [{ median: 0.84, limit: 0.85, isLeast: true }, false],
  [{ median: 9 }, true],
] as const)("%j passes: %s", (figure, kept) => {
  expect(isWithinLimit({ subject: "scores", page: "se /", name: "Performance", values: [], ...figure })).toBe(kept)
})
