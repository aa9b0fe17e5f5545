import { apiHeaders } from "../build/headers.ts"
import { marketInUse } from "../build/market.ts"
import { publishedContactRequests } from "../service/contact-site.ts"
import { gatsbyFunction } from "../service/gatsby-function.ts"
import { rateLimiter, rateLimitOf } from "../service/rate.ts"
import { refusal, type Service } from "../service/service.ts"
import { openPostgres } from "../store/postgres.ts"
import { sqlLeads } from "../store/sql-leads.ts"
import { openedWhenItCan } from "../store/when-it-can.ts"

const { name, market } = marketInUse()

// Gatsby puts the build's environment in the place of `process.env`: what a deployment sets stands on the global object.
const { env } = globalThis.process

/** Without a database there is nowhere to keep a request: a function has no disk. */
const unready: Service = async () => {
  console.error("DATABASE_URL is not set: contact requests cannot be stored. Set it for the function contact-requests.")
  return refusal(503, "The request could not be stored just now: try again in a moment.", { "retry-after": "60" })
}

const opened = (url: string): Service =>
  publishedContactRequests(
    name,
    async (path) => {
      const answer = await fetch(market.origin + path)
      return answer.ok ? answer.text() : undefined
    },
    {
      store: openedWhenItCan(() => sqlLeads(openPostgres(url))),
      waitOf: rateLimiter(rateLimitOf(env.CONTACT_RATE_LIMIT)),
    },
  )

/** Hosts may evaluate this module for every request: its connections and counts are kept where they outlive it. */
const kept = globalThis as typeof globalThis & { kvistboContactRequests?: Service }

const service: Service = (request, client) => {
  const url = env.DATABASE_URL
  if (url) kept.kvistboContactRequests ??= opened(url)
  return (kept.kvistboContactRequests ?? unready)(request, client)
}

/** Takes contact requests as a function of a static host. */
export default gatsbyFunction(service, market.origin, apiHeaders)
