import { functionStores } from "../../../delivery/function-store.ts"
import { publishedContactRequests } from "../../../services/contact-site.ts"
import { rateLimitOf, sendingLimit } from "../../../services/rate.ts"
import type { Service } from "../../../services/service.ts"
import { contactWithoutStore } from "../../../services/web-function.ts"
import { name, netlifyFunction, publishedFile } from "../site.ts"

const openService = (url: string): Service =>
  publishedContactRequests(name, async (path) => (await publishedFile(path))?.text(), {
    ...functionStores(url, process.env),
    limit: sendingLimit(rateLimitOf(process.env.CONTACT_RATE_LIMIT)),
  })

let cachedService: Service | undefined

export default netlifyFunction((request, client) => {
  const url = process.env.DATABASE_URL
  if (url) cachedService ??= openService(url)
  return (cachedService ?? contactWithoutStore)(request, client)
})
