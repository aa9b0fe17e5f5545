import { chosenMarket } from "../domain/chosen-market.ts"
import { apiHeaders } from "../publish/headers.ts"
import { functionStores } from "../server/delivery/function-store.ts"
import { publishedContactRequests } from "../server/services/contact-site.ts"
import { gatsbyFunction } from "../server/services/gatsby-function.ts"
import { rateLimitOf, sendingLimit } from "../server/services/rate.ts"
import { refusal, type Service } from "../server/services/service.ts"

const { name, market } = chosenMarket()

// Gatsby replaces `process.env` with the build's environment: only globalThis has the variables of the deployment.
const { env } = globalThis.process

/** Answers 503 without a database, because a function has no disk to store requests on. */
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
      ...functionStores(url, env),
      limit: sendingLimit(rateLimitOf(env.CONTACT_RATE_LIMIT)),
    },
  )

/** Hosts may evaluate this module for every request, so globalThis keeps the connections and rate counts. */
const cached = globalThis as typeof globalThis & { kvistboContactRequests?: Service }

const service: Service = (request, client) => {
  const url = env.DATABASE_URL
  if (url) cached.kvistboContactRequests ??= opened(url)
  return (cached.kvistboContactRequests ?? unready)(request, client)
}

export default gatsbyFunction(service, market.origin, apiHeaders)
