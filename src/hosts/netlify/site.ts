import { apiHeaders } from "../../build/headers.ts"
import { marketInUse } from "../../build/market.ts"
import type { Service } from "../../service/service.ts"
import { webFunction } from "../../service/web-function.ts"

export const { name, market } = marketInUse()

/** A file of the site, read where visitors read it. */
export const publishedFile = async (path: string): Promise<Response | undefined> => {
  const answer = await fetch(market.origin + path)
  return answer.ok ? answer : undefined
}

/** A service as a function of Netlify's. */
export const netlifyFunction =
  (service: Service) =>
  (request: Request, { ip }: { readonly ip: string }): Promise<Response> =>
    webFunction(service, apiHeaders)(request, ip)
