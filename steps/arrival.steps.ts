import { When } from "@cucumber/cucumber"
import type { SiteName } from "./specification/names.ts"
import { arriveInPieces } from "./support/arrival.ts"
import type { SiteWorld } from "./support/world.ts"

When(
  "the page {address} of the {site} site arrives piece by piece, in a window {int} pixels wide",
  async function (this: SiteWorld, path: string, site: SiteName, width: number) {
    this.site = site
    await this.page.setViewportSize({ width, height: 800 })
    await arriveInPieces(this, path)
  },
)
