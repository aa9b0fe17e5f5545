import { createHmac, randomBytes } from "node:crypto"
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible"
import { PlainError } from "../../domain/plain-error.ts"
import { clientOf, siteOf } from "./client.ts"
import { refusal, type Service } from "./service.ts"

/** Default limit of a client's requests in one window: a person sends one, an office a few. */
const defaultLimit = 20

/** Window (s) of the limit. */
const windowSeconds = 600

/** Number of counters, which clients share by an unpredictable hash, so that memory stays bounded. */
const buckets = 50_000

/**
 * Parses the configured limit.
 * @throws PlainError if it is invalid
 */
export const rateLimitOf = (configured: string | undefined): number => {
  const text = configured?.trim()
  if (!text) return defaultLimit
  const limit = /^\d{1,7}$/.test(text) ? Number(text) : 0
  if (limit === 0)
    throw new PlainError(
      `CONTACT_RATE_LIMIT is "${text.slice(0, 20)}": give the contact requests that one client may send in ten minutes, such as ${defaultLimit}, or leave it out.`,
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

/** Factor for all networks of an IPv6 site (/48) together: one subscriber may use any number of its networks. */
const siteFactor = 10

/** Factor for all clients together in an hour, so that a flood from many addresses fills no disk. */
const totalFactor = 100
const hourSeconds = 3600

/** Counts requests by client and by IPv6 site, and keeps no address, only the number of a counter. */
const clientLimiter = (limit: number): ((client: string) => Promise<number>) => {
  const clients = new RateLimiterMemory({ points: limit, duration: windowSeconds })
  const sites = new RateLimiterMemory({ points: limit * siteFactor, duration: windowSeconds })
  const secret = randomBytes(32)
  const bucketOf = (name: string): number => createHmac("sha256", secret).update(name).digest().readUInt32BE() % buckets
  return async (address) => {
    const client = clientOf(address)
    const site = siteOf(client)
    // A client over its own limit does not use up the limit that its site shares.
    return (await secondsUntil(clients, bucketOf(client))) || (site ? secondsUntil(sites, bucketOf(site)) : 0)
  }
}

/**
 * Counts requests by client, by IPv6 site and in total. A window of ten minutes (in total, of an hour) starts with its
 * first request, and refused requests do not extend it.
 * @returns seconds that a client has to wait, 0 for none
 */
export const rateLimiter = (limit: number): ((client: string) => Promise<number>) => {
  const waitOf = clientLimiter(limit)
  const total = new RateLimiterMemory({ points: limit * totalFactor, duration: hourSeconds })
  return async (client) => (await waitOf(client)) || secondsUntil(total, "all")
}

/** Limits for responses that take milliseconds of one thread: of a client in ten minutes, of all in ten seconds. */
const costlyLimits = { perClient: 120, together: 250 } as const

/**
 * Counts expensive responses, by client and in total.
 * @param minimum number of responses that the limits allow in any case
 * @returns seconds that a client has to wait, 0 for none
 */
export const costLimiter = (minimum = 0): ((client: string) => Promise<number>) => {
  const waitOf = clientLimiter(Math.max(costlyLimits.perClient, minimum))
  const all = new RateLimiterMemory({ points: Math.max(costlyLimits.together, minimum), duration: 10 })
  return async (client) => (await waitOf(client)) || secondsUntil(all, "all")
}

/** Limits a service with expensive responses; beyond the limit it answers with one sentence. */
export const withCostLimit =
  (service: Service, isCostly: (request: Request) => boolean, waitOf: (client: string) => Promise<number>): Service =>
  async (request, client) => {
    const wait = isCostly(request) ? await waitOf(client) : 0
    if (wait === 0) return service(request, client)
    const headers = { "retry-after": String(wait) }
    return refusal(429, `Too many requests have come from here: try again in ${wait} seconds.`, headers)
  }
