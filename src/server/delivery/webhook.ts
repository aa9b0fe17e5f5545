import { createHmac } from "node:crypto"
import { PlainError } from "../../domain/plain-error.ts"
import type { StoredContactRequest } from "../store/contact-requests.ts"
import type { DeliveryKind } from "../store/outbox.ts"
import type { Outcome } from "./outcome.ts"
import { webhookBody } from "./webhook-body.ts"

/** Where the agency's CRM receives contact requests, and the bytes that sign them. */
export type Webhook = { readonly url: string; readonly secret: Uint8Array }

// Errors repeat neither value, because the address may hold a token and many people read logs.
const urlError = (reason: string): PlainError =>
  new PlainError(
    `CRM_WEBHOOK_URL ${reason}: give the https address at which the CRM receives contact requests, such as https://crm.example/hooks/kvistbo, or leave it out together with CRM_WEBHOOK_SECRET.`,
  )
const secretError = (reason: string): PlainError =>
  new PlainError(
    `CRM_WEBHOOK_SECRET ${reason}: give "whsec_" followed by 24 to 64 bytes in base64, which the CRM shows or "openssl rand -base64 32" makes, or leave it out together with CRM_WEBHOOK_URL.`,
  )

const loopbackHosts: readonly string[] = ["localhost", "127.0.0.1", "[::1]"]

/** Allows https to private addresses, because a CRM may run in the agency's network and only the operator names it. */
const webhookUrlOf = (text: string): string => {
  if (!URL.canParse(text)) throw urlError("is no URL")
  const { protocol, hostname, port, username, password, href } = new URL(text)
  const isLoopback = protocol === "http:" && loopbackHosts.includes(hostname)
  if (protocol !== "https:" && !isLoopback) throw urlError("does not begin with https")
  if (port === "0") throw urlError("has the port 0")
  if (username || password) throw urlError("holds a user or a password, which the signature makes needless")
  return href
}

const secretOf = (text: string): Uint8Array => {
  const base64 = /^whsec_(.*)$/.exec(text)?.[1] ?? ""
  const bytes = Buffer.from(base64, "base64")
  // Node.js ignores characters that are not base64, which the second encoding shows.
  if (bytes.length < 24 || bytes.length > 64 || bytes.toString("base64") !== base64)
    throw secretError("is no signing secret")
  return bytes
}

/**
 * Parses the CRM's address and secret.
 * @returns undefined if neither is set
 * @throws PlainError that names the invalid variable
 */
export const webhookOf = (env: NodeJS.ProcessEnv): Webhook | undefined => {
  const url = env.CRM_WEBHOOK_URL?.trim()
  const secret = env.CRM_WEBHOOK_SECRET?.trim()
  if (!url && !secret) return undefined
  if (!url) throw urlError("is missing beside CRM_WEBHOOK_SECRET")
  if (!secret) throw secretError("is missing beside CRM_WEBHOOK_URL")
  return { url: webhookUrlOf(url), secret: secretOf(secret) }
}

/** Signs a body as Standard Webhooks do. */
export const signatureOf = (secret: Uint8Array, id: string, timestamp: number, body: string): string =>
  `v1,${createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest("base64")}`

const maxWaitMs = 6 * 60 * 60_000

/** Returns the wait that a `Retry-After` header names, as seconds or as a date, or undefined without a valid one. */
const waitOf = (header: string | null, now: number): number | undefined => {
  const text = header?.trim() ?? ""
  // Date.parse accepts nearly anything, even "-5", so only dates in GMT pass.
  const waitMs = /^\d+$/.test(text) ? Number(text) * 1000 : / GMT$/.test(text) ? Date.parse(text) - now : 0
  return waitMs > 0 ? Math.min(waitMs, maxWaitMs) : undefined
}

/** 409 means that an earlier attempt, which timed out here, is still being processed there under the same key. */
const retriedStatuses: readonly number[] = [408, 409, 425, 429]

const outcomeOf = ({ ok, status, headers }: Response, now: number): Outcome => {
  const reason = `the CRM answered ${status}`
  if (ok) return { kind: "delivered" }
  // A redirect could send personal data to a host that the operator did not name.
  if (status < 400) return { kind: "refused", reason: `${reason}, a redirect, which is not followed` }
  if (status < 500 && !retriedStatuses.includes(status)) return { kind: "refused", reason }
  const afterMs = status === 429 || status === 503 ? waitOf(headers.get("retry-after"), now) : undefined
  return { kind: "retry", reason, ...(afterMs !== undefined && { afterMs }) }
}

/** Describes a failure by its code only, because messages may contain the address. */
const failureOf = (error: unknown, timeoutMs: number): string => {
  const { name, cause } = error as { readonly name?: unknown; readonly cause?: { readonly code?: unknown } }
  if (name === "TimeoutError") return `the CRM did not answer within ${timeoutMs / 1000} s`
  const code = String(cause?.code ?? "")
  return /^[A-Z][A-Z\d_]+$/.test(code) ? `the CRM could not be reached (${code})` : "the CRM could not be reached"
}

export type WebhookOptions = { readonly timeoutMs?: number; readonly now?: () => number }

/**
 * Returns a function that posts a contact request to the CRM and never rejects.
 * The id is the same in each attempt, so that the CRM can ignore a repetition.
 */
export const webhookSender =
  ({ url, secret }: Webhook, { timeoutMs = 15_000, now = () => Date.now() }: WebhookOptions = {}) =>
  async (
    request: StoredContactRequest,
    id: string,
    kind: DeliveryKind = "crm",
    signal?: AbortSignal,
  ): Promise<Outcome> => {
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const body = webhookBody(request, kind)
      const timestamp = Math.floor(now() / 1000)
      const response = await fetch(url, {
        method: "POST",
        redirect: "manual",
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
        headers: {
          "content-type": "application/json",
          "user-agent": "Kvistbo",
          "webhook-id": id,
          "webhook-timestamp": String(timestamp),
          "webhook-signature": signatureOf(secret, id, timestamp, body),
          "idempotency-key": id,
        },
        body,
      })
      // Ends the connection to a receiver that never stops answering; the status is all that counts.
      response.body?.cancel().catch(() => {})
      return outcomeOf(response, now())
    } catch (error) {
      return { kind: "retry", reason: failureOf(error, timeoutMs) }
    }
  }
