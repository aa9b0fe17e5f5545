/** @jest-environment node */
import { z } from "zod"
import { ContentError, problemsOf } from "./problems.ts"

test("an editor reads the place of each problem", () => {
  const error = new ContentError([
    { file: "se/listings/kvistgatan-12.json", field: "headline.en", reason: "is missing" },
    { file: "texts/homes.fi.json", field: "home.browse", reason: "is missing" },
  ])
  expect(error.name).toBe("ContentError")
  expect(error.message).toBe(
    [
      "The content has 2 problems:",
      "  features/sample/se/listings/kvistgatan-12.json: headline.en: is missing",
      "  src/content/texts/homes.fi.json: home.browse: is missing",
    ].join("\n"),
  )
})

test("a developer reads the place of a problem in the sample", () => {
  process.env.AGENCY = "sample"
  try {
    const { message } = new ContentError([
      { file: "se/listings/kvistgatan-12.json", field: "headline.en", reason: "is missing" },
      { file: "texts/homes.fi.json", field: "home.browse", reason: "is missing" },
    ])
    expect(message).toContain("  features/sample/se/listings/kvistgatan-12.json: headline.en: is missing")
    expect(message).toContain("  src/content/texts/homes.fi.json: home.browse: is missing")
  } finally {
    delete process.env.AGENCY
  }
})

test("one problem is one problem", () => {
  expect(new ContentError([{ file: "a.json", field: "b", reason: "is missing" }]).message).toBe(
    "The content has 1 problem:\n  src/content/a.json: b: is missing",
  )
})

test("the issues of a schema by field", () => {
  const schema = z.strictObject({
    name: z.string(),
    rooms: z.array(z.strictObject({ area: z.number("must be an area") })),
  })
  const { error } = schema.safeParse({ rooms: [{ area: 1 }, { area: "2", x: 1, y: 2 }], extra: true })
  expect(problemsOf("a.json", error as z.ZodError)).toEqual([
    { file: "a.json", field: "name", reason: "is missing" },
    { file: "a.json", field: "rooms.1.area", reason: "must be an area" },
    { file: "a.json", field: "rooms.1.x, y", reason: "is not a field of this record" },
    { file: "a.json", field: "extra", reason: "is not a field of this record" },
  ])
})

test("a record that is no object at all", () => {
  const { error } = z.strictObject({ name: z.string() }).safeParse([])
  expect(problemsOf("a.json", error as z.ZodError)).toEqual([
    { file: "a.json", field: "(file)", reason: "Invalid input: expected object, received array" },
  ])
})
