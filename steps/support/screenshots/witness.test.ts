import type { Page } from "playwright"
import { forgetWitness, rememberWitness, witnessOn } from "./witness.ts"

const pageDouble = () => ({ goto: () => null }) as unknown as Page
const elementsOn = (page: Page) => ({ page: () => page, evaluateAll: () => [] })

const page = pageDouble()
const heading = elementsOn(page)
const list = elementsOn(page)

const expectation = Object.assign((...values: unknown[]) => values, { poll: () => "polled" })
const remembering = rememberWitness(expectation)

beforeEach(forgetWitness)

test("the last elements that an expectation was about are the witness", () => {
  remembering(heading)
  remembering(list)
  expect(witnessOn(page)).toBe(list)
})

test("an expectation of the whole page has no elements to show", () => {
  remembering(heading)
  remembering(page)
  expect(witnessOn(page)).toBeUndefined()
})

test("an expectation of a value leaves the witness before it", () => {
  remembering(heading)
  for (const value of [7, "Locator", null, undefined, ["a"], () => page]) remembering(value)
  expect(witnessOn(page)).toBe(heading)
})

test("elements of another page are no witness on this one", () => {
  remembering(elementsOn(pageDouble()))
  expect(witnessOn(page)).toBeUndefined()
})

test("a new scenario has no witness", () => {
  remembering(heading)
  forgetWitness()
  expect(witnessOn(page)).toBeUndefined()
})

test("the expectation itself stays as it is", () => {
  expect(remembering(7, "seven")).toEqual([7, "seven"])
  expect(remembering.poll()).toBe("polled")
})
