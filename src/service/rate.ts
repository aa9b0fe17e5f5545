import { createHmac, randomBytes } from "node:crypto"
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible"
import { PlainError } from "../domain/plain-error.ts"
import { clientOf, siteOf } from "./client.ts"
import { refusal, type Service } from "./service.ts"

/** Requests that a client may send in the time, unless a deployment says otherwise: a person sends one, an office a few. */
const usualLimit = 20

/** Seconds. */
const time = 600

/** What a process remembers is bounded, whoever asks: clients share this many places, by a hash that nobody can foresee. */
const places = 50_000

/**
 * The limit that a deployment is configured with.
 * @throws PlainError where it is none
 */
export const rateLimitOf = (configured: string | undefined): number => {
  const text = configured?.trim()
  if (!text) return usualLimit
  const limit = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (limit === 0)
    throw new PlainError(
      `CONTACT_RATE_LIMIT is "${text.slice(0, 20)}": give the contact requests that one client may send in ten minutes, such as ${usualLimit}, or leave it out.`,
    )
  return limit
}

const secondsUntil = async (limiter: RateLimiterMemory, key: string | number): Promise<number> => {
  try {
    await limiter.consume(key)
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}

/** Times as much that all networks of an IPv6 site (/48) may send together: one subscriber may have as many networks as they like. */
const siteShare = 10

/** Times as much that all clients together may send in an hour: a flood from everywhere fills no disk. */
const totalShare = 100
const hour = 3600

/** Counts what each client sends, and what each IPv6 site does: of no address more is kept than a place among many. */
const clientLimiter = (limit: number): ((client: string) => Promise<number>) => {
  const clients = new RateLimiterMemory({ points: limit, duration: time })
  const sites = new RateLimiterMemory({ points: limit * siteShare, duration: time })
  const secret = randomBytes(32)
  const placeOf = (name: string): number => createHmac("sha256", secret).update(name).digest().readUInt32BE() % places
  return async (address) => {
    const client = clientOf(address)
    const site = siteOf(client)
    // Who has sent too much uses up nothing of what others share with them.
    return (await secondsUntil(clients, placeOf(client))) || (site ? secondsUntil(sites, placeOf(site)) : 0)
  }
}

/**
 * Counts what each client sends, what each IPv6 site does and what all do. Within ten minutes of the first, no more are let
 * through than the limit (of all, within an hour); then counting begins again, however many were refused. No address is kept.
 * @returns seconds that a client has to wait, 0 for none
 */
export const rateLimiter = (limit: number): ((client: string) => Promise<number>) => {
  const waitOf = clientLimiter(limit)
  const total = new RateLimiterMemory({ points: limit * totalShare, duration: hour })
  return async (client) => (await waitOf(client)) || secondsUntil(total, "all")
}

/** Answers that take milliseconds of the one thread: so many in ten minutes for a client, and in ten seconds for all together. */
const costly = { perClient: 120, together: 250 } as const

/**
 * Counts answers that cost much, by client and all together.
 * @param least what must be let through in any case
 * @returns seconds that a client has to wait, 0 for none
 */
export const costLimiter = (least = 0): ((client: string) => Promise<number>) => {
  const waitOf = clientLimiter(Math.max(costly.perClient, least))
  const all = new RateLimiterMemory({ points: Math.max(costly.together, least), duration: 10 })
  return async (client) => (await waitOf(client)) || secondsUntil(all, "all")
}

/** A service whose answers to visitors are pages that have to be worked out: beyond the limit, one sentence. */
export const withCostLimit =
  (service: Service, isCostly: (request: Request) => boolean, waitOf: (client: string) => Promise<number>): Service =>
  async (request, client) => {
    const wait = isCostly(request) ? await waitOf(client) : 0
    if (wait === 0) return service(request, client)
    const headers = { "retry-after": String(wait) }
    return refusal(429, `Too many requests have come from here: try again in ${wait} seconds.`, headers)
  }
