import { drawnNotes, noteSizeOf } from "./notes.ts"

const pictures = new Map([["living", [1, 2]]])

test("letters are 9 pixels high where a plan is 290 pixels wide", () => {
  expect((noteSizeOf(1200) * 290) / 1200).toBeGreaterThan(9)
})

test("a plan with pictures has a legend of their numbers, and one whose yard is known has north", () => {
  const { svg, height } = drawnNotes([26, 500], 800, 30, { pictures, legend: "Number & picture", yard: "west" })
  expect(svg).toContain("Number &amp; picture</text>")
  expect(svg).toContain("data-north")
  expect(height).toBe(100)
})

test("a plan without pictures whose yard is not known is no higher", () => {
  const notes = { pictures: new Map(), legend: "Number", yard: undefined }
  expect(drawnNotes([26, 500], 800, 30, notes)).toEqual({ svg: "", height: 0 })
})

test("a plan without pictures of its rooms has no legend", () => {
  const { svg } = drawnNotes([26, 500], 800, 30, { pictures: new Map(), legend: "Number", yard: "south" })
  expect(svg).not.toContain("Number")
})
