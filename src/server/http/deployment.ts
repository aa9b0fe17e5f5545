import { dsnOf } from "../../domain/dsn.ts"
import { PlainError } from "../../domain/plain-error.ts"
import { type DeliverySettings, deliveryKindsOf, deliverySettingsOf } from "../delivery/settings.ts"
import type { ContactRequestsOptions } from "../services/contact-requests.ts"
import type { Place } from "../services/inside.ts"
import { type PageLimit, pageLimit, rateLimitOf, sendingLimit } from "../services/rate.ts"
import type { ContactRequestStore } from "../store/contact-requests.ts"
import { openStores } from "../store/open.ts"
import type { Stores } from "../store/stores.ts"
import { ConnectionLimit, defaultConnections } from "./connections.ts"
import { type FileCache, fileCache } from "./files.ts"

/** Configuration that the server reads when it starts, independent of the build. */
export type Deployment = {
  readonly sentryDsn?: string | undefined
  /** Name or address on which the server listens, `localhost` by default. */
  readonly host?: string | undefined
  /** Number of our own proxies before the server; each appends its client to `X-Forwarded-For`. */
  readonly proxies?: number
  /** All sites of the process share `cache` and `connections`. */
  readonly cache?: FileCache
  readonly connections?: ConnectionLimit
  /** Returns the place of a file that the build lacks. */
  readonly missingFile?: (path: string) => Promise<Place | undefined>
}

/**
 * Parses the number of our own proxies before the server.
 * @throws PlainError if it is invalid
 */
export const proxiesOf = (configured: string | undefined): number => {
  const text = configured?.trim()
  if (!text) return 0
  if (!/^\d$/.test(text))
    throw new PlainError(
      `TRUST_PROXY is "${text.slice(0, 20)}": give the number of proxies of your own before the server, such as 1, or leave it out.`,
    )
  return Number(text)
}

/**
 * Parses the port in a variable.
 * @returns undefined if the variable is not set
 * @throws PlainError if it is invalid
 */
export const portOf = (configured: string | undefined, name = "PORT"): number | undefined => {
  const text = configured?.trim()
  if (!text) return undefined
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new PlainError(`${name} is "${text.slice(0, 20)}": give a number from 1 to 65535, or leave it out.`)
  return Number(text)
}

/** Parses a whole number in a range. @throws PlainError if it is invalid */
const numberOf = (
  name: string,
  configured: string | undefined,
  [min, max]: readonly [number, number],
  meaning: string,
): number | undefined => {
  const text = configured?.trim()
  if (!text) return undefined
  const value = /^\d{1,9}$/.test(text) ? Number(text) : -1
  if (value < min || value > max)
    throw new PlainError(
      `${name} is "${text.slice(0, 20)}": give ${meaning}, a number from ${min} to ${max}, or leave it out.`,
    )
  return value
}

const defaultCacheMb = 128

/** Returns the size (bytes) of the page cache. @throws PlainError if the number of megabytes is invalid */
const cacheBytesOf = (configured: string | undefined): number => {
  const megabytes = numberOf("PAGE_CACHE_MB", configured, [1, 16_384], "the megabytes of files to keep in memory")
  return (megabytes ?? defaultCacheMb) * 2 ** 20
}

/** Returns the limit of open connections. @throws PlainError if it is invalid */
const connectionsOf = (configured: string | undefined): number =>
  numberOf("MAX_CONNECTIONS", configured, [1, 1_000_000], "the connections that may be open at once") ??
  defaultConnections()

/** @throws PlainError that names the invalid variable */
export const deploymentOf = (env: NodeJS.ProcessEnv): Deployment => {
  dsnOf(env.SENTRY_DSN)
  return {
    sentryDsn: env.SENTRY_DSN,
    proxies: proxiesOf(env.TRUST_PROXY),
    host: env.HOST?.trim(),
    cache: fileCache(cacheBytesOf(env.PAGE_CACHE_MB)),
    connections: new ConnectionLimit(connectionsOf(env.MAX_CONNECTIONS)),
  }
}

/** Store and rate limits of contact requests, which all sites of a process share. */
export type Contact = Pick<Stores, "store"> & {
  /** Without it, searches cannot be followed. */
  readonly alerts?: Stores["alerts"]
  /** Without it, messages cannot be ended. */
  readonly mailboxes?: Stores["mailboxes"]
  /** Whether e-mails can be sent, without which no alert about a search can be confirmed. */
  readonly hasMail?: boolean
  readonly limit: ContactRequestsOptions["limit"]
  readonly pageLimit?: PageLimit
  readonly viewingsNow?: () => Date
}

/** What is to be delivered of contact requests, and to whom. */
export type Deliveries = Pick<Stores, "outbox" | "alerts" | "mailboxes"> & { readonly delivery: DeliverySettings }

/** Does not open the store yet, because pages need none. @throws PlainError that names the invalid variable */
export const contactOf = (env: NodeJS.ProcessEnv): Contact & Deliveries => {
  const limit = rateLimitOf(env.CONTACT_RATE_LIMIT)
  const delivery = deliverySettingsOf(env)
  return {
    ...openStores(env, deliveryKindsOf(env)),
    delivery,
    hasMail: delivery.mail !== undefined,
    limit: sendingLimit(limit),
    pageLimit: pageLimit(limit),
  }
}

/** @returns a sentence for the operator if contact requests cannot be stored now */
export const storeProblem = async (store: ContactRequestStore): Promise<string | undefined> => {
  try {
    await store.find("")
    return undefined
  } catch (error) {
    return error instanceof PlainError
      ? error.message
      : `Contact requests cannot be stored now: see to DATABASE_URL and LEADS_FILE (${(error as Error).message || "no answer"}).`
  }
}
