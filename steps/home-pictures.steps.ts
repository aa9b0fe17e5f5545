import assert from "node:assert/strict"
import { Then, When } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { firstPictures } from "./screens/home-pictures.ts"
import type { SiteName } from "./specification/names.ts"
import { againWithin, ofOtherKinds } from "./support/home-pictures.ts"
import type { SiteWorld } from "./support/world.ts"

When(
  fromHtml("a visitor looks at the pictures of all {int} homes on the {site} site"),
  { timeout: 120_000 },
  async function (this: SiteWorld, count: number, site: SiteName) {
    assert.equal(await this.homePictures.read(site), count)
  },
)

Then(fromHtml("no picture is in more than {int} of the homes"), function (this: SiteWorld, most: number) {
  assert.deepEqual(this.homePictures.inMoreThan(most), [])
})

Then(fromHtml("no two of the homes have the same pictures"), function (this: SiteWorld) {
  assert.deepEqual(this.homePictures.alike(), [])
})

Then(fromHtml("each of the homes begins with a picture of {string}"), async function (this: SiteWorld, kinds: string) {
  assert.deepEqual(ofOtherKinds(kinds.split(", "), await firstPictures(this.screen.homes())), [])
})

Then(
  fromHtml("no two of {int} homes in a row begin with the same picture"),
  async function (this: SiteWorld, row: number) {
    assert.deepEqual(againWithin(row, await firstPictures(this.screen.homes())), [])
  },
)
