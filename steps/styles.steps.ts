import assert from "node:assert/strict"
import { Then } from "@cucumber/cucumber"
import { changesByOtherStyles, rulesOnlyIn } from "./screens/styles.ts"
import { networkQuiet } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

Then("it leaves out styles that only {address} needs", async function (this: SiteWorld, other: string) {
  const html = await (await this.page.request.get(this.origin + other)).text()
  assert.notDeepEqual(rulesOnlyIn(html, await this.answer.text()), [])
})

/** Adding the styles of other pages reveals missing styles, and rules that depend on the order of loading. */
Then("it looks the same with the styles of all other pages", async function (this: SiteWorld) {
  await networkQuiet(this)
  assert.deepEqual(await changesByOtherStyles(this.page, this.site), [])
})
