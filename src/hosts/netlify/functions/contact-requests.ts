import { publishedContactRequests } from "../../../service/contact-site.ts"
import { rateLimiter, rateLimitOf } from "../../../service/rate.ts"
import type { Service } from "../../../service/service.ts"
import { contactWithoutStore } from "../../../service/web-function.ts"
import { openPostgres } from "../../../store/postgres.ts"
import { sqlLeads } from "../../../store/sql-leads.ts"
import { openedWhenItCan } from "../../../store/when-it-can.ts"
import { name, netlifyFunction, publishedFile } from "../site.ts"

const opened = (url: string): Service =>
  publishedContactRequests(name, async (path) => (await publishedFile(path))?.text(), {
    store: openedWhenItCan(() => sqlLeads(openPostgres(url))),
    waitOf: rateLimiter(rateLimitOf(process.env.CONTACT_RATE_LIMIT)),
  })

let kept: Service | undefined

/** Takes contact requests as a function of Netlify's. */
export default netlifyFunction((request, client) => {
  const url = process.env.DATABASE_URL
  if (url) kept ??= opened(url)
  return (kept ?? contactWithoutStore)(request, client)
})
