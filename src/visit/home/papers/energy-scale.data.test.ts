/** @jest-environment node */
import { readContent } from "../../../site/records/read-content.ts"
import { classOf, finnishNumbers, finnishScales, rangesOf, swedishScale } from "./energy-scale.data.ts"

test("a class ends at its limit, and the next begins above it", () => {
  expect([45, 45.1, 67.5, 68, 211.5, 212].map((value) => classOf(swedishScale, value)).join("")).toBe("ABBCFG")
})

test("the classes of Sweden in whole numbers leave none out", () => {
  expect(rangesOf(swedishScale).map(([name, range]) => `${name} ${range}`)).toEqual([
    "A 0–45",
    "B 46–67",
    "C 68–90",
    "D 91–121",
    "E 122–162",
    "F 163–211",
    "G 212–",
  ])
})

test.each(["apartment", "rowHouse"] as const)("each invented E-number of a %s is in its class", (type) => {
  for (const [name, number] of Object.entries(finnishNumbers[type])) {
    expect(classOf(finnishScales[type], number)).toBe(name)
    expect(number % 6).toBe(0)
  }
})

test("the class of each home in Sweden is that of its figure", () => {
  const classes = readContent("se").listings.flatMap((home) =>
    home.law === "swedish" && home.energy.status === "class" ? [[home.id, home.energy] as const] : [],
  )
  expect(classes.length).toBeGreaterThan(40)
  for (const [id, energy] of classes)
    expect([id, classOf(swedishScale, energy.performance)]).toEqual([id, energy.class])
})
