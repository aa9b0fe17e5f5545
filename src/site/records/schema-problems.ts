import type { z } from "zod"
import { isMissing, type Problem, problemsOf, wholeRecordField } from "./problems.ts"

type Path = readonly PropertyKey[]

const nullsIn = (value: unknown, path: Path = []): Path[] => {
  if (value === null) return [path]
  if (typeof value !== "object") return []
  return Object.entries(value).flatMap(([key, inner]) => nullsIn(inner, [...path, key]))
}

/** Keeps the places of a list, so that problems name them. */
const withoutNulls = (value: unknown): unknown => {
  if (value === null) return undefined
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== "object") return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (inner === null ? [] : [[key, withoutNulls(inner)]])),
  )
}

/**
 * Problems that a schema found in one file, one for each field; CRMs write null where a field has no value.
 * @param error of the value, in which nulls count as values
 */
export const schemaProblems = (file: string, shape: z.ZodType, value: unknown, error: z.ZodError): Problem[] => {
  const isRefused = (path: Path) =>
    error.issues.some((issue) => issue.path.every((key, index) => String(key) === String(path[index])))
  const nulls = nullsIn(value)
    .filter(isRefused)
    .map((path) => path.join(".") || wholeRecordField(file))
  if (nulls.length === 0) return problemsOf(file, error)
  const others = shape.safeParse(withoutNulls(value))
  const problems = others.success ? [] : problemsOf(file, others.error)
  const reasonOf = (reason: string) => (reason === isMissing ? "is required: write it" : reason)
  return [
    ...nulls
      .filter((field) => !problems.some((problem) => problem.field === field))
      .map((field) => ({ file, field, reason: "has no value (null): leave the field out" })),
    ...problems.map((problem) =>
      nulls.includes(problem.field)
        ? { ...problem, reason: `has no value (null), and ${reasonOf(problem.reason)}` }
        : problem,
    ),
  ]
}
