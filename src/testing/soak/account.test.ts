/** @jest-environment node */
import type { StoredContactRequest } from "../../server/store/contact-requests.ts"
import { contactRequestWith } from "../contact-requests.ts"
import { accountOf, percentile, requestOf } from "./account.ts"

const storedRequest = (mark: string, fields: Partial<StoredContactRequest> = {}): StoredContactRequest => {
  const { name, email, message } = requestOf(mark)
  return contactRequestWith({ name, email, message, ...fields })
}

async function* each(...requests: StoredContactRequest[]): AsyncIterable<StoredContactRequest> {
  yield* requests
}

const none = { lost: 0, duplicates: 0, foreign: 0 }

test("all is well if acknowledged requests are stored once, and the others once or not at all", async () => {
  const sent = new Map([
    ["0-0", true],
    ["0-1", true],
    ["1-0", false],
    ["1-1", false],
  ])
  expect(await accountOf(sent, each(storedRequest("0-0"), storedRequest("0-1"), storedRequest("1-0")))).toEqual({
    ...none,
    sent: 4,
    acknowledged: 2,
    stored: 3,
  })
})

test("an acknowledged request that is not stored is lost", async () => {
  expect(await accountOf(new Map([["0-0", true]]), each())).toMatchObject({ ...none, lost: 1 })
})

test("a request that is stored twice is a duplicate, acknowledged or not", async () => {
  const sent = new Map([
    ["0-0", true],
    ["0-1", false],
  ])
  const requests = each(
    storedRequest("0-0"),
    storedRequest("0-0"),
    storedRequest("0-1"),
    storedRequest("0-1"),
    storedRequest("0-1"),
  )
  expect(await accountOf(sent, requests)).toMatchObject({ ...none, duplicates: 2 })
})

test.each([
  ["of a mark that was not sent", storedRequest("9-9")],
  ["that says something else", storedRequest("0-0", { name: "Nobody" })],
  ["that is cut", storedRequest("0-0", { message: requestOf("0-0").message.slice(0, -1) })],
  ["without a mark", storedRequest("0-0", { message: null })],
  ["of another telephone", storedRequest("0-0", { phone: null })],
])("a request %s is foreign, and does not replace the one that was sent", async (_, request) => {
  expect(await accountOf(new Map([["0-0", true]]), each(request))).toMatchObject({ lost: 1, duplicates: 0, foreign: 1 })
})

test.each([
  [[], 0.5, 0],
  [[7], 0.99, 7],
  [[1, 2, 3, 4], 0.5, 2],
  [[1, 2, 3, 4], 0.95, 4],
  [[1, 2, 3, 4], 1, 4],
])("of %j the percentile at %f is %f", (sorted, share, value) => {
  expect(percentile(sorted, share)).toBe(value)
})
