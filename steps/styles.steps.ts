import assert from "node:assert/strict"
import { Then } from "@cucumber/cucumber"
import { changesByOtherStyles, needlessRules } from "./screens/styles.ts"
import { get } from "./support/requests.ts"
import { networkQuiet } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

Then("it leaves out styles that only {address} needs", async function (this: SiteWorld, other: string) {
  const htmlOf = async (path: string) => (await get(this.context, this.origin + path)).text()
  const { needless, carried } = needlessRules(await htmlOf(other), await this.answer.text(), await htmlOf("/404.html"))
  assert.notDeepEqual(needless, [])
  // A part that a page can have, and does not have here, brings its rules: at most 8 of 193.
  assert.ok(carried.length <= needless.length / 20, carried.join("\n"))
})

/** Adding the styles of other pages reveals missing styles, and rules that depend on the order of loading. */
Then("it looks the same with the styles of all other pages", async function (this: SiteWorld) {
  await networkQuiet(this)
  assert.deepEqual(await changesByOtherStyles(this.page, this.site), [])
})
