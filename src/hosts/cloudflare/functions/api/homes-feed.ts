import { marketInUse } from "../../../../build/market.ts"
import { homesFeed } from "../../../../service/homes-feed.ts"
import { answered, type Context, publishedFile } from "../../pages.ts"

/** The feed of a search as a function of Cloudflare Pages. */
export const onRequest = (context: Context): Promise<Response> =>
  answered(
    context,
    homesFeed(marketInUse(context.env.MARKET).market, async (path) => {
      const file = await publishedFile(context, path)
      return file && { version: file.headers.get("etag") ?? "", json: () => file.json() }
    }),
  )
