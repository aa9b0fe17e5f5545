import type { GatsbyConfig } from "gatsby"
import { chosenMarket } from "./src/domain/chosen-market.ts"
import { conversionSlugsOf } from "./src/domain/contact/thanks.ts"
import { adapter } from "./src/gatsby/adapter.ts"

const { market } = chosenMarket()

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
