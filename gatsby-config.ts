import type { GatsbyConfig } from "gatsby"
import { adapter } from "./src/build/adapter.ts"
import { marketInUse } from "./src/build/market.ts"

const { market } = marketInUse()

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: market.origin,
    trackers: Object.entries(market.trackers).map(([name, id]) => ({ name, id })),
  },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  adapter: adapter(market),
  plugins: [],
}

export default config
