/** @jest-environment node */
import { editionOf, libraries } from "../../../site/edition.ts"
import { readContent } from "../../../site/records/read-content.ts"
import { officialEdition, sourceOf } from "./paper.data.ts"

const edition = officialEdition(editionOf(readContent("fi"), "en", libraries()))
const template = "statutes"

/** The same value for every name. */
const valuesOf = (value: string): Record<string, string> => new Proxy({}, { get: () => value })

const paper = { name: "a", title: "A", owner: "A", date: "2026-11-01", template }

test("a home's own text may have braces", () => {
  expect(sourceOf(edition, { ...paper, values: valuesOf("Koti {a}") })?.text).toContain("Koti {a}")
})

test("a name in the template that has no value is an error", () => {
  expect(() => sourceOf(edition, { ...paper, values: {} })).toThrow(
    /^features\/sample\/fi\/documents\/statutes\.md: \{\w+\} is no value of this document: check its spelling$/,
  )
})
