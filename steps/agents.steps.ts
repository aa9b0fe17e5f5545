import assert from "node:assert/strict"
import { Then } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { AgentScreen } from "./screens/agents.ts"
import { expect } from "./support/expect.ts"
import { expectLoaded } from "./support/expectations.ts"
import type { SiteWorld } from "./support/world.ts"

const agents = (world: SiteWorld) => world.on(AgentScreen)

Then("the picture {string} is drawn", async function (this: SiteWorld, name: string) {
  await expectLoaded(agents(this).portrait(name))
})

Then(
  fromHtml("the page shows {int} portraits, each of them different"),
  async function (this: SiteWorld, count: number) {
    await expect(agents(this).portraits).toHaveCount(count)
    assert.equal(new Set(await agents(this).drawings()).size, count)
  },
)

Then(fromHtml("each home of the page leads back to it"), async function (this: SiteWorld) {
  const homes = await agents(this).homes()
  assert.ok(homes.length > 0, "the page shows no homes")
  assert.deepEqual(await this.files.withoutLinkTo(this.site, homes, this.path), [])
})
