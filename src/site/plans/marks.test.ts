import type { Box } from "./furniture.ts"
import { drawnMark, marksIn } from "./marks.ts"

const room = [0, 0, 4, 3] as const
const name: Box = [150, 120, 250, 180]

test("marks stay inside the walls, off the name and beside each other", () => {
  const marks = marksIn(3, 30, room, name, [], [])
  expect(marks).toHaveLength(3)
  for (const { x, y } of marks) {
    expect(Math.min(x, y, 400 - x, 300 - y)).toBeGreaterThan(30)
    expect(x > 127 && x < 273 && y > 97 && y < 203).toBe(false)
  }
  for (const [index, { x, y }] of marks.slice(1).entries())
    expect(Math.abs(x - (marks[index]?.x ?? 0) + y - (marks[index]?.y ?? 0) - 54.3)).toBeLessThan(1)
})

test("a mark stays off furniture and doors", () => {
  const left: Box = [0, 0, 200, 300]
  const door = Array.from({ length: 30 }, (_, step) => [230, 10 * step] as const)
  const [mark] = marksIn(1, 30, room, [60, 120, 140, 180], [left], door)
  expect(mark?.x).toBeGreaterThan(250)
})

test("marks that do not fit are smaller, and all are there", () => {
  const marks = marksIn(4, 30, [0, 0, 1.5, 1.5], [30, 30, 120, 60], [], [])
  expect(marks).toHaveLength(4)
  expect(marks[0]?.size).toBeLessThan(30)
})

test("a room without pictures has no marks", () => {
  expect(marksIn(0, 30, room, name, [], [])).toEqual([])
})

test("a mark names its room, and one outside all rooms does not", () => {
  expect(drawnMark("2", { x: 50, y: 60, size: 30 }, "bedroom1")).toContain('data-room="bedroom1"')
  expect(drawnMark("2", { x: 50, y: 60, size: 30 })).not.toContain("data-room")
})
