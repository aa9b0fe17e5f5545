import { apiHeaders } from "../build/headers.ts"
import { marketInUse } from "../build/market.ts"
import { cspReports } from "../service/csp-reports.ts"
import { gatsbyFunction } from "../service/gatsby-function.ts"

const { market } = marketInUse()

export default gatsbyFunction(cspReports(market.origin), market.origin, apiHeaders)
