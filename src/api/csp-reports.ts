import { chosenMarket } from "../domain/chosen-market.ts"
import { apiHeaders } from "../publish/headers.ts"
import { cspReports } from "../server/services/csp-reports.ts"
import { gatsbyFunction } from "../server/services/gatsby-function.ts"

const { market } = chosenMarket()

export default gatsbyFunction(cspReports(market.origin), market.origin, apiHeaders)
