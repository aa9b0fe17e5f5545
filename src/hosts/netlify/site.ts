import { apiHeaders } from "../../build/headers.ts"
import { marketInUse } from "../../build/market.ts"
import type { Service } from "../../service/service.ts"
import { webFunction } from "../../service/web-function.ts"

export const { name, market } = marketInUse()

/** Fetches a file of the site from its public origin. */
export const publishedFile = async (path: string): Promise<Response | undefined> => {
  const answer = await fetch(market.origin + path)
  return answer.ok ? answer : undefined
}

/** Wraps a service as a function of Netlify. */
export const netlifyFunction =
  (service: Service) =>
  (request: Request, { ip }: { readonly ip: string }): Promise<Response> =>
    webFunction(service, apiHeaders)(request, ip)
