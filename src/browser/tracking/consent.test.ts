import { act, renderHook } from "@testing-library/react"
import { choose, closeSettings, isAllowed, openSettings, startConsent, useConsent } from "./consent.ts"

const questionVersion = "statistics: google; marketing: meta"
const record = (fields: object = {}) =>
  JSON.stringify({
    version: questionVersion,
    date: "2026-03-10T12:00:00.000Z",
    purposes: { statistics: true, marketing: false },
    ...fields,
  })

let stop: () => void = () => {}
const start = (version = questionVersion) => {
  stop = startConsent(version)
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: new Date("2026-11-21T12:00:00.000Z") })
})

afterEach(() => {
  stop()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test("a valid choice allows its purposes", () => {
  localStorage.setItem("consent", record())
  start()
  expect([isAllowed("statistics"), isAllowed("marketing")]).toEqual([true, false])
})

test.each([
  ["2027-03-10T12:00:00.000Z", true],
  ["2027-03-10T12:00:00.001Z", false],
  // A corrected clock may differ by a day at most.
  ["2026-03-09T12:00:00.000Z", true],
  ["2026-03-09T11:59:59.999Z", false],
])("a choice of 10 March 2026 holds on %s: %s", (now, holds) => {
  jest.setSystemTime(new Date(now))
  localStorage.setItem("consent", record())
  start()
  expect(isAllowed("statistics")).toBe(holds)
})

test.each([
  ["another version", record({ version: "statistics: google" })],
  ["no version", record({ version: undefined })],
  ["no date", record({ date: undefined })],
  ["a date that is none", record({ date: "yesterday" })],
  ["a purpose missing", record({ purposes: { statistics: true } })],
  ["text for yes", record({ purposes: { statistics: "yes", marketing: "yes" } })],
  ["no JSON", "{"],
  ["JSON of another kind", "[]"],
])("a record with %s is no choice, so the visitor must answer", (_, stored) => {
  localStorage.setItem("consent", stored)
  start()
  const { result } = renderHook(useConsent)
  expect(result.current.consent).toBeNull()
  expect(isAllowed("statistics")).toBe(false)
})

test("a choice is stored with its question and date, and listeners are notified", () => {
  start()
  const { result } = renderHook(useConsent)
  act(() => choose({ statistics: false, marketing: true }))
  expect(result.current.consent).toEqual({ statistics: false, marketing: true })
  expect(localStorage.getItem("consent")).toBe(
    '{"version":"statistics: google; marketing: meta","date":"2026-11-21T12:00:00.000Z","purposes":{"statistics":false,"marketing":true}}',
  )
})

test("a choice in another window holds in this one", () => {
  start()
  const { result } = renderHook(useConsent)
  localStorage.setItem("consent", record())
  act(() => void dispatchEvent(new StorageEvent("storage", { key: "consent" })))
  expect(result.current.consent).toEqual({ statistics: true, marketing: false })
  localStorage.clear()
  act(() => void dispatchEvent(new StorageEvent("storage", { key: null })))
  expect(result.current.consent).toBeNull()
})

test("without storage, a choice is valid all the same", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError")
  })
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError")
  })
  start()
  choose({ statistics: true, marketing: true })
  dispatchEvent(new StorageEvent("storage", { key: "consent" }))
  expect(isAllowed("marketing")).toBe(true)
})

test("without room for a new choice, the old one does not return", () => {
  localStorage.setItem("consent", record())
  start()
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  choose({ statistics: false, marketing: false })
  expect(localStorage.getItem("consent")).toBeNull()
})

test("the settings return the focus to the link that opened them", () => {
  const button = document.body.appendChild(document.createElement("button"))
  const { result } = renderHook(useConsent)
  act(() => openSettings(button))
  expect(result.current.opener).toBe(button)
  act(closeSettings)
  expect(result.current.opener).toBeNull()
  expect(button).toHaveFocus()
})
