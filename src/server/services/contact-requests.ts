import { createHash, randomUUID } from "node:crypto"
import type { Fields } from "../../domain/contact/fields.ts"
import type { PhoneReader } from "../../domain/contact/phone.ts"
import { type ContactRequest, type FieldError, readContactRequest } from "../../domain/contact/request.ts"
import { thanksAddressOf } from "../../domain/contact/thanks.ts"
import type { ContactErrorName } from "../../domain/contact/words.ts"
import { PlainError } from "../../domain/plain-error.ts"
import { bodyLimit, signUpPath } from "../../spec/contact.ts"
import type { Language } from "../../spec/languages.ts"
import { type MarketName, markets } from "../../spec/markets.ts"
import { type ContactRequestStore, KeyConflict } from "../store/contact-requests.ts"
import { type Body, bodyOf } from "./body.ts"
import { formPlacesOf, isReadByVisitor } from "./form-places.ts"
import { pagePolicy } from "./page.ts"
import type { SendingLimit } from "./rate.ts"
import { isSameOrigin } from "./same-origin.ts"
import { refusal, type Service, tooManyRequests } from "./service.ts"
import { logThrottled } from "./throttled-log.ts"

export type ContactRequestsOptions = {
  readonly market: MarketName
  readonly store: Pick<ContactRequestStore, "add" | "find" | "findByKey" | "withdraw">
  /** Depends on the language, in which the form names countries. */
  readonly phoneReaderIn: (language: Language) => Promise<PhoneReader>
  readonly limit: SendingLimit
  /** Renders the form's page, filled in and with the errors; undefined if it cannot be shown. */
  readonly pageWith: (
    page: string,
    fields: Readonly<Record<string, unknown>>,
    errors: readonly (FieldError | ContactErrorName)[],
  ) => Promise<string | undefined>
  /** The home's address and the starts of its announced viewings; undefined for a home that is not for sale. */
  readonly announcedOf?: (language: Language, home: string) => Promise<AnnouncedHome | undefined>
  readonly now: () => Date
  /** By which viewings are over: scenarios have a time of their own. */
  readonly viewingsNow?: () => Date
  /** Timeout (ms), applied first to the body and then to the store. */
  readonly timeoutMs?: number
}

export type AnnouncedHome = { readonly address: string; readonly starts: readonly string[] }

const defaultTimeoutMs = 10_000

/**
 * Key for a form without scripts: the same content on the same day is one request, even if the form's script sends it
 * again after Back with another key.
 */
const keyOf = (market: MarketName, request: ContactRequest, received: string): string =>
  createHash("sha256")
    .update(JSON.stringify([market, received.slice(0, 10), request]))
    .digest("hex")

/** Text for the log: our own sentence, or an error's name and code, as a database's message can quote the request. */
const failureOf = (error: unknown): string => {
  if (error instanceof PlainError) return error.message.replace(/\.$/, "")
  const { name = "Error", code = "" } = Object(error) as { readonly name?: string; readonly code?: string }
  return [name, code]
    .map((text) => /^\w+$/.exec(String(text))?.[0] ?? "")
    .join(" ")
    .trim()
}

const withTimeout = async <Result>(work: Promise<Result>, timeoutMs: number): Promise<Result> => {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, timeoutMs, Object.assign(new Error("took too long"), { code: "TIMEOUT" }))
  })
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

const json = (status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store", ...headers },
  })

/** Error for a body that could not be read, by the status of its refusal. */
const bodyErrors: Readonly<Record<number, ContactErrorName>> = { 408: "form.late", 413: "form.long" }

