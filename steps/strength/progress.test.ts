/** @jest-environment node */
import { startProgress } from "./progress.ts"

test("each line has the count and an estimate of what is left", () => {
  const times = [0, 30_000, 60_000, 600_000]
  const line = startProgress(12, () => times.shift() ?? 0)
  expect(line("killed")).toBe(" 1/12  6 min left  killed")
  expect(line("killed")).toBe(" 2/12  5 min left  killed")
})

test("the last line has no estimate", () => {
  const line = startProgress(1, () => 0)
  expect(line("survived")).toBe("1/1        done  survived")
})
