import { dsnOf } from "../domain/dsn.ts"
import { PlainError } from "../domain/plain-error.ts"
import type { ContactRequests } from "../service/contact-requests.ts"
import { rateLimiter, rateLimitOf } from "../service/rate.ts"
import type { LeadStore } from "../store/leads.ts"
import { openLeads } from "../store/open.ts"
import { openedWhenItCan } from "../store/when-it-can.ts"
import type { Deployment } from "./site.ts"

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
 * The port of one site.
 * @returns undefined where none is said
 * @throws PlainError where it is none
 */
export const portOf = (configured: string | undefined): number | undefined => {
  const text = configured?.trim()
  if (!text) return undefined
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new PlainError(`PORT is "${text.slice(0, 20)}": give a number from 1 to 65535, or leave it out.`)
  return Number(text)
}

/** @throws PlainError that names the variable which is not right */
export const deploymentOf = ({ SENTRY_DSN, TRUST_PROXY, HOST }: NodeJS.ProcessEnv): Deployment => {
  dsnOf(SENTRY_DSN)
  return { sentryDsn: SENTRY_DSN, proxies: proxiesOf(TRUST_PROXY), host: HOST?.trim() }
}

/** Where all sites of a process keep contact requests, and how they count who sends them. */
export type Contact = { readonly store: LeadStore; readonly waitOf: ContactRequests["waitOf"] }

/** Opens no store yet: the sites are served without one too. @throws PlainError that names the variable which is not right */
export const contactOf = (env: NodeJS.ProcessEnv): Contact => ({
  waitOf: rateLimiter(rateLimitOf(env.CONTACT_RATE_LIMIT)),
  store: openedWhenItCan(() => openLeads(env)),
})

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
