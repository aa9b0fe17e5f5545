import { homesFeed } from "../../../services/homes-feed.ts"
import { publishedResponse } from "../../../services/service.ts"
import { market, netlifyFunction, publishedFile } from "../site.ts"

export default netlifyFunction(homesFeed(market, async (path) => publishedResponse(await publishedFile(path))))