/** Takes contact requests, as JSON from the form's script or as a form, and stores each durably before it responds. */
export const contactRequests = ({
  market,
  store,
  phoneReaderIn,
  limit,
  pageWith,
  announcedOf = async () => undefined,
  now,
  viewingsNow = now,
  timeoutMs = defaultTimeoutMs,
}: ContactRequestsOptions): Service => {
  const site = markets[market]

  /** Shows a visitor the refusal on the form's page; a program, or a visitor without such a page, gets one sentence. */
  const refusalResponse = async (
    request: Request,
    plainRefusal: Response,
    errors: readonly (FieldError | ContactErrorName)[],
    value?: unknown,
  ): Promise<Response> => {
    if (!isReadByVisitor(request)) return plainRefusal
    const fields = Object(value) as Readonly<Record<string, unknown>>
    for (const place of formPlacesOf(request, site, fields)) {
      const page = await pageWith(place, fields, errors).catch((error) => {
        logThrottled(`The page of a contact request could not be shown: ${failureOf(error)}.`)
      })
      if (!page) continue
      const headers = new Headers(plainRefusal.headers)
      headers.set("content-type", "text/html; charset=utf-8")
      headers.set("content-security-policy", pagePolicy)
      return new Response(page, { status: plainRefusal.status, headers })
    }
    return plainRefusal
  }

  const storeFailure = async (request: Request, { value }: Body, error: unknown): Promise<Response> => {
    logThrottled(`A contact request could not be stored: ${failureOf(error)}.`)
    const plainRefusal = refusal(503, "The request could not be stored just now: try again in a moment.", {
      "retry-after": "5",
    })
    return refusalResponse(request, plainRefusal, ["form.store"], value)
  }

  /** Refuses a key that was reused for other content, which would otherwise be lost silently. */
  const keyConflict = async (request: Request, { isJson, value }: Body): Promise<Response> => {
    if (isJson) return json(409, { errors: [{ field: "form", code: "conflict" }] satisfies FieldError[] })
    const plainRefusal = refusal(409, "Another request was taken with this key: give each request a key of its own.")
    return refusalResponse(request, plainRefusal, ["form.conflict"], value)
  }

  const rateLimited = async (request: Request, wait: number): Promise<Response> => {
    const body = await bodyOf(request, bodyLimit, timeoutMs)
    return refusalResponse(
      request,
      tooManyRequests(wait),
      ["form.many"],
      body instanceof Response ? undefined : body.value,
    )
  }

  /** Reads what a sign-up is about, before its fields are checked. */
  const announcedHomeOf = async (language: Language, value: unknown): Promise<AnnouncedHome | undefined> => {
    const { topic, home } = Object(value) as Readonly<Record<string, unknown>>
    return topic === "sign-up" && typeof home === "string" && /^[a-z0-9-]{1,100}$/.test(home)
      ? announcedOf(language, home)
      : undefined
  }

  /** The address of a sign-up, for the browser that made its key: nobody else can know that. */
  const signUpOf = async ({ fields, request }: { readonly fields: Fields; readonly request: ContactRequest }) => {
    if (request.viewing === null || !fields.key) return {}
    const stored = await store.findByKey(fields.key).catch(() => undefined)
    return stored && { signUp: signUpPath(stored.id) }
  }

  /** The id of an earlier request, for the browser that made its key: nobody else can know that. */
  const correctedIdOf = async ({ corrects }: Fields): Promise<string | null> => {
    const stored = corrects && (await store.findByKey(corrects).catch(() => undefined))
    return stored ? stored.id : null
  }

  return async (request, client) => {
    if (request.method !== "POST") {
      const plainRefusal = refusal(405, "Contact requests are sent with POST: use the form of the site.", {
        allow: "POST",
      })
      return refusalResponse(request, plainRefusal, ["form.opened"])
    }
    // The page does not show content from another site, so no fields are passed.
    if (!isSameOrigin(request, site.origin)) {
      const plainRefusal = refusal(403, "Contact requests are sent from the site itself: use the form there.")
      return refusalResponse(request, plainRefusal, ["form.foreign"])
    }
    const wait = await limit.waitOf(client)
    if (wait > 0) return rateLimited(request, wait)
    const body = await bodyOf(request, bodyLimit, timeoutMs)
    if (body instanceof Response) return refusalResponse(request, body, [bodyErrors[body.status] ?? "form.form"])

    const requestedLanguage = (Object(body.value) as { readonly language?: unknown }).language
    const language = site.languages.find((one) => one === requestedLanguage) ?? site.languages[0]
    let readPhone: PhoneReader
    let announced: AnnouncedHome | undefined
    try {
      readPhone = await phoneReaderIn(language)
      announced = await announcedHomeOf(language, body.value)
    } catch (error) {
      return storeFailure(request, body, error)
    }
    const parsed = readContactRequest(body.value, site.languages, readPhone, {
      starts: announced?.starts ?? [],
      now: viewingsNow().getTime(),
    })
    if ("errors" in parsed) {
      if (body.isJson) return json(400, { errors: parsed.errors })
      const names = parsed.errors.map(({ field }) => field).join(", ")
      return refusalResponse(request, refusal(400, `These fields are not right: ${names}.`), parsed.errors, body.value)
    }

    const received = now().toISOString()
    const content = announced ? { ...parsed.request, address: announced.address } : parsed.request
    const contentKey = keyOf(market, content, received)
    const key = parsed.fields.key ?? contentKey
    const corrects = await correctedIdOf(parsed.fields)
    let isNew: boolean
    try {
      isNew = await withTimeout(
        store.add({ ...content, id: randomUUID(), key, market, received, corrects, withdrawn: null }, contentKey),
        timeoutMs,
      )
    } catch (error) {
      return error instanceof KeyConflict ? keyConflict(request, body) : storeFailure(request, body, error)
    }
    if (isNew) await limit.countStored()
    const next = thanksAddressOf(site, parsed.request.language)
    return body.isJson
      ? json(isNew ? 201 : 200, { next, ...(await signUpOf(parsed)) })
      : new Response(null, { status: 303, headers: { location: next, "cache-control": "no-store" } })
  }
}
