import { refusal } from "./service.ts"

/** Parsed body of a request; of a form, an object with the value of each field. */
export type Body = { readonly isJson: boolean; readonly value: unknown }

/** Timeout (ms) for a body, long enough for a slow telephone. */
const bodyTimeoutMs = 15_000

const jsonType = "application/json"
const formType = "application/x-www-form-urlencoded"

/** Reads the body, or refuses one that is incomplete, late or longer than the limit, whatever its header says. */
export const bytesOf = async (
  request: Request,
  limit: number,
  timeoutMs = bodyTimeoutMs,
): Promise<Uint8Array | Response> => {
  const tooLong = () => refusal(413, `A request may have ${limit} bytes: shorten it.`)
  if (Number(request.headers.get("content-length") ?? 0) > limit) return tooLong()
  const reader = request.body?.getReader()
  if (!reader) return new Uint8Array()
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<"late">((resolve) => {
    timer = setTimeout(resolve, timeoutMs, "late")
  })
  const chunks: Uint8Array[] = []
  let length = 0
  let isComplete = false
  try {
    for (;;) {
      const part = await Promise.race([reader.read(), timeout])
      if (part === "late") return refusal(408, "The request did not come in time: send it again.")
      if (part.done) break
      length += part.value.length
      if (length > limit) return tooLong()
      chunks.push(part.value)
    }
    isComplete = true
    return Buffer.concat(chunks)
  } catch {
    return refusal(400, "The request did not come whole: send it again.")
  } finally {
    clearTimeout(timer)
    if (!isComplete) reader.cancel().catch(() => {})
  }
}

/** Parses a form; a repeated field gets a list, which validation refuses. @throws URIError if the text is not a form */
const fieldsOf = (text: string): Record<string, unknown> => {
  // Throws on invalid UTF-8, which URLSearchParams would silently replace.
  decodeURIComponent(text)
  const values = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = values.get(name)
    if (earlier) earlier.push(value)
    else values.set(name, [value])
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length > 1 ? all : all[0]]))
}

/** Returns the media type, and whether the body is uncompressed UTF-8. */
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
 * Parses a body of JSON or of a form.
 * @param limit in bytes
 * @param timeoutMs for the body
 * @returns the value, or a refusal with the reason
 */
export const bodyOf = async (request: Request, limit: number, timeoutMs = bodyTimeoutMs): Promise<Body | Response> => {
  const { type, isReadable } = typeOf(request)
  if (!isReadable || (type !== jsonType && type !== formType))
    return refusal(415, `Send ${jsonType} or ${formType} in UTF-8, not compressed.`, {
      accept: `${jsonType}, ${formType}`,
    })
  const bytes = await bytesOf(request, limit, timeoutMs)
  if (bytes instanceof Response) return bytes
  const isJson = type === jsonType
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    return { isJson, value: isJson ? JSON.parse(text) : fieldsOf(text) }
  } catch {
    return refusal(400, `The body is no ${isJson ? "JSON" : "form"} in UTF-8.`)
  }
}
