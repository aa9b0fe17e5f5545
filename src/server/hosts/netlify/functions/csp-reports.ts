import { cspReports } from "../../../services/csp-reports.ts"
import { market, netlifyFunction } from "../site.ts"

export default netlifyFunction(cspReports(market.origin))
