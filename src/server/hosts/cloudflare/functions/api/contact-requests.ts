import { chosenMarket } from "../../../../../domain/chosen-market.ts"
import { functionStores } from "../../../../delivery/function-store.ts"
import { publishedContactRequests } from "../../../../services/contact-site.ts"
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
  const { store, mailboxes } = functionStores(DATABASE_URL, context.env)
  const service = publishedContactRequests(
    chosenMarket(MARKET).name,
    async (path) => (await publishedFile(context, path))?.text(),
    { store, mailboxes, limit },
  )
  try {
    return await responseOf(context, service)
  } finally {
    context.waitUntil(store.close())
  }
}
