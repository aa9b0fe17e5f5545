import { chosenMarket } from "../../../../../domain/chosen-market.ts"
import { homesFeed } from "../../../../services/homes-feed.ts"
import { type Context, publishedFile, responseOf } from "../../pages.ts"

export const onRequest = (context: Context): Promise<Response> =>
  responseOf(
    context,
    homesFeed(chosenMarket(context.env.MARKET).market, async (path) => {
      const file = await publishedFile(context, path)
      return file && { version: file.headers.get("etag") ?? "", json: () => file.json() }
    }),
  )
