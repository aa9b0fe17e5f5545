import { createHash, randomUUID } from "node:crypto"
import type { PhoneReader } from "../domain/contact/phone.ts"
import { type ContactRequest, type FieldError, readContactRequest } from "../domain/contact/request.ts"
import { thanksAddressOf } from "../domain/contact/thanks.ts"
import { bodyLimit } from "../spec/contact.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import type { LeadStore } from "../store/leads.ts"
import { bodyOf } from "./body.ts"
import { refusal, type Service } from "./service.ts"

export type ContactRequests = {
  readonly market: MarketName
  readonly store: LeadStore
  readonly readPhone: PhoneReader
  /** @returns seconds to wait where a client has sent too much, otherwise 0 */
  readonly waitOf: (client: string) => Promise<number>
  /** The page that the form stands on, with what was written and what is wrong with it; undefined where it cannot be shown. */
  readonly pageWith: (
    page: string,
    fields: Readonly<Record<string, unknown>>,
    errors: readonly FieldError[],
  ) => Promise<string | undefined>
  readonly now: () => Date
}

/** Whether the request comes from a page of the site itself: browsers say so. */
const isOwn = (request: Request, origin: string): boolean => {
  const site = request.headers.get("sec-fetch-site")
  if (site) return site === "same-origin" || site === "none"
  const from = request.headers.get("origin")
  return from === null || from === origin || from === new URL(request.url).origin
}

/** A form sent twice without scripts has no key of its own: the same words on the same day are the same request. */
const keyOf = (request: ContactRequest, received: string): string =>
  createHash("sha256")
    .update(JSON.stringify([received.slice(0, 10), request]))
    .digest("hex")

const json = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...headers },
  })

/** Takes contact requests, as JSON from the form's script or as the form itself: each is stored durably before it is answered. */
export const contactRequests =
  ({ market, store, readPhone, waitOf, pageWith, now }: ContactRequests): Service =>
  async (request, client) => {
    const site = markets[market]
    if (request.method !== "POST")
      return refusal(405, "Contact requests are sent with POST: use the form of the site.", { allow: "POST" })
    if (!isOwn(request, site.origin))
      return refusal(403, "Contact requests are sent from the site itself: use the form there.")
    const wait = await waitOf(client)
    if (wait > 0)
      return refusal(429, `Too many requests have come from here: try again in ${wait} seconds.`, {
        "retry-after": String(wait),
      })
    const body = await bodyOf(request, bodyLimit)
    if (body instanceof Response) return body
    const read = readContactRequest(body.value, site.languages, readPhone)
    if ("errors" in read) {
      if (body.isJson) return json(400, { errors: read.errors })
      const fields = body.value as Readonly<Record<string, unknown>>
      const page = await pageWith(String(fields.page ?? ""), fields, read.errors)
      return page
        ? new Response(page, {
            status: 400,
            headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
          })
        : refusal(400, `These fields are not right: ${read.errors.map(({ field }) => field).join(", ")}.`)
    }
    const received = now().toISOString()
    const key = read.fields.key ?? keyOf(read.request, received)
    let isNew: boolean
    try {
      isNew = await store.add({ ...read.request, id: randomUUID(), key, market, received })
    } catch (error) {
      console.error("A contact request could not be stored:", error)
      return refusal(503, "The request could not be stored just now: try again in a moment.", { "retry-after": "5" })
    }
    const next = thanksAddressOf(site, read.request.language)
    return body.isJson
      ? json(isNew ? 201 : 200, { next })
      : new Response(null, { status: 303, headers: { location: next, "cache-control": "no-store" } })
  }
