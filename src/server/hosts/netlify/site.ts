import { chosenMarket } from "../../../domain/chosen-market.ts"
import { apiHeaders } from "../../../publish/headers.ts"
import type { Service } from "../../services/service.ts"
import { webFunction } from "../../services/web-function.ts"

export const { name, market } = chosenMarket()

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
