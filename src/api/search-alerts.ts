import { chosenMarket } from "../domain/chosen-market.ts"
import { apiHeaders } from "../publish/headers.ts"
import { functionStores } from "../server/delivery/function-store.ts"
import { functionSearchAlerts } from "../server/services/alert-site.ts"
import { gatsbyFunction } from "../server/services/gatsby-function.ts"
import { rateLimitOf, sendingLimit } from "../server/services/rate.ts"
import type { Service } from "../server/services/service.ts"
import { contactWithoutStore } from "../server/services/web-function.ts"

const { name, market } = chosenMarket()

// Gatsby replaces `process.env` with the build's environment: only globalThis has the variables of the deployment.
const { env } = globalThis.process

const opened = (url: string): Service =>
  functionSearchAlerts(
    name,
    async (path) => {
      const answer = await fetch(market.origin + path)
      return answer.ok ? answer : undefined
    },
    { alerts: functionStores(url, env).alerts, limit: sendingLimit(rateLimitOf(env.CONTACT_RATE_LIMIT)) },
    env,
  )

/** Hosts may evaluate this module for every request, so globalThis keeps the connections and rate counts. */
const cached = globalThis as typeof globalThis & { kvistboSearchAlerts?: Service }

const service: Service = (request, client) => {
  const url = env.DATABASE_URL
  if (url) cached.kvistboSearchAlerts ??= opened(url)
  return (cached.kvistboSearchAlerts ?? contactWithoutStore)(request, client)
}

export default gatsbyFunction(service, market.origin, apiHeaders)
