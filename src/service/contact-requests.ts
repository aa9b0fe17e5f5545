import { createHash, randomUUID } from "node:crypto"
import type { PhoneReader } from "../domain/contact/phone.ts"
import { type ContactRequest, type FieldError, readContactRequest } from "../domain/contact/request.ts"
import { thanksAddressOf } from "../domain/contact/thanks.ts"
import type { ContactErrorName } from "../domain/contact/words.ts"
import { PlainError } from "../domain/plain-error.ts"
import { bodyLimit } from "../spec/contact.ts"
import type { Language } from "../spec/languages.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import { KeyConflict, type LeadStore } from "../store/leads.ts"
import { type Body, bodyOf } from "./body.ts"
import { formPlacesOf, isReadByVisitor } from "./form-places.ts"
import { isOwn } from "./same-origin.ts"
import { refusal, type Service } from "./service.ts"
import { logThrottled } from "./throttled-log.ts"

export type ContactRequests = {
  readonly market: MarketName
  readonly store: Pick<LeadStore, "add">
  /** Of a language, since countries are named in it. */
  readonly phoneReaderIn: (language: Language) => Promise<PhoneReader>
  /** @returns seconds to wait where a client has sent too much, otherwise 0 */
  readonly waitOf: (client: string) => Promise<number>
  /** The page that the form stands on, with what was written and what is wrong with it; undefined where it cannot be shown. */
  readonly pageWith: (
    page: string,
    fields: Readonly<Record<string, unknown>>,
    errors: readonly (FieldError | ContactErrorName)[],
  ) => Promise<string | undefined>
  readonly now: () => Date
  /** Milliseconds for the body to come, and then for the store. */
  readonly patience?: number
}

const usualPatience = 10_000

/**
 * A form that the browser itself sends has no key of its own: the same words on the same day are the same request, also where the form's
 * script sends them after Back, with its key.
 */
const keyOf = (market: MarketName, request: ContactRequest, received: string): string =>
  createHash("sha256")
    .update(JSON.stringify([market, received.slice(0, 10), request]))
    .digest("hex")

/** What a log may say of a failure: our own sentences, but no words of a database, which can quote what was to be stored. */
const failureOf = (error: unknown): string => {
  if (error instanceof PlainError) return error.message.replace(/\.$/, "")
  const { name = "Error", code = "" } = Object(error) as { readonly name?: string; readonly code?: string }
  return [name, code]
    .map((text) => /^\w+$/.exec(String(text))?.[0] ?? "")
    .join(" ")
    .trim()
}

const inTime = async <Result>(work: Promise<Result>, limit: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, limit, Object.assign(new Error("took too long"), { code: "TIMEOUT" }))
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

const json = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...headers },
  })

/** The policy of a page that answers a form: all that pages have but scripts. */
const pagePolicy =
  "default-src 'self'; script-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'"

/** What is said of a body that could not be read, by the status of its refusal. */
const unreadable: Readonly<Record<number, ContactErrorName>> = { 408: "form.late", 413: "form.long" }

/** Takes contact requests, as JSON from the form's script or as the form itself: each is stored durably before it is answered. */
export const contactRequests = ({
  market,
  store,
  phoneReaderIn,
  waitOf,
  pageWith,
  now,
  patience = usualPatience,
}: ContactRequests): Service => {
  const site = markets[market]

  /** The refusal as a page with the form, where a visitor reads it; one sentence where a program does, or there is no page. */
  const told = async (
    request: Request,
    refused: Response,
    errors: readonly (FieldError | ContactErrorName)[],
    value?: unknown,
  ): Promise<Response> => {
    if (!isReadByVisitor(request)) return refused
    const fields = Object(value) as Readonly<Record<string, unknown>>
    for (const place of formPlacesOf(request, site, fields)) {
      const page = await pageWith(place, fields, errors).catch((error) => {
        logThrottled(`The page of a contact request could not be shown: ${failureOf(error)}.`)
      })
      if (!page) continue
      const headers = new Headers(refused.headers)
      headers.set("content-type", "text/html; charset=utf-8")
      headers.set("content-security-policy", pagePolicy)
      return new Response(page, { status: refused.status, headers })
    }
    return refused
  }

  const notNow = async (request: Request, { value }: Body, error: unknown): Promise<Response> => {
    logThrottled(`A contact request could not be stored: ${failureOf(error)}.`)
    const refused = refusal(503, "The request could not be stored just now: try again in a moment.", {
      "retry-after": "5",
    })
    return told(request, refused, ["form.store"], value)
  }

  /** A client's mistake, which would otherwise lose what is written now without a word. */
  const conflict = async (request: Request, { isJson, value }: Body): Promise<Response> => {
    if (isJson) return json(409, { errors: [{ field: "form", code: "conflict" }] satisfies FieldError[] })
    const refused = refusal(409, "Another request was taken with this key: give each request a key of its own.")
    return told(request, refused, ["form.conflict"], value)
  }

  const tooMany = async (request: Request, wait: number): Promise<Response> => {
    const refused = refusal(429, `Too many requests have come from here: try again in ${wait} seconds.`, {
      "retry-after": String(wait),
    })
    const body = await bodyOf(request, bodyLimit, patience)
    return told(request, refused, ["form.many"], body instanceof Response ? undefined : body.value)
  }

  return async (request, client) => {
    if (request.method !== "POST") {
      const refused = refusal(405, "Contact requests are sent with POST: use the form of the site.", { allow: "POST" })
      return told(request, refused, ["form.opened"])
    }
    // What another site has written is not shown.
    if (!isOwn(request, site.origin)) {
      const refused = refusal(403, "Contact requests are sent from the site itself: use the form there.")
      return told(request, refused, ["form.foreign"])
    }
    const wait = await waitOf(client)
    if (wait > 0) return tooMany(request, wait)
    const body = await bodyOf(request, bodyLimit, patience)
    if (body instanceof Response) return told(request, body, [unreadable[body.status] ?? "form.form"])

    const spoken = (Object(body.value) as { readonly language?: unknown }).language
    const language = site.languages.find((one) => one === spoken) ?? site.languages[0]
    let readPhone: PhoneReader
    try {
      readPhone = await phoneReaderIn(language)
    } catch (error) {
      return notNow(request, body, error)
    }
    const read = readContactRequest(body.value, site.languages, readPhone)
    if ("errors" in read) {
      if (body.isJson) return json(400, { errors: read.errors })
      const names = read.errors.map(({ field }) => field).join(", ")
      return told(request, refusal(400, `These fields are not right: ${names}.`), read.errors, body.value)
    }

    const received = now().toISOString()
    const wordsKey = keyOf(market, read.request, received)
    const key = read.fields.key ?? wordsKey
    let isNew: boolean
    try {
      isNew = await inTime(store.add({ ...read.request, id: randomUUID(), key, market, received }, wordsKey), patience)
    } catch (error) {
      return error instanceof KeyConflict ? conflict(request, body) : notNow(request, body, error)
    }
    const next = thanksAddressOf(site, read.request.language)
    return body.isJson
      ? json(isNew ? 201 : 200, { next })
      : new Response(null, { status: 303, headers: { location: next, "cache-control": "no-store" } })
  }
}
