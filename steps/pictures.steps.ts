import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import { blurredOrTooLarge } from "./screens/pictures.ts"
import type { SiteWorld } from "./support/world.ts"

Then(
  "in windows like these each picture is the smallest file that is sharp there:",
  { timeout: 120_000 },
  async function (this: SiteWorld, windows: DataTable) {
    assert.deepEqual(await blurredOrTooLarge(this, windows.hashes()), [])
  },
)
