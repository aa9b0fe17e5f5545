import { choose, startConsent } from "./consent.ts"
import { googleTag, metaPixel, outbrainPixel, pinterestTag, taboolaPixel } from "./trackers.ts"

const helpers = {
  fbq: { run: () => metaPixel("PageView"), purpose: "marketing", call: ["track", "PageView"] },
  pintrk: { run: () => pinterestTag("page"), purpose: "marketing", call: ["page"] },
  gtag: {
    run: () => googleTag("page_view", "Areas"),
    purpose: "statistics",
    call: ["event", "page_view", { page_title: "Areas" }],
  },
  _tfa: {
    run: () => taboolaPixel("page_view", "1000046"),
    purpose: "marketing",
    call: [{ notify: "event", name: "page_view", id: 1000046 }],
  },
  obApi: { run: () => outbrainPixel("PAGE_VIEW"), purpose: "marketing", call: ["track", "PAGE_VIEW"] },
} as const

const put = (name: keyof typeof helpers, called: jest.Mock | undefined) =>
  Object.assign(window, { [name]: called && name === "_tfa" ? { push: called } : called })

const agreeTo = (purpose: string) =>
  choose({ statistics: purpose === "statistics", marketing: purpose === "marketing" })

beforeAll(() => void startConsent("asked"))

describe.each(Object.keys(helpers) as (keyof typeof helpers)[])("%s", (name) => {
  const { run, purpose, call } = helpers[name]

  test("is called and reported if it exists and the visitor agrees", () => {
    const called = jest.fn()
    put(name, called)
    agreeTo(purpose)
    expect(run()).toBe(true)
    expect(called.mock.calls).toEqual([call])
  })

  test("is not called if the visitor agrees to the other purpose only, which is reported", () => {
    const called = jest.fn()
    put(name, called)
    agreeTo(purpose === "statistics" ? "marketing" : "statistics")
    expect(run()).toBe(false)
    expect(called).not.toHaveBeenCalled()
  })

  test("has not run if it does not exist", () => {
    put(name, undefined)
    agreeTo(purpose)
    expect(run()).toBe(false)
  })

  test("has not run if it fails, and the page goes on", () => {
    const failing = jest.fn(() => {
      throw new Error("blocked")
    })
    put(name, failing)
    agreeTo(purpose)
    expect(run()).toBe(false)
    expect(failing).toHaveBeenCalledTimes(1)
  })
})

test("a conversion is sent without anything that a visitor wrote", () => {
  choose({ statistics: true, marketing: true })
  const called = { fbq: jest.fn(), pintrk: jest.fn(), gtag: jest.fn(), obApi: jest.fn() }
  const queue: unknown[] = []
  Object.assign(window, called, { _tfa: queue })
  for (const ran of [
    metaPixel("Lead"),
    pinterestTag("track", "lead"),
    googleTag("generate_lead", "Thanks"),
    taboolaPixel("lead", "1"),
    outbrainPixel("Lead"),
  ])
    expect(ran).toBe(true)
  expect(called.fbq).toHaveBeenCalledWith("track", "Lead")
  expect(called.pintrk).toHaveBeenCalledWith("track", "lead")
  expect(called.gtag).toHaveBeenCalledWith("event", "generate_lead", { page_title: "Thanks" })
  expect(called.obApi).toHaveBeenCalledWith("track", "Lead")
  expect(queue).toEqual([{ notify: "event", name: "lead", id: 1 }])
})
