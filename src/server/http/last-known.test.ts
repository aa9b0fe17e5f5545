/** @jest-environment node */
import { lastKnown } from "./last-known.ts"

const turn = () => new Promise(setImmediate)

test("nobody waits for an answer, and an old one is refreshed in the background", async () => {
  let time = 0
  const answers = [3, 5]
  const read = lastKnown(
    async () => answers.shift(),
    () => time,
  )
  expect(read()).toBeUndefined()
  await turn()
  expect(read()).toBe(3)
  time = 10_000
  expect(read()).toBe(3)
  await turn()
  expect(answers).toEqual([5])
  time = 10_001
  expect(read()).toBe(3)
  await turn()
  expect(read()).toBe(5)
})

test("a failed query leaves the last answer", async () => {
  let time = 0
  const query = jest.fn(async () => 3)
  const read = lastKnown(query, () => time)
  read()
  await turn()
  query.mockRejectedValue(new Error("no store"))
  time = 20_000
  read()
  await turn()
  expect(read()).toBe(3)
})
