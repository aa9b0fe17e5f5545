import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import { blurredOrTooLarge } from "./screens/pictures.ts"
import type { SiteWorld } from "./support/world.ts"

Then(
  "each picture is the smallest file of {string} pixels that looks sharp on these screens:",
  { timeout: 120_000 },
  async function (this: SiteWorld, widths: string, screens: DataTable) {
    assert.deepEqual(await blurredOrTooLarge(this, widths.split(/, | or /).map(Number), screens.hashes()), [])
  },
)
