import { Given, Then, When } from "@cucumber/cucumber"
import { notHydrated } from "./support/console-log.ts"
import { expect } from "./support/expect.ts"
import { expectLasting, expectNone, expectText } from "./support/expectations.ts"
import type { Fault } from "./support/faults.ts"
import { failHeadingOfAreas, withoutField, withUnshowableHeading } from "./support/page-faults.ts"
import type { Deployment } from "./support/sites.ts"
import { visitUnhydrated } from "./support/visits.ts"
import { hydrated } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

Given("{address} answers {fault}", async function (this: SiteWorld, path: string, fault: Fault) {
  await this.spoil(path, fault)
})

Given(
  "{address} answers {fault} {int} time(s)",
  async function (this: SiteWorld, path: string, fault: Fault, times: number) {
    await this.spoil(path, fault, times)
  },
)

When("the server answers again", async function (this: SiteWorld) {
  await this.page.unrouteAll()
})

Given("the answer to {address} is delayed", async function (this: SiteWorld, path: string) {
  await this.network.faults.delay(this.page, path)
})

Given("the answer to {address} is lost {int} time(s)", async function (this: SiteWorld, path: string, times: number) {
  await this.network.faults.lose(this.page, path, times)
})

Given("{address} comes without its {string}", async function (this: SiteWorld, path: string, field: string) {
  await this.network.faults.alter(this.page, path, withoutField(field))
})

Given("the page data of {address} has no heading that can be shown", async function (this: SiteWorld, path: string) {
  await this.network.faults.alter(this.page, `/page-data${path}page-data.json`, withUnshowableHeading)
})

Given("the heading of the areas waits for a script that fails", async function (this: SiteWorld) {
  await failHeadingOfAreas(this)
})

When(
  "a visitor opens {address} on the {deployment}, where scripts do not start",
  async function (this: SiteWorld, path: string, deployment: Deployment) {
    await visitUnhydrated(this, deployment, path)
  },
)

Then("the page stays readable as plain HTML", async function (this: SiteWorld) {
  await expect.poll(() => this.console.problemsLike(notHydrated).length).toBeGreaterThan(0)
})

Then("the page is interactive", async function (this: SiteWorld) {
  await hydrated(this)
})

Then("the browser has made {int} full page load(s)", async function (this: SiteWorld, count: number) {
  await expectLasting(this, () => this.network.newDocuments, count)
})

Then("they see the error {string}", async function (this: SiteWorld, message: string) {
  await expectText(this, this.screen.failureMessage, message)
})

Then("they see no error", async function (this: SiteWorld) {
  await hydrated(this)
  await expectNone(this, this.screen.failureMessage)
})
