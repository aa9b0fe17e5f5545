import { Given, Then, When } from "@cucumber/cucumber"
import { notHydrated } from "./support/console-log.ts"
import { expect } from "./support/expect.ts"
import type { Fault } from "./support/faults.ts"
import { failHeadingOfAreas, withoutField, withUnshowableHeading } from "./support/page-faults.ts"
import type { Deployment } from "./support/sites.ts"
import { visitUnhydrated } from "./support/visits.ts"
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
  await this.network.faults.delay(this.page, path)
})

Given("the answer to {string} is lost {int} time(s)", async function (this: SiteWorld, path: string, times: number) {
  await this.network.faults.lose(this.page, path, times)
})

Given("{string} comes without its {string}", async function (this: SiteWorld, path: string, field: string) {
  await this.network.faults.alter(this.page, path, withoutField(field))
})

Given("the page data of {string} has no heading that can be shown", async function (this: SiteWorld, path: string) {
  await this.network.faults.alter(this.page, `/page-data${path}page-data.json`, withUnshowableHeading)
})

Given("the heading of the areas waits for a script that fails", async function (this: SiteWorld) {
  await failHeadingOfAreas(this)
})

When(
  "a visitor opens {string} on the {deployment}, whose scripts cannot take over",
  async function (this: SiteWorld, path: string, deployment: Deployment) {
    await visitUnhydrated(this, deployment, path)
  },
)

Then("the page stays as it was delivered", async function (this: SiteWorld) {
  await expect.poll(() => this.console.problemsLike(notHydrated).length).toBeGreaterThan(0)
})

Then("the page has come alive", async function (this: SiteWorld) {
  await hydrated(this)
})

Then("the browser has loaded {int} new document(s)", async function (this: SiteWorld, count: number) {
  await expect.poll(() => this.network.newDocuments).toBe(count)
})

Then("the answer to {string} was {int}", async function (this: SiteWorld, path: string, status: number) {
  this.console.expect(new RegExp(`Failed to load resource: .* status of ${status}`))
  await expect.poll(() => this.network.lastStatusOf(path)).toBe(status)
})

Then("{string} is said to be missing", async function (this: SiteWorld, message: string) {
  await expect(this.screen.failureMessage).toContainText(message)
})

Then("nothing is said to be missing", async function (this: SiteWorld) {
  await hydrated(this)
  await expect(this.screen.failureMessage).toHaveCount(0)
})
