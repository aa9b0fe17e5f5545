import { createHmac, randomBytes } from "node:crypto"
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible"
import { PlainError } from "../../domain/plain-error.ts"
import { clientOf, siteOf } from "./client.ts"
import { isSameOrigin } from "./same-origin.ts"
import { type Service, tooManyRequests } from "./service.ts"

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

const secondsLeft = ({ msBeforeNext }: RateLimiterRes): number => Math.max(1, Math.ceil(msBeforeNext / 1000))

const secondsUntil = async (limiter: RateLimiterMemory, key: string | number): Promise<number> => {
  try {
    await limiter.consume(key)
    return 0
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return secondsLeft(refused)
    throw refused
  }
}

/** Factor for all networks of an IPv6 site (/48) together: one subscriber may use any number of its networks. */
const siteFactor = 10

/** Factor for all clients together in an hour, so that a flood from many addresses fills no disk. */
const totalFactor = 100
const hourSeconds = 3600

/**
 * Counts requests by client and by IPv6 site, and keeps no address, only the number of a counter. A window starts with its
 * first request, and refused requests do not extend it.
 * @returns seconds that a client has to wait, 0 for none
 */
export const clientLimiter = (limit: number): ((client: string) => Promise<number>) => {
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

/** Limit of what clients send, and of what is stored for all of them together. */
export type SendingLimit = {
  /**
   * Counts what a client sends from the site itself.
   * @returns seconds that it has to wait, 0 for none
   */
  readonly waitOf: (client: string) => Promise<number>
  /** Counts what has been stored: a flood that is refused takes nothing from the others. */
  readonly countStored: () => Promise<void>
}

export const sendingLimit = (limit: number): SendingLimit => {
  const clients = clientLimiter(limit)
  const stored = new RateLimiterMemory({ points: limit * totalFactor, duration: hourSeconds })
  return {
    waitOf: async (client) => {
      const wait = await clients(client)
      const all = wait === 0 ? await stored.get("all") : null
      return all && all.remainingPoints <= 0 ? secondsLeft(all) : wait
    },
    countStored: async () => void (await secondsUntil(stored, "all")),
  }
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

/** Who asks for a page of a service: a visitor who reads or sends a form, or a page of another site. */
const askers = ["reader", "sender", "other site"] as const
type Asker = (typeof askers)[number]

const askerOf = (request: Request, origin: string): Asker => {
  if (request.method === "POST") return isSameOrigin(request, origin) ? "sender" : "other site"
  const { headers } = request
  // A link of a message opens a document; what a page of another site embeds does not.
  const isEmbedded = (headers.get("sec-fetch-dest") ?? "document") !== "document"
  return headers.get("sec-fetch-site") === "cross-site" && isEmbedded ? "other site" : "reader"
}

/** @returns seconds that a client has to wait for a page of a service, 0 for none */
export type PageLimit = (request: Request, client: string, origin: string) => Promise<number>

/**
 * Counts the pages of services, each of which takes milliseconds. Each kind of asker has limits of its own, so that other
 * sites take nothing from visitors, and reading takes nothing from sending.
 * @param minimum number of pages that the limits allow in any case
 */
export const pageLimit = (minimum = 0): PageLimit => {
  const limits = new Map(askers.map((asker) => [asker, costLimiter(minimum)]))
  return async (request, client, origin) => (await limits.get(askerOf(request, origin))?.(client)) ?? 0
}

/** Limits a service that answers with pages; beyond the limit it answers with one sentence. */
export const withPageLimit =
  (service: Service, origin: string, isPage: (request: Request) => boolean, waitOf: PageLimit): Service =>
  async (request, client) => {
    const wait = isPage(request) ? await waitOf(request, client, origin) : 0
    if (wait === 0) return service(request, client)
    return tooManyRequests(wait)
  }
