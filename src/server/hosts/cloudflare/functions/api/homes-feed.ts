import { chosenMarket } from "../../../../../domain/chosen-market.ts"
import { homesFeed } from "../../../../services/homes-feed.ts"
import { publishedResponse } from "../../../../services/service.ts"
import { type Context, publishedFile, responseOf } from "../../pages.ts"

export const onRequest = (context: Context): Promise<Response> =>
  responseOf(
    context,
    homesFeed(chosenMarket(context.env.MARKET).market, async (path) =>
      publishedResponse(await publishedFile(context, path)),
    ),
  )
