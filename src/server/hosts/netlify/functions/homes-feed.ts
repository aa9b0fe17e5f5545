import { homesFeed } from "../../../services/homes-feed.ts"
import { market, netlifyFunction, publishedFile } from "../site.ts"

export default netlifyFunction(
  homesFeed(market, async (path) => {
    const file = await publishedFile(path)
    return file && { version: file.headers.get("etag") ?? "", json: () => file.json() }
  }),
)
