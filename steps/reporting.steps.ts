import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { PageScripts } from "./screens/page-scripts.ts"
import { expect } from "./support/expect.ts"
import { follow } from "./support/moves.ts"
import type { Deployment } from "./support/sites.ts"
import { idle, reported } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

// Coming to a page

Given(
  "a visitor with a stopped clock opens {address} on the {deployment}",
  async function (this: SiteWorld, path: string, deployment: Deployment) {
    await this.reporting.openStill(deployment, path)
  },
)

Given(
  "a visitor is on the Sweden site with error reporting at its own origin, with a policy that lets it ask any host",
  async function (this: SiteWorld) {
    await this.reporting.openAtOrigin("https://www.kvistbo.example")
    await this.reporting.started()
  },
)

Given(
  "the first script of the site fails with {string} and breaks the promise {string}",
  async function (this: SiteWorld, text: string, promise: string) {
    await this.reporting.breakFirstScript(text, promise)
  },
)

// What happens in the page

When("{int} ms pass(es)", async function (this: SiteWorld, milliseconds: number) {
  await this.reporting.pass(milliseconds)
})

When(
  "{int} ms pass, and every {int} ms the page asks for something that is not answered",
  async function (this: SiteWorld, milliseconds: number, interval: number) {
    await this.reporting.passUnanswered(milliseconds, interval)
  },
)

When("the page asks for something that is not answered", async function (this: SiteWorld) {
  await this.reporting.service.requestInVain()
})

When("it is answered", async function (this: SiteWorld) {
  await this.reporting.service.answer()
})

When("they move on to {address}", async function (this: SiteWorld, path: string) {
  await follow(this, path)
  await expect(this.page).toHaveURL(this.origin + path)
})

When("a script of the page fails with {texts}", async function (this: SiteWorld, texts: readonly string[]) {
  this.console.expect(...texts)
  await this.on(PageScripts).fail(texts)
})

When("a script of the page breaks the promise {string}", async function (this: SiteWorld, text: string) {
  this.console.expect(text)
  await this.on(PageScripts).rejectPromise(text)
})

When("a script of the page notes {texts}", async function (this: SiteWorld, texts: readonly string[]) {
  await this.on(PageScripts).log(texts)
})

Given("the page has text fields that hold {texts}", async function (this: SiteWorld, texts: readonly string[]) {
  await this.on(PageScripts).addFields(texts)
})

When("the text fields are taken away", async function (this: SiteWorld) {
  await this.on(PageScripts).removeFields()
})

When(
  "the page asks for {address} {int} times, without waiting for answers",
  async function (this: SiteWorld, path: string, times: number) {
    await this.on(PageScripts).fetchInVain(path, times)
    await reported(this)
  },
)

When("the page asks for these, and is answered:", async function (this: SiteWorld, addresses: DataTable) {
  await this.reporting.answerForTrackers()
  const statuses = await this.on(PageScripts).fetchAll(addresses.raw().flat())
  assert.deepEqual([...new Set(statuses)], [200])
})

Then("requests of the page for these carry trace headers or none:", async function (this: SiteWorld, rows: DataTable) {
  const addresses = rows.raw().map(([address = ""]) => address)
  assert.deepEqual(await this.on(PageScripts).traceHeadersOf(addresses), rows.raw())
})

Then("the request for {address} carried trace headers", async function (this: SiteWorld, path: string) {
  const headers = await this.network.requestsFor(path).at(-1)?.allHeaders()
  assert.match(headers?.["sentry-trace"] ?? "", /^[\da-f]{32}-[\da-f]{16}-1$/)
})

When("the page shifts by 0.05 after {string} ms", async function (this: SiteWorld, times: string) {
  await this.reporting.service.requestInVain()
  await this.on(PageScripts).shiftLayoutAt(times.split(", ").map(Number))
  await this.reporting.service.answer()
})

// Reports

