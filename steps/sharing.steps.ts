import assert from "node:assert/strict"
import { type DataTable, Then } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { Sharing } from "./screens/sharing.ts"
import { expect } from "./support/expect.ts"
import { assertIncludes } from "./support/text.ts"
import type { SiteWorld } from "./support/world.ts"

const sharing = (world: SiteWorld) => world.on(Sharing)

Then("they share {string} with this text:", async function (this: SiteWorld, url: string, lines: DataTable) {
  await expect.poll(async () => (await sharing(this).shared())?.url).toBe(url)
  assertIncludes((await sharing(this).shared())?.text ?? "", lines.raw().flat())
})

Then("{string} has been copied", async function (this: SiteWorld, address: string) {
  await expect.poll(() => sharing(this).copied()).toBe(new URL(address, this.origin).href)
})

Then("the link {string} begins a message that says:", async function (this: SiteWorld, name: string, lines: DataTable) {
  const mail = await sharing(this).mail(this.screen.main.getByRole("link", { name, exact: true }))
  assertIncludes(mail, ["mailto:", ...lines.raw().flat()])
})

Then(
  fromHtml("the preview of its link shows a picture, {string} and {string}"),
  async function (this: SiteWorld, title: string, price: string) {
    const preview = await sharing(this).preview()
    assert.ok(preview.title.startsWith(title), preview.title)
    assertIncludes(preview.description, [price])
    const picture = await this.page.request.get(this.origin + preview.image)
    assert.equal(picture.headers()["content-type"], "image/jpeg")
  },
)
