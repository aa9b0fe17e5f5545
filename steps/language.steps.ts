import assert from "node:assert/strict"
import { Then, When } from "@cucumber/cucumber"
import { type Language, languages } from "../src/spec/languages.ts"
import { fromHtml } from "./drivers/driver.ts"
import { PageFrame } from "./screens/page-frame.ts"
import { PageHead } from "./screens/page-head.ts"
import { expect } from "./support/expect.ts"
import { idle } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

When(fromHtml("they change the language to {language}"), async function (this: SiteWorld, language: Language) {
  await this.on(PageFrame).languageSwitch.getByRole("link", { name: languages[language].label, exact: true }).click()
})

Then(fromHtml("no language is offered"), async function (this: SiteWorld) {
  await idle(this)
  await expect(this.on(PageFrame).languageOffer).toHaveCount(0)
})

Then(fromHtml("the language switch offers {string}"), async function (this: SiteWorld, labels: string) {
  await expect(this.on(PageFrame).languageSwitch.getByRole("link")).toHaveText(labels.split(", "))
})

Then(
  fromHtml("the language switch marks {language} as the current one"),
  async function (this: SiteWorld, language: Language) {
    await expect(this.on(PageFrame).currentLanguage).toHaveAttribute("lang", language)
  },
)

Then(fromHtml("the page's canonical address is {string}"), async function (this: SiteWorld, address: string) {
  assert.equal(await this.on(PageHead).canonical(), address)
})

Then(fromHtml("the page's default alternate is {string}"), async function (this: SiteWorld, address: string) {
  const alternates = await this.on(PageHead).alternates()
  assert.equal(alternates.find(({ language }) => language === "x-default")?.address, address)
})

Then(fromHtml("every alternate of the page stands at {string}"), async function (this: SiteWorld, origin: string) {
  const origins = (await this.on(PageHead).alternates()).map(({ address }) => new URL(address).origin)
  assert.deepEqual([...new Set(origins)], [origin])
})
