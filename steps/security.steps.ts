import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { type Injection, Injections } from "./screens/injections.ts"
import type { SiteName } from "./specification/names.ts"
import { expect } from "./support/expect.ts"
import { SecurityPolicy, stopped, withoutReportingApi } from "./support/security-policy.ts"
import type { SiteWorld } from "./support/world.ts"

// Headers

Then(fromHtml("the answer has these headers:"), function (this: SiteWorld, headers: DataTable) {
  assert.deepEqual({ ...this.answer.headers(), ...headers.rowsHash() }, this.answer.headers())
})

Then(fromHtml("the answer protects the visitor by these headers:"), function (this: SiteWorld, table: DataTable) {
  const headers = Object.fromEntries(table.rows())
  assert.deepEqual({ ...this.answer.headers(), ...headers }, this.answer.headers())
})

Then(
  fromHtml("the file {address} has these headers:"),
  async function (this: SiteWorld, path: string, headers: DataTable) {
    const answer = await this.files.ask(this.site, path)
    assert.deepEqual({ ...answer.headers(), ...headers.rowsHash() }, answer.headers())
  },
)

Then(fromHtml("its security policy has {string}"), function (this: SiteWorld, directive: string) {
  assert.ok(new SecurityPolicy(this.answer.headers()).has(directive), directive)
})

Then(fromHtml("its security policy has these directives:"), function (this: SiteWorld, table: DataTable) {
  const policy = new SecurityPolicy(this.answer.headers())
  const missing = table.rows().filter(([directive = ""]) => !policy.has(directive))
  assert.deepEqual(missing, [])
})

Then(
  "its security policy allows no scripts but the site's, inline ones that it knows, and those of:",
  function (this: SiteWorld, hosts: DataTable) {
    const policy = new SecurityPolicy(this.answer.headers())
    assert.ok(policy.scriptHashes.length > 0)
    assert.deepEqual(policy.scriptHosts, ["'self'", ...hosts.raw().flat()])
  },
)

Then("no script of the page may use:", async function (this: SiteWorld, features: DataTable) {
  const forbidden = features.raw().flat()
  assert.deepEqual(await this.on(Injections).unknownFeatures(forbidden), [], "the browser does not know these")
  const allowed = await this.on(Injections).allowedFeatures()
  assert.ok(allowed.includes("clipboard-write"), "the browser allows nothing at all")
  assert.deepEqual(
    allowed.filter((feature) => forbidden.includes(feature)),
    [],
  )
})

Then("every script and picture that the page loaded may be kept for a year", async function (this: SiteWorld) {
  const files = [...this.network.ofType("script"), ...this.network.ofType("image")]
  assert.ok(files.length > 3, "the page has loaded scripts and pictures")
  const lasting = files.filter((file) => !new URL(file.url()).pathname.startsWith("/icons/"))
  const headers = await Promise.all(lasting.map(async (file) => (await file.response())?.headers()["cache-control"]))
  assert.deepEqual([...new Set(headers)], ["public, max-age=31536000, immutable"])
})

// Scripts that are slipped in

When("an attacker slips {injection} into the page", async function (this: SiteWorld, injection: Injection) {
  await this.on(Injections).inject(injection)
})

Then("it does not run, and the browser logs why", async function (this: SiteWorld) {
  await expect.poll(() => this.console.problemsLike(stopped).length).toBeGreaterThan(0)
  assert.equal(await this.on(Injections).hasRun(), false)
  assert.deepEqual(this.console.takeOthersThan(stopped), [])
})

// Scripts of services

Given("the scripts of the services load others:", function (this: SiteWorld, scripts: DataTable) {
  this.vendors.loadMore(scripts.rowsHash())
})

Given("the script of {string} writes markup into the page", function (this: SiteWorld, host: string) {
  this.vendors.alsoDo(host, 'try { document.body.innerHTML = "<b onclick=1>"; window.slippedIn = true } catch {}')
})

// Reports

Given(
  "a visitor is at {address} on the {site} site, with a browser that reports to addresses alone",
  async function (this: SiteWorld, path: string, site: SiteName) {
    const change = <D extends { headers: Record<string, string> }>(_path: string, delivery: D) => ({
      ...delivery,
      headers: withoutReportingApi(delivery.headers),
    })
    await this.hosting.deploy(site, change)
    await this.open(site, path)
  },
)

Then("the site has taken the browser's report of it", async function (this: SiteWorld) {
  await expect.poll(() => this.hosting.statusesOf("/api/csp-reports")).toContain(204)
})

Then(
  fromHtml("the {site} site's security contact is {string}, in {string}, at {string}"),
  async function (this: SiteWorld, site: SiteName, contact: string, languages: string, origin: string) {
    const path = "/.well-known/security.txt"
    await this.files.read(site, path, "text/plain; charset=utf-8")
    const lines = ["Contact", "Preferred-Languages", "Canonical"].map((name) => this.files.line(name))
    assert.deepEqual(lines, [contact, languages, origin + path])
  },
)

Then(fromHtml("it holds for less than a year from now"), function (this: SiteWorld) {
  const days = (Date.parse(this.files.line("Expires")) - Date.now()) / 86_400_000
  assert.ok(days > 30 && days < 365, `${days} days`)
})
