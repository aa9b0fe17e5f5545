/** @jest-environment node */
import { PlainError } from "../../domain/plain-error.ts"
import { contactWithoutStore, webFunction } from "./web-function.ts"

const request = new Request("https://www.kvistbo.se/api/homes-feed?language=sv")

let loggedCalls: unknown[][]
beforeEach(() => {
  loggedCalls = []
  jest.spyOn(console, "error").mockImplementation((...words) => void loggedCalls.push(words))
})

test("the service's own headers win over those of every response", async () => {
  const answer = await webFunction(async () => new Response("a", { headers: { "x-a": "own" } }), {
    "x-a": "every",
    "x-b": "every",
  })(request, "")
  expect([answer.headers.get("x-a"), answer.headers.get("x-b"), await answer.text()]).toEqual(["own", "every", "a"])
})

test("a service that fails is a response, and its query is not logged", async () => {
  const answer = await webFunction(() => Promise.reject(new PlainError("No database.")), { "x-b": "every" })(
    request,
    "",
  )
  expect([answer.status, answer.headers.get("x-b"), answer.headers.get("cache-control")]).toEqual([
    500,
    "every",
    "no-store",
  ])
  expect(loggedCalls).toEqual([["GET /api/homes-feed:", "No database."]])
})

test("contact requests without a database get a retry time", async () => {
  const answer = await contactWithoutStore(request, "")
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"])
  expect(loggedCalls.flat().join()).toContain("DATABASE_URL is not set")
})
