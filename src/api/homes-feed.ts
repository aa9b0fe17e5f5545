import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby"
import { marketInUse } from "../build/market.ts"
import { homesFeed } from "../service/homes-feed.ts"

const { market } = marketInUse()

const feed = homesFeed(market, async (path) => {
  const answer = await fetch(market.origin + path)
  return answer.ok ? { version: answer.headers.get("etag") ?? "", json: () => answer.json() } : undefined
})

/** The feed of a search as a function of a static host, which reads the site's files where visitors do. */
const homesFeedFunction = async (
  { method = "GET", url = "/" }: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> => {
  try {
    const answer = await feed(new Request(new URL(url, market.origin), { method }), "")
    for (const [name, value] of answer.headers) response.setHeader(name, value)
    response.status(answer.status).send(await answer.text())
  } catch (error) {
    // A function that fails must not take its process with it.
    console.error(`${method} ${url}:`, error)
    response.status(500).send("The feed could not be made: try again in a while.\n")
  }
}

export default homesFeedFunction
