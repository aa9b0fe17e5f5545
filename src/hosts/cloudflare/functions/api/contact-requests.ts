import { marketInUse } from "../../../../build/market.ts"
import { publishedContactRequests } from "../../../../service/contact-site.ts"
import { rateLimiter, rateLimitOf } from "../../../../service/rate.ts"
import { contactWithoutStore } from "../../../../service/web-function.ts"
import { openPostgres } from "../../../../store/postgres.ts"
import { sqlLeads } from "../../../../store/sql-leads.ts"
import { answered, type Context, publishedFile } from "../../pages.ts"

/** Made by the first request: Cloudflare lets nothing random be made before it. */
let waitOf: ReturnType<typeof rateLimiter> | undefined

/** Takes contact requests as a function of Cloudflare Pages. */
export const onRequest = async (context: Context): Promise<Response> => {
  const { DATABASE_URL, CONTACT_RATE_LIMIT, MARKET } = context.env
  if (!DATABASE_URL) return answered(context, contactWithoutStore)
  waitOf ??= rateLimiter(rateLimitOf(CONTACT_RATE_LIMIT))
  // A connection belongs to the request that it was opened for.
  const store = sqlLeads(openPostgres(DATABASE_URL))
  const service = publishedContactRequests(
    marketInUse(MARKET).name,
    async (path) => (await publishedFile(context, path))?.text(),
    { store, waitOf },
  )
  try {
    return await answered(context, service)
  } finally {
    context.waitUntil(store.close())
  }
}
