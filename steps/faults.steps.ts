import assert from "node:assert/strict"
import { Given, Then, When } from "@cucumber/cucumber"
import { templateChunks } from "../src/published/chunks.ts"
import { leftAsDelivered } from "./support/console-log.ts"
import { expect } from "./support/expect.ts"
import type { Fault } from "./support/faults.ts"
import type { SiteName } from "./support/sites.ts"
import { hydrated } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

Given("{string} answers {fault}", async function (this: SiteWorld, path: string, fault: Fault) {
  await this.spoil(path, fault)
})

Given(
  "{string} answers {fault} {int} time(s)",
  async function (this: SiteWorld, path: string, fault: Fault, times: number) {
    await this.spoil(path, fault, times)
  },
)

When("all is answered again", async function (this: SiteWorld) {
  await this.page.unrouteAll()
})

Given("the answer to {string} is held back", async function (this: SiteWorld, path: string) {
  await this.network.faults.hold(this.page, path)
})

Given("the answer to {string} is lost {int} time(s)", async function (this: SiteWorld, path: string, times: number) {
  await this.network.faults.lose(this.page, path, times)
})

Given("{string} comes without its {string}", async function (this: SiteWorld, path: string, field: string) {
  await this.network.faults.alter(this.page, path, (body) => {
    const data = JSON.parse(body)
    assert.ok(field in data.result.pageContext.page, `${path} has no "${field}"`)
    delete data.result.pageContext.page[field]
    return JSON.stringify(data)
  })
})

/** Throws while the heading renders, as React.lazy does when its chunk fails. */
Given("the heading of the areas waits for a script that fails", async function (this: SiteWorld) {
  await this.network.faults.alter(this.page, `/${templateChunks}src-templates-areas-tsx-*.js`, (script) => {
    const failing = script.replace(
      /"h1",\{children:/,
      '"h1",{children:(()=>{throw Object.assign(new Error("Loading chunk 999 failed."),{request:"/999.js"})})(),title:',
    )
    assert.notEqual(failing, script)
    return failing
  })
})

When(
  "a visitor opens {string} on the {site} site, whose scripts cannot take over",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.arriveAt(site, path)
  },
)

Then("the page stays as it was delivered", async function (this: SiteWorld) {
  await expect.poll(() => this.console.problems.some((problem) => leftAsDelivered.test(problem))).toBe(true)
})

Then("the page has come alive", async function (this: SiteWorld) {
  await hydrated(this)
})

Then("the browser has loaded {int} new document(s)", async function (this: SiteWorld, count: number) {
  await expect.poll(() => this.network.newDocuments).toBe(count)
})

Then("{string} is said to be missing", async function (this: SiteWorld, message: string) {
  await expect(this.screen.failure.filter({ visible: true })).toContainText(message)
})

Then("nothing is said to be missing", async function (this: SiteWorld) {
  await hydrated(this)
  await expect(this.screen.failure.filter({ visible: true })).toHaveCount(0)
})
