/** @jest-environment node */
import { PlainError } from "../domain/plain-error.ts"
import { contactWithoutStore, webFunction } from "./web-function.ts"

const asked = new Request("https://www.kvistbo.se/api/homes-feed?language=sv")

let said: unknown[][]
beforeEach(() => {
  said = []
  jest.spyOn(console, "error").mockImplementation((...words) => void said.push(words))
})

test("the service's own headers win over those of every answer", async () => {
  const answer = await webFunction(async () => new Response("a", { headers: { "x-a": "own" } }), {
    "x-a": "every",
    "x-b": "every",
  })(asked, "")
  expect([answer.headers.get("x-a"), answer.headers.get("x-b"), await answer.text()]).toEqual(["own", "every", "a"])
})

test("a service that fails is an answer, and its query is not logged", async () => {
  const answer = await webFunction(() => Promise.reject(new PlainError("No database.")), { "x-b": "every" })(asked, "")
  expect([answer.status, answer.headers.get("x-b"), answer.headers.get("cache-control")]).toEqual([
    500,
    "every",
    "no-store",
  ])
  expect(said).toEqual([["GET /api/homes-feed:", "No database."]])
})

test("contact requests without a database are asked to come again", async () => {
  const answer = await contactWithoutStore(asked, "")
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"])
  expect(said.flat().join()).toContain("DATABASE_URL is not set")
})
