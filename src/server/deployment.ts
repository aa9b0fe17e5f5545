import { dsnOf } from "../domain/dsn.ts"
import { PlainError } from "../domain/plain-error.ts"
import type { ContactRequests } from "../service/contact-requests.ts"
import { costLimiter, rateLimiter, rateLimitOf } from "../service/rate.ts"
import type { LeadStore } from "../store/leads.ts"
import { openLeads } from "../store/open.ts"
import { openedWhenItCan } from "../store/when-it-can.ts"
import { ConnectionLimit, usualConnections } from "./connections.ts"
import { type PageCache, pageCache } from "./page-cache.ts"

/** What a deployment is configured with when it starts, whatever it was built with. */
export type Deployment = {
  readonly sentryDsn?: string | undefined
  /** Name or address of this machine that the server listens at, if not `localhost`. */
  readonly host?: string | undefined
  /** How many proxies of our own stand before the server; each adds to `X-Forwarded-For` who has asked it. */
  readonly proxies?: number
  /** Shared by all sites of the process, as is the next. */
  readonly cache?: PageCache
  readonly connections?: ConnectionLimit
}

/**
 * How many proxies of our own stand before the server.
 * @throws PlainError where it is no number of them
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
 * The port that a variable names.
 * @returns undefined where none is said
 * @throws PlainError where it is none
 */
export const portOf = (configured: string | undefined, name = "PORT"): number | undefined => {
  const text = configured?.trim()
  if (!text) return undefined
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new PlainError(`${name} is "${text.slice(0, 20)}": give a number from 1 to 65535, or leave it out.`)
  return Number(text)
}

/** A whole number in a range. @throws PlainError where it is none */
const numberIn = (
  name: string,
  configured: string | undefined,
  [least, most]: readonly [number, number],
  meaning: string,
): number | undefined => {
  const text = configured?.trim()
  if (!text) return undefined
  const value = /^\d{1,9}$/.test(text) ? Number(text) : -1
  if (value < least || value > most)
    throw new PlainError(
      `${name} is "${text.slice(0, 20)}": give ${meaning}, a number from ${least} to ${most}, or leave it out.`,
    )
  return value
}

const usualCacheMb = 128

/** Bytes of files that are kept in memory. @throws PlainError where that is no number of megabytes */
export const cacheBytesOf = (configured: string | undefined): number => {
  const megabytes = numberIn("PAGE_CACHE_MB", configured, [1, 16_384], "the megabytes of files to keep in memory")
  return (megabytes ?? usualCacheMb) * 2 ** 20
}

/** The most connections that are open at once. @throws PlainError where that is no number of them */
export const connectionsOf = (configured: string | undefined): number =>
  numberIn("MAX_CONNECTIONS", configured, [1, 1_000_000], "the connections that may be open at once") ??
  usualConnections()

/** @throws PlainError that names the variable which is not right */
export const deploymentOf = (env: NodeJS.ProcessEnv): Deployment => {
  dsnOf(env.SENTRY_DSN)
  return {
    sentryDsn: env.SENTRY_DSN,
    proxies: proxiesOf(env.TRUST_PROXY),
    host: env.HOST?.trim(),
    cache: pageCache(cacheBytesOf(env.PAGE_CACHE_MB)),
    connections: new ConnectionLimit(connectionsOf(env.MAX_CONNECTIONS)),
  }
}

/** Where all sites of a process keep contact requests, and how they count who sends them. */
export type Contact = {
  readonly store: LeadStore
  readonly waitOf: ContactRequests["waitOf"]
  /** Of answers that are pages with the form as it was sent: each costs milliseconds. */
  readonly pageWaitOf?: ContactRequests["waitOf"]
}

/** Opens no store yet: the sites are served without one too. @throws PlainError that names the variable which is not right */
export const contactOf = (env: NodeJS.ProcessEnv): Contact => {
  const limit = rateLimitOf(env.CONTACT_RATE_LIMIT)
  return {
    waitOf: rateLimiter(limit),
    pageWaitOf: costLimiter(limit),
    store: openedWhenItCan(() => openLeads(env)),
  }
}

/** @returns a sentence for whoever starts the sites where contact requests could not be kept now */
export const storeProblem = async (store: LeadStore): Promise<string | undefined> => {
  try {
    await store.of("")
    return undefined
  } catch (error) {
    return error instanceof PlainError
      ? error.message
      : `Contact requests cannot be stored now: see to DATABASE_URL and LEADS_FILE (${(error as Error).message || "no answer"}).`
  }
}
