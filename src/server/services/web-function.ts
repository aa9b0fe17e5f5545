import { PlainError } from "../../domain/plain-error.ts"
import { refusal, type Service } from "./service.ts"

/** Answers 503 without a database, because a function has no disk to store requests on. */
export const contactWithoutStore: Service = async () => {
  console.error("DATABASE_URL is not set: contact requests cannot be stored. Set it for the function contact-requests.")
  return refusal(503, "The request could not be stored just now: try again in a moment.", { "retry-after": "60" })
}

/**
 * Wraps a service as a function of a host with web-standard Request and Response.
 * @param headers of every response, to which such a host does not apply its rules for files
 */
export const webFunction = (service: Service, headers: Readonly<Record<string, string>>): Service => {
  const answerOf: Service = async (request, client) => {
    try {
      return await service(request, client)
    } catch (error) {
      const reason = error instanceof PlainError ? error.message : Object(error).name
      console.error(`${request.method} ${new URL(request.url).pathname}:`, reason)
      return refusal(500, "This could not be answered: try again in a while.")
    }
  }
  return async (request, client) => {
    const answer = await answerOf(request, client)
    const all = new Headers(headers)
    for (const [name, value] of answer.headers) all.set(name, value)
    return new Response(answer.body, { status: answer.status, headers: all })
  }
}
