import { labelOf } from "./labels.ts"

test("a name stands in the middle of an empty room, above its area", () => {
  const { x, lines } = labelOf("Hall", "8 m²", [0, 0, 4, 2], [], [])
  expect(x).toBe(200)
  expect(lines.map(({ text }) => text)).toEqual(["Hall", "8 m²"])
  expect(lines[0]?.y).toBeLessThan(lines[1]?.y ?? 0)
})

test("a name stays off the furniture", () => {
  const { x } = labelOf("Hall", "8 m²", [0, 0, 6, 2], [[150, 0, 450, 200]], [])
  expect(Math.abs(x - 300)).toBeGreaterThan(170)
})

test("a name stays off the leaf of a door and the arc that it swings through", () => {
  const door = Array.from({ length: 10 }, (_, step) => [200, 20 * step] as const)
  const { x } = labelOf("Hall", "8 m²", [0, 0, 4, 2], [], door)
  expect(Math.abs(x - 200)).toBeGreaterThan(30)
})

test("a name is written smaller rather than across furniture", () => {
  const sizeBeside = (piece: readonly [number, number, number, number]) =>
    labelOf("Hall", "8 m²", [0, 0, 2, 2], [piece], []).lines[0]?.size
  expect(sizeBeside([0, 0, 80, 200])).toBe(36)
  expect(sizeBeside([0, 0, 110, 200])).toBeLessThan(36)
})

test("a long name is divided where it may be, in smaller letters if it must", () => {
  const { lines } = labelOf("Kodinhoito\u00adhuone", "4 m²", [0, 0, 2, 2], [], [])
  expect(lines.map(({ text }) => text)).toEqual(["Kodinhoito-", "huone", "4 m²"])
  const [{ lines: wide }] = [labelOf("Kodinhoito\u00adhuone", "16 m²", [0, 0, 8, 2], [], [])]
  expect(wide.map(({ text }) => text)).toEqual(["Kodinhoitohuone", "16 m²"])
})

test("a name that is wider than its room is an error", () => {
  expect(() => labelOf("Kodinhoitohuone", "1 m²", [0, 0, 1, 1], [], [])).toThrow(
    "Kodinhoitohuone does not fit in its room",
  )
})
