import { cspReports } from "../../../service/csp-reports.ts"
import { market, netlifyFunction } from "../site.ts"

/** Takes reports of the Content-Security-Policy as a function of Netlify's. */
export default netlifyFunction(cspReports(market.origin))
