import { chosenMarket } from "../../../../../domain/chosen-market.ts"
import { functionStores } from "../../../../delivery/function-store.ts"
import { functionSearchAlerts } from "../../../../services/alert-site.ts"
import { rateLimitOf, sendingLimit } from "../../../../services/rate.ts"
import { contactWithoutStore } from "../../../../services/web-function.ts"
import { type Context, publishedFile, responseOf } from "../../pages.ts"

/** Created by the first request, because Workers allow no random values before one. */
let limit: ReturnType<typeof sendingLimit> | undefined

export const onRequest = async (context: Context): Promise<Response> => {
  const { DATABASE_URL, CONTACT_RATE_LIMIT, MARKET } = context.env
  if (!DATABASE_URL) return responseOf(context, contactWithoutStore)
  limit ??= sendingLimit(rateLimitOf(CONTACT_RATE_LIMIT))
  // Opens a connection for each request, because Workers cannot share one between requests.
  const { alerts, store } = functionStores(DATABASE_URL, context.env)
  const fetchFile = (path: string) => publishedFile(context, path)
  try {
    const service = functionSearchAlerts(chosenMarket(MARKET).name, fetchFile, { alerts, limit }, context.env)
    return await responseOf(context, service)
  } finally {
    context.waitUntil(store.close())
  }
}
