/** @jest-environment node */
import { progressWriter } from "./writer.ts"

const written = (isTerminal: boolean) => {
  const texts: string[] = []
  const { show, end } = progressWriter({ isTTY: isTerminal, write: (text: string) => texts.push(text) > 0 }, 0)
  return { texts, show, end }
}

test("a log gets the status at most every fifteen seconds, and a failure at once", () => {
  const { texts, show, end } = written(false)
  show({ status: "1 of 4" }, 14_999)
  show({ status: "2 of 4" }, 15_000)
  show({ status: "3 of 4", failure: { place: "", text: "@NAV-3" } }, 15_001)
  show({ status: "4 of 4" }, 29_999)
  end()
  expect(texts).toEqual(["2 of 4\n", "RED  @NAV-3\n"])
})

test("a terminal has one line with the status, below the failures, and none at the end", () => {
  const { texts, show, end } = written(true)
  show({ status: "1 of 2" }, 1)
  show({ status: "2 of 2", failure: { place: "", text: "@NAV-2" } }, 2)
  end()
  const clear = "\r\u001b[2K"
  expect(texts).toEqual([`${clear}1 of 2`, `${clear}RED  @NAV-2\n2 of 2`, clear])
})
