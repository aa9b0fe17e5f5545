import { homesFeed } from "../../../service/homes-feed.ts"
import { market, netlifyFunction, publishedFile } from "../site.ts"

/** The feed of a search as a function of Netlify's. */
export default netlifyFunction(
  homesFeed(market, async (path) => {
    const file = await publishedFile(path)
    return file && { version: file.headers.get("etag") ?? "", json: () => file.json() }
  }),
)
