import { refusal } from "./service.ts"

/** What a request has in its body: of a form, the value of each field. */
export type Body = { readonly isJson: boolean; readonly value: unknown }

/** Milliseconds for a body to come: a slow telephone needs one of them for each kilobyte. */
const patience = 15_000

const jsonType = "application/json"
const formType = "application/x-www-form-urlencoded"

/** The whole body as it came, or the refusal: longer than the limit, however long it says to be, or not there in time. */
export const bytesOf = async (request: Request, limit: number, wait = patience): Promise<Uint8Array | Response> => {
  const tooLong = () => refusal(413, `A request may have ${limit} bytes: shorten it.`)
  if (Number(request.headers.get("content-length") ?? 0) > limit) return tooLong()
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<"late">((resolve) => {
    timer = setTimeout(resolve, wait, "late")
  })
  const chunks: Uint8Array[] = []
  let length = 0
  let isWhole = false
  try {
    for (;;) {
      const part = await Promise.race([reader.read(), late])
      if (part === "late") return refusal(408, "The request did not come in time: send it again.")
      if (part.done) break
      length += part.value.length
      if (length > limit) return tooLong()
      chunks.push(part.value)
    }
    isWhole = true
    return Buffer.concat(chunks)
  } catch {
    return refusal(400, "The request did not come whole: send it again.")
  } finally {
    clearTimeout(timer)
    if (!isWhole) reader.cancel().catch(() => {})
  }
}

/** Fields of a form; of one that comes twice, all values, which no field takes. @throws URIError where it is no form */
const fieldsOf = (text: string): Record<string, unknown> => {
  // Said here, because URLSearchParams puts something else in the place of what is no UTF-8.
  decodeURIComponent(text)
  const values = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = values.get(name)
    if (earlier) earlier.push(value)
    else values.set(name, [value])
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length > 1 ? all : all[0]]))
}

/** The media type, and a charset that is not ours. */
const typeOf = (request: Request): { readonly type: string; readonly isReadable: boolean } => {
  const [type = "", ...parameters] = (request.headers.get("content-type") ?? "").toLowerCase().split(";")
  const charset = parameters.map((parameter) => /^\s*charset\s*=\s*"?([^"\s]*)/.exec(parameter)?.[1]).find(Boolean)
  return {
    type: type.trim(),
    isReadable:
      (charset ?? "utf-8") === "utf-8" && (request.headers.get("content-encoding") ?? "identity") === "identity",
  }
}

/**
 * Reads a body of JSON or of a form.
 * @param limit in bytes
 * @param wait milliseconds for it to come
 * @returns the value, or the refusal that says what is wrong with it
 */
export const bodyOf = async (request: Request, limit: number, wait = patience): Promise<Body | Response> => {
  const { type, isReadable } = typeOf(request)
  if (!isReadable || (type !== jsonType && type !== formType))
    return refusal(415, `Send ${jsonType} or ${formType} in UTF-8, not compressed.`, {
      accept: `${jsonType}, ${formType}`,
    })
  const bytes = await bytesOf(request, limit, wait)
  if (bytes instanceof Response) return bytes
  const isJson = type === jsonType
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    return { isJson, value: isJson ? JSON.parse(text) : fieldsOf(text) }
  } catch {
    return refusal(400, `The body is no ${isJson ? "JSON" : "form"} in UTF-8.`)
  }
}
