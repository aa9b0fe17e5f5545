/** @jest-environment node */
import { existsSync, readdirSync } from "node:fs"
import { Workplace } from "./workplace.ts"

test("invented homes are like those of the sample, whatever the editors publish", () => {
  const workplace = new Workplace("test")
  try {
    expect(readdirSync(workplace.listings)).toEqual(readdirSync("features/sample/se/listings"))
    expect(existsSync(`${workplace.listings}/../documents`)).toBe(false)
  } finally {
    workplace.remove()
  }
})
