import type * as z from "zod/mini"
import { PlainError } from "../domain/plain-error.ts"

/** A schema for each field of a type and for no other, so that the compiler notices when one of the two changes. */
export type Shape<Value> = { readonly [field in keyof Value]-?: z.ZodMiniType<Value[field]> }

/** What a text is, who reads it, and what to do if it is wrong: words of one sentence. */
export type Source = { readonly name: string; readonly reader: string; readonly fix: string }

const nameOfType: Readonly<Record<string, string>> = {
  array: "an array",
  int: "a whole number",
  object: "an object",
  record: "an object",
}

/** Names the first field that is wrong, and never its value. */
const problemOf = (issue: z.core.$ZodIssue | undefined): string => {
  const field = issue?.path.join(".")
  const expected = issue?.code === "invalid_type" ? (nameOfType[issue.expected] ?? `a ${issue.expected}`) : undefined
  const reason =
    issue?.code === "custom" ? issue.message : expected ? `expected ${expected}` : "not a value that it can have"
  return field ? `${field}: ${reason}` : reason
}

const jsonOf = (text: string): { readonly value: unknown } | undefined => {
  try {
    return { value: JSON.parse(text) }
  } catch {
    return undefined
  }
}

/**
 * Reads JSON of another program, or of another version of this one. Fields that the schema does not have are left out.
 * @throws PlainError that names the text, the field and the fix
 */
export const parseAs = <Value>(schema: z.ZodMiniType<Value>, text: string, { name, reader, fix }: Source): Value => {
  const json = jsonOf(text)
  const result = json && schema.safeParse(json.value)
  if (result?.success) return result.data
  const problem = result ? problemOf(result.error.issues[0]) : "it is not JSON"
  throw new PlainError(`${name} is not as ${reader} reads it (${problem}): ${fix}.`)
}

/**
 * Reads a file of the site, which a build of another version may have written.
 * @param path in the site
 * @throws PlainError that names the file, the field and the fix
 */
export const parsePublished = <Value>(schema: z.ZodMiniType<Value>, path: string, text: string): Value =>
  parseAs(schema, text, {
    name: `${path.replace(/^\//, "")} of the site`,
    reader: "this server",
    fix: "deploy the site and the server of one version",
  })
