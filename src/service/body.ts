import { refusal } from "./service.ts"

/** What a request has in its body: of a form, the value of each field. */
export type Body = { readonly isJson: boolean; readonly value: unknown }

/** The whole body; null where it is longer than the limit, however long it says to be. */
const bytesOf = async (request: Request, limit: number): Promise<Uint8Array | null> => {
  if (Number(request.headers.get("content-length") ?? 0) > limit) return null
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > limit) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Fields of a form; of one that comes twice, all values, which no field takes. */
const fieldsOf = (text: string): Record<string, unknown> => {
  const form = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name)
      return [name, values.length === 1 ? values[0] : values]
    }),
  )
}

/**
 * Reads a body of JSON or of a form.
 * @param limit in bytes
 * @returns the value, or the refusal that says what is wrong with it
 */
export const bodyOf = async (request: Request, limit: number): Promise<Body | Response> => {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase()
  if (type !== "application/json" && type !== "application/x-www-form-urlencoded")
    return refusal(415, "Send application/json or application/x-www-form-urlencoded.", {
      accept: "application/json, application/x-www-form-urlencoded",
    })
  const bytes = await bytesOf(request, limit)
  if (!bytes) return refusal(413, `A request may have ${limit} bytes: shorten the message.`)
  let text: string
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
  } catch {
    return refusal(400, "The body is no UTF-8 text.")
  }
  if (type !== "application/json") return { isJson: false, value: fieldsOf(text) }
  try {
    return { isJson: true, value: JSON.parse(text) }
  } catch {
    return refusal(400, "The body is no JSON.")
  }
}
