/** @jest-environment node */
import { type RequestEvent, requestCountsOf } from "./requests.ts"

const request = (url: string, initiator: RequestEvent["initiator"], type = "Script"): RequestEvent => ({
  request: { url },
  type,
  initiator,
})
const html = request("/", { type: "other" }, "Document")
const script = request("/a.js", { type: "parser", url: "/" })

test("round trips follow each other from the HTML to a script and its data", () => {
  const data = request("/data.json", { type: "script", stack: { callFrames: [{ url: "/a.js" }] } })
  const other = request("/b.js", { type: "parser", url: "/" })
  expect(requestCountsOf([html, script, other, data])).toEqual({ requests: 4, roundTrips: 3 })
})

test("a request by a callback belongs to the script that set it", () => {
  const stack = { callFrames: [], parent: { callFrames: [{ url: "/a.js" }] } }
  expect(requestCountsOf([html, script, request("/late.js", { type: "script", stack })]).roundTrips).toBe(3)
})

test("a file that is asked for twice is two requests, at its first distance", () => {
  const again = request("/a.js", { type: "script", stack: { callFrames: [{ url: "/a.js" }] } })
  expect(requestCountsOf([html, script, again])).toEqual({ requests: 3, roundTrips: 2 })
})

test("requests without the page's own HTML begin with the first round trip", () => {
  expect(requestCountsOf([script])).toEqual({ requests: 1, roundTrips: 1 })
  expect(requestCountsOf([])).toEqual({ requests: 0, roundTrips: 0 })
})

test("pictures in the styles and the browser's own request for the icon do not count, lazy pictures do", () => {
  const icon = request("/icon.svg", { type: "other" }, "Other")
  const lazy = request("/lazy.avif", { type: "other" }, "Image")
  const inline = request("data:image/svg+xml,", { type: "parser", url: "/" }, "Image")
  expect(requestCountsOf([html, icon, inline]).requests).toBe(1)
  expect(requestCountsOf([html, icon, inline, lazy]).requests).toBe(2)
})
