/** @jest-environment node */
import { judgementOf } from "./judge.ts"

const example = { key: "FIND-1/abc", title: "A home is found", place: "features/finding.feature:6" }
const result = { key: example.key, status: "passed", durationMs: 430, date: "", pictures: [] } as const

test("an example that passed says how long it took, and on what", () => {
  expect(judgementOf(example, result)).toBe("✓ A home is found (0.4 s)")
  expect(judgementOf(example, { ...result, driver: "HTML" })).toBe("✓ A home is found (0.4 s on HTML alone)")
})

test("an example that failed names its place, its step and what was seen", () => {
  const failure = { step: 'the page says "3"', message: "Expected: 3\nReceived: 4" }
  expect(judgementOf(example, { ...result, status: "failed", failure })).toBe(
    [
      "✗ A home is found (features/finding.feature:6, 0.4 s)",
      '  the page says "3"',
      "  Expected: 3",
      "  Received: 4",
    ].join("\n"),
  )
})

test("an example without a result is not called right", () => {
  expect(judgementOf(example, undefined)).toBe("? A home is found (features/finding.feature:6) was not run")
})
