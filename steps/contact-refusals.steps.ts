import assert from "node:assert/strict"
import { randomUUID } from "node:crypto"
import { Given, Then, When } from "@cucumber/cucumber"
import { ContactScreen } from "./screens/contact.ts"
import { expect } from "./support/expect.ts"
import { addressOf, type SiteName } from "./support/sites.ts"
import type { SiteWorld } from "./support/world.ts"

const contact = (world: SiteWorld) => new ContactScreen(world.page)

/** Browsers log a page with an error status. */
const serviceStatus = /contact-requests: Failed to load resource: .* status of 4/

Given("their browser does not count what they write", async function (this: SiteWorld) {
  await contact(this).form.evaluate((form) => {
    for (const control of form.querySelectorAll("[maxlength]")) control.removeAttribute("maxlength")
  })
})

Given(
  "{string} has sent a request with the key that the form will send",
  async function (this: SiteWorld, person: string) {
    const key = randomUUID()
    const address = new URL("/api/contact-requests", this.page.url()).href
    const data = { topic: "contact", language: "sv", name: person, email: `${person}@example.com`, key }
    assert.equal((await this.page.request.post(address, { data })).status(), 201)
    await this.page.route(address, (route) =>
      route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), key }) }),
    )
  },
)

Then("the service has answered {int}", async function (this: SiteWorld, status: number) {
  this.console.expect(new RegExp(`: Failed to load resource: .* status of ${status}`))
  const answer = await this.network.requests.findLast((request) => request.method() === "POST")?.response()
  assert.equal(answer?.status(), status)
})

When(
  "they write {int} times {string} in {string}",
  async function (this: SiteWorld, times: number, text: string, name: string) {
    await contact(this).field(name).fill(text.repeat(times))
  },
)

When("a page of another site sends its form to the {site} site", async function (this: SiteWorld, site: SiteName) {
  await this.page.goto("about:blank")
  await this.page.setContent(
    `<form method="post" action="${addressOf(site)}/api/contact-requests"><input name="name" value="Bait"><button>Win</button></form>`,
  )
  await this.page.getByRole("button", { name: "Win" }).click()
})

Then("the answer to the form is {int}", async function (this: SiteWorld, status: number) {
  this.console.expect(serviceStatus)
  await expect(contact(this).form).toBeVisible()
  const answer = await this.network.requests.findLast((request) => request.method() === "POST")?.response()
  assert.equal(answer?.status(), status)
})

Then("the summary {string} says {string}", async function (this: SiteWorld, heading: string, text: string) {
  await expect(contact(this).summary(heading)).toContainText(text)
})

Then("the service has said that it takes only forms", async function (this: SiteWorld) {
  this.console.expect(serviceStatus)
  assert.equal(this.answer.status(), 405)
  assert.equal(this.answer.headers().allow, "POST")
})
