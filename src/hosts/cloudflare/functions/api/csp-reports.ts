import { marketInUse } from "../../../../build/market.ts"
import { cspReports } from "../../../../service/csp-reports.ts"
import type { Service } from "../../../../service/service.ts"
import { answered, type Context } from "../../pages.ts"

/** Made at the first request: Workers have no random numbers before one. */
let service: Service | undefined

/** Takes reports of the Content-Security-Policy as a function of Cloudflare Pages. */
export const onRequest = (context: Context): Promise<Response> => {
  service ??= cspReports(marketInUse(context.env.MARKET).market.origin)
  return answered(context, service)
}
