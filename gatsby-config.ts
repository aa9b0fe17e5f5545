import type { GatsbyConfig } from "gatsby"
import { adapter } from "./src/build/adapter.ts"
import { marketInUse } from "./src/build/market.ts"
import { conversionSlugsOf } from "./src/domain/contact/thanks.ts"

const { market } = marketInUse()

const config: GatsbyConfig = {
  siteMetadata: {
    siteUrl: market.origin,
    trackers: Object.entries(market.trackers).map(([name, id]) => ({ name, id })),
    conversions: conversionSlugsOf(market),
  },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  adapter: adapter(market),
  plugins: [],
}

export default config
