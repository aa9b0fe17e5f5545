import assert from "node:assert/strict"
import { Then } from "@cucumber/cucumber"
import { changesByOtherStyles, stylesIn } from "./screens/styles.ts"
import { networkQuiet } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

Then("the styles in it are at most {int} KB", async function (this: SiteWorld, most: number) {
  const size = stylesIn(await this.answer.text()) / 1024
  assert.ok(size > 10 && size <= most, `${size.toFixed(1)} KB`)
})

/** Adding the styles of other pages reveals missing styles, and rules that depend on the order of loading. */
Then("it looks the same with the styles of all other pages", async function (this: SiteWorld) {
  await networkQuiet(this)
  assert.deepEqual(await changesByOtherStyles(this.page, this.site), [])
})
