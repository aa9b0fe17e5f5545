import { apiHeaders } from "../build/headers.ts"
import { marketInUse } from "../build/market.ts"
import { gatsbyFunction } from "../service/gatsby-function.ts"
import { homesFeed } from "../service/homes-feed.ts"

const { market } = marketInUse()

/** The feed of a search as a function of a static host, which reads the site's files where visitors do. */
export default gatsbyFunction(
  homesFeed(market, async (path) => {
    const answer = await fetch(market.origin + path)
    return answer.ok ? { version: answer.headers.get("etag") ?? "", json: () => answer.json() } : undefined
  }),
  market.origin,
  apiHeaders,
)
