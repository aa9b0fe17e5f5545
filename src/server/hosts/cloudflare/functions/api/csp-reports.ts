import { chosenMarket } from "../../../../../domain/chosen-market.ts"
import { cspReports } from "../../../../services/csp-reports.ts"
import type { Service } from "../../../../services/service.ts"
import { type Context, responseOf } from "../../pages.ts"

/** Created by the first request, because Workers allow no random values before one. */
let service: Service | undefined

export const onRequest = (context: Context): Promise<Response> => {
  service ??= cspReports(chosenMarket(context.env.MARKET).market.origin)
  return responseOf(context, service)
}
