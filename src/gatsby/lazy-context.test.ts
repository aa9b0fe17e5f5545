/** @jest-environment node */
import type { BuiltPage } from "../visit/site.data.ts"
import { lazyContext } from "./lazy-context.ts"

const data = { head: { title: "Kvistgatan 12" }, frame: { language: "sv" }, page: { rooms: 3 } }

const countingPage = () => {
  const page = { computed: 0 }
  return Object.defineProperty(page, "context", {
    get: () => {
      page.computed += 1
      return data
    },
  }) as unknown as BuiltPage & { readonly computed: number }
}

test("reading and comparing a context computes nothing", () => {
  const page = countingPage()
  const context = lazyContext(page, "a1")
  expect(context).toEqual({ head: { stamp: "a1" }, frame: { stamp: "a1" }, page: { stamp: "a1" } })
  expect({ ...context }.page).toEqual({ stamp: "a1" })
  expect(page.computed).toBe(0)
})

test("serialising a context computes its data once, and frees it", () => {
  const page = countingPage()
  const context = lazyContext(page, "a1")
  expect(JSON.parse(JSON.stringify(context))).toEqual(data)
  expect(page.computed).toBe(1)
  expect(JSON.parse(JSON.stringify(context))).toEqual(data)
  expect(page.computed).toBe(2)
})
