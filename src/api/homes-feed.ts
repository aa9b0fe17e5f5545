import { apiHeaders } from "../build/headers.ts"
import { marketInUse } from "../build/market.ts"
import { gatsbyFunction } from "../service/gatsby-function.ts"
import { homesFeed } from "../service/homes-feed.ts"

const { market } = marketInUse()

/** Serves the feed of a search as a Gatsby Function, which reads the site's files from its public origin. */
export default gatsbyFunction(
  homesFeed(market, async (path) => {
    const answer = await fetch(market.origin + path)
    return answer.ok ? { version: answer.headers.get("etag") ?? "", json: () => answer.json() } : undefined
  }),
  market.origin,
  apiHeaders,
)
