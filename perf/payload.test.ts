import { expect, test } from "@jest/globals"
import type { RunnerResult } from "lighthouse"
import { payloadOf } from "./payload.ts"

const item = (resourceType: string, networkRequestTime: number, transferSize: number) => ({
  resourceType,
  networkRequestTime,
  transferSize,
})

/** A visit to a page with two scripts and two pictures, whose HTML has 12 000 bytes. */
const visitWith = (headers: Record<string, string>, received: number, items = [item("Document", 0, 13_400)]) =>
  ({
    lhr: {
      audits: {
        "network-requests": {
          details: {
            items: [
              item("Image", 4, 700),
              item("Image", 3, 900),
              item("Script", 2, 300),
              item("Script", 1, 200),
              ...items,
            ],
          },
        },
      },
    },
    artifacts: {
      DevtoolsLog: [
        { method: "Network.requestWillBeSent", params: { type: "Document" } },
        {
          method: "Network.responseReceived",
          params: { type: "Document", response: { encodedDataLength: received, headers } },
        },
        { method: "Network.responseReceived", params: { type: "Script", response: { headers } } },
      ],
    },
  }) as unknown as RunnerResult

test.each([
  ["Chrome tells of the response when it has its headers only", 1400],
  ["a busy Chrome tells of the response when it has all of it", 13_400],
])("the HTML has the bytes that the server says it sends, even if %s", (_, received) => {
  expect(payloadOf(visitWith({ "content-length": "12000" }, received)).html).toBe(12_000)
})

test("scripts and pictures are summed, and the picture that was asked for first is the first", () => {
  expect(payloadOf(visitWith({ "content-length": "12000" }, 1400))).toEqual({
    html: 12_000,
    js: 500,
    pictures: 1600,
    firstPicture: 900,
  })
})

test("a visit without the page's own request is an error", () => {
  expect(() => payloadOf(visitWith({ "content-length": "12000" }, 1400, []))).toThrow(
    "Lighthouse noted no request of the page.",
  )
})

test("a page whose server does not say how long it is cannot be measured", () => {
  expect(() => payloadOf(visitWith({}, 1400))).toThrow("The page's response has no Content-Length")
})