Then(
  "no service has been told of anything, and nothing has been downloaded to do so",
  async function (this: SiteWorld) {
    await idle(this)
    assert.deepEqual(this.reporting.service.envelopes, [])
    assert.deepEqual(this.reporting.downloads, [])
    assert.deepEqual(this.network.requestsOutside(this.origin), [])
  },
)

Then("the error service has received {texts}", async function (this: SiteWorld, texts: readonly string[]) {
  await expect.poll(() => this.reporting.service.reportCounts(texts)).toEqual(texts.map(() => 1))
})

Then(
  "the error service has received {texts} and nothing else",
  async function (this: SiteWorld, texts: readonly string[]) {
    await expect.poll(() => this.reporting.service.reportCounts(texts)).toEqual(texts.map(() => 1))
    await reported(this)
    assert.deepEqual(this.reporting.service.messages.toSorted(), texts.toSorted())
  },
)

Then("they are known to have been handled by nobody", function (this: SiteWorld) {
  assert.deepEqual([...new Set(this.reporting.service.handled)], [false])
})

Then(
  "the error service has received an error that begins with {string}",
  async function (this: SiteWorld, text: string) {
    await expect.poll(() => this.reporting.service.messagesWith(text).length).toBe(1)
  },
)

Then("it was told of {int} breadcrumbs at most", function (this: SiteWorld, limit: number) {
  assert.ok(this.reporting.service.notes.length <= limit, `${this.reporting.service.notes.length} breadcrumbs`)
})

Then("it was told of the notes {texts}", function (this: SiteWorld, texts: readonly string[]) {
  assert.deepEqual(this.reporting.service.notes.slice(-texts.length), texts)
})

Then(
  "the only {word} that it was told of before the error is {string}",
  function (this: SiteWorld, category: string, event: string) {
    assert.deepEqual(this.reporting.service.eventsOf(category), [event])
  },
)

Then("nothing that it was told of holds any of these:", async function (this: SiteWorld, texts: DataTable) {
  await reported(this)
  const { everything } = this.reporting.service
  const found = texts
    .raw()
    .flat()
    .filter((text) => everything.includes(text))
  assert.deepEqual(found, [])
})

Then("the service is asked not to note where it comes from", function (this: SiteWorld) {
  assert.deepEqual([...new Set(this.reporting.service.addressSettings)], ["never"])
})

Then(
  "the error service has received the {transaction} {address}, once",
  async function (this: SiteWorld, operation: string, path: string) {
    await expect.poll(() => this.reporting.last(operation)?.transaction).toBe(path)
    await reported(this)
    assert.equal(this.reporting.remember(operation), 1)
  },
)

Then("the error service has received no {transaction} yet", async function (this: SiteWorld, operation: string) {
  await reported(this)
  assert.equal(this.reporting.last(operation), undefined)
})

Then("it ended by {string}", function (this: SiteWorld, reason: string) {
  assert.equal(this.reporting.transaction.contexts.trace.data["sentry.idle_span_finish_reason"], reason)
})

Then("it was told at {string}", function (this: SiteWorld, address: string) {
  assert.deepEqual([...new Set(this.reporting.service.addresses)], [address])
})

Then("it holds {int} spans", function (this: SiteWorld, count: number) {
  assert.equal(this.reporting.transaction.spans.length, count)
})

Then("{int} of its spans are requests for {address}", function (this: SiteWorld, count: number, path: string) {
  assert.equal(this.reporting.spansFor(path).length, count)
})

Then("it holds the measurements {string}", function (this: SiteWorld, names: string) {
  const { measurements } = this.reporting.transaction
  const numbers = names.split(", ").filter((name) => typeof measurements[name]?.value === "number")
  assert.equal(numbers.join(", "), names)
})

Then("the error service has received a layout shift of {float}", async function (this: SiteWorld, score: number) {
  await expect.poll(() => this.reporting.last("pageload")?.measurements.cls?.value).toBeCloseTo(score, 4)
})
