import { chosenMarket } from "../domain/chosen-market.ts"
import { apiHeaders } from "../publish/headers.ts"
import { gatsbyFunction } from "../server/services/gatsby-function.ts"
import { homesFeed } from "../server/services/homes-feed.ts"

const { market } = chosenMarket()

/** Serves the feed of a search as a Gatsby Function, which reads the site's files from its public origin. */
export default gatsbyFunction(
  homesFeed(market, async (path) => {
    const answer = await fetch(market.origin + path)
    return answer.ok ? { version: answer.headers.get("etag") ?? "", json: () => answer.json() } : undefined
  }),
  market.origin,
  apiHeaders,
)
