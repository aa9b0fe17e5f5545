import { chosenMarket } from "../domain/chosen-market.ts"
import { apiHeaders } from "../publish/headers.ts"
import { gatsbyFunction } from "../server/services/gatsby-function.ts"
import { homesFeed } from "../server/services/homes-feed.ts"
import { publishedResponse } from "../server/services/service.ts"

const { market } = chosenMarket()

/** Serves the feed of a search as a Gatsby Function, which reads the site's files from its public origin. */
export default gatsbyFunction(
  homesFeed(market, async (path) => publishedResponse(await fetch(market.origin + path))),
  market.origin,
  apiHeaders,
)
