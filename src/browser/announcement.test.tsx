import { act, renderHook } from "@testing-library/react"
import { useAnnouncement } from "./announcement.ts"

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => {
  jest.useRealTimers()
})

const announcementOf = (text: string, typed: string | null = "") =>
  renderHook((props: { text: string; typed: string | null }) => useAnnouncement(props.text, props.typed), {
    initialProps: { text, typed },
  })
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test("a text is announced half a second after the last key", () => {
  const { result, rerender } = announcementOf("3 suggestions", "s")
  pass(499)
  rerender({ text: "3 suggestions", typed: "so" })
  pass(499)
  expect(result.current).toBe("")
  pass(1)
  expect(result.current).toBe("3 suggestions")
})

test("the same number of suggestions is announced again after another key", () => {
  const { result, rerender } = announcementOf("3 suggestions", "s")
  pass(500)
  rerender({ text: "3 suggestions", typed: "so" })
  expect(result.current).toBe("")
  pass(500)
  expect(result.current).toBe("3 suggestions")
})

test("a text that is withdrawn within the pause is not announced", () => {
  const { result, rerender } = announcementOf("3 suggestions", "s")
  pass(300)
  rerender({ text: "", typed: null })
  pass(500)
  expect(result.current).toBe("")
})
