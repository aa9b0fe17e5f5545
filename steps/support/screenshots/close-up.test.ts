import { closeUp } from "./close-up.ts"

const desktop = { width: 1280, height: 720 }
const phone = { width: 390, height: 844 }

test.each([
  ["a small box is in the middle", { x: 600, y: 340, width: 80, height: 40 }, { x: 360, y: 185 }],
  ["a box near the corner is in view", { x: 1200, y: 0, width: 80, height: 40 }, { x: 720, y: 0 }],
])("%s of a part of a desktop window, in its own size", (_, box, start) => {
  expect(closeUp(desktop, box)).toEqual({ ...start, width: 560, height: 350, scale: 1 })
})

test("a wide box has a margin, and is smaller in the picture", () => {
  expect(closeUp(desktop, { x: 240, y: 200, width: 800, height: 100 })).toEqual({
    x: 200,
    y: 0,
    width: 880,
    height: 550,
    scale: 600 / 880,
  })
})

test("a box larger than the window shows the whole window", () => {
  expect(closeUp(desktop, { x: 0, y: -100, width: 1280, height: 4000 })).toEqual({
    x: 0,
    y: 0,
    width: 1280,
    height: 720,
    scale: 600 / 1280,
  })
})

test("a phone shows its whole width", () => {
  expect(closeUp(phone, { x: 20, y: 400, width: 100, height: 20 })).toEqual({
    x: 0,
    y: 235,
    width: 390,
    height: 350,
    scale: 1,
  })
})

test("the whole of a tall window is smaller in the picture, and that of a small one is not", () => {
  expect(closeUp(phone)).toEqual({ x: 0, y: 0, width: 390, height: 844, scale: 600 / 844 })
  expect(closeUp({ width: 320, height: 320 })).toEqual({ x: 0, y: 0, width: 320, height: 320, scale: 1 })
})
