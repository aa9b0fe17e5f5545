/** @jest-environment node */
import { styleCountsIn, type TimelineEvent } from "./restyles.ts"

const restyle = (elementCount: number, frame = "page"): TimelineEvent => ({
  name: "UpdateLayoutTree",
  args: { beginData: { frame }, elementCount },
})
const layout: TimelineEvent = { name: "Layout", args: { beginData: { frame: "page" } } }

test("restyles, their elements and layouts are counted apart", () => {
  expect(styleCountsIn([restyle(600), layout, restyle(20), restyle(3), layout], "page")).toEqual({
    restyles: 3,
    restyledElements: 623,
    layouts: 2,
  })
})

test.each([
  ["a restyle that changed nothing", restyle(0)],
  ["a restyle of an SVG picture", restyle(4, "picture")],
  ["another event", { name: "Paint", args: { beginData: { frame: "page" } } }],
  ["an event without a frame", { name: "Layout", args: {} }],
])("%s does not count", (_, event) => {
  expect(styleCountsIn([event], "page")).toEqual({ restyles: 0, restyledElements: 0, layouts: 0 })
})
