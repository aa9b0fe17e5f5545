import assert from "node:assert/strict"
import { type DataTable, Then, When } from "@cucumber/cucumber"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

Then("the answer has these headers:", function (this: SiteWorld, headers: DataTable) {
  for (const [name = "", value] of headers.raw()) assert.equal(this.answer.headers()[name], value, name)
})

Then(
  "its security policy lets no page frame it, and no script run but the site's, inline ones that it knows, and those of:",
  function (this: SiteWorld, hosts: DataTable) {
    const policy = this.answer.headers()["content-security-policy"] ?? ""
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ") ?? []
    assert.ok(scripts.some((source) => source.startsWith("'sha256-")))
    assert.deepEqual(scripts.filter((source) => !source.startsWith("'sha256-")).sort(), [
      "'self'",
      ...hosts.raw().map(([host]) => host),
    ])
    assert.match(policy, /frame-ancestors 'none'/)
    assert.match(policy, /object-src 'none'/)
  },
)

When("a script that is not the site's own is put into the page", async function (this: SiteWorld) {
  await this.page.evaluate(() => {
    const script = document.createElement("script")
    script.textContent = "window.slippedIn = true"
    document.body.append(script)
  })
})

Then("it has not run, and the browser has reported it", async function (this: SiteWorld) {
  assert.equal(await this.page.evaluate(() => "slippedIn" in window), false)
  await expect.poll(() => this.problems.length).toBe(1)
  assert.match(this.problems.pop() ?? "", /Content Security Policy/)
})

Then("every script and picture that the page loaded may be kept for a year", async function (this: SiteWorld) {
  const files = this.requests.filter((request) => ["script", "image"].includes(request.resourceType()))
  assert.ok(files.length > 3, "the page has loaded scripts and pictures")
  for (const file of files) {
    const response = await file.response()
    if (new URL(file.url()).pathname.startsWith("/icons/")) continue
    assert.equal(response?.headers()["cache-control"], "public, max-age=31536000, immutable", file.url())
  }
})
