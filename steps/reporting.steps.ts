import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { changeHeadings, PageScripts } from "./screens/page-scripts.ts"
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

When(
  "a visitor is on the Sweden site with error reporting, at its own origin and free to contact any host",
  async function (this: SiteWorld) {
    await this.reporting.openAtOrigin("https://www.kvistbo.example")
    await this.reporting.started()
  },
)

Given(
  "the site's first script fails with {string} and rejects a promise with {string}",
  async function (this: SiteWorld, text: string, promise: string) {
    await this.reporting.breakFirstScript(text, promise)
  },
)

Given("any sample of reports would leave this visitor out", async function (this: SiteWorld) {
  await this.reporting.leaveOutOfSamples()
})

// What happens in the page

When("the page rests for {int} milliseconds", async function (this: SiteWorld, milliseconds: number) {
  await this.reporting.pass(milliseconds)
})

When(
  "the page makes a request every {int} milliseconds that is never answered",
  function (this: SiteWorld, interval: number) {
    this.reporting.requestEvery(interval)
  },
)

When("the page makes a request and waits for the answer", async function (this: SiteWorld) {
  await this.reporting.service.requestInVain()
})

When("the answer to its request arrives", async function (this: SiteWorld) {
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

Given("a translator changes the headings of each page before React draws them", async function (this: SiteWorld) {
  this.console.expect(/React error #418/)
  await this.prepare(changeHeadings, "translated-ltr")
})

Given(
  "the headings of each page are changed without a trace before React draws them",
  async function (this: SiteWorld) {
    this.console.expect(/React error #418/)
    await this.prepare(changeHeadings, "")
  },
)

When("a script of an extension fails with {string}", async function (this: SiteWorld, text: string) {
  this.console.expect(text)
  await this.on(PageScripts).failInExtension(text)
})

When("a script of the page rejects a promise with {string}", async function (this: SiteWorld, text: string) {
  this.console.expect(text)
  await this.on(PageScripts).rejectPromise(text)
})

When(
  "a script of the page rejects a promise with the mere text {string}",
  async function (this: SiteWorld, text: string) {
    await this.on(PageScripts).rejectPromiseWithText(text)
  },
)

When("a script of the page notes {texts}", async function (this: SiteWorld, texts: readonly string[]) {
  await this.on(PageScripts).log(texts)
})

Given("the page has text fields that hold {texts}", async function (this: SiteWorld, texts: readonly string[]) {
  await this.on(PageScripts).addFields(texts)
})

When("the text fields are removed", async function (this: SiteWorld) {
  await this.on(PageScripts).removeFields()
})

When(
  "the page requests {address} {int} times, without waiting for answers",
  async function (this: SiteWorld, path: string, times: number) {
    await this.on(PageScripts).fetchInVain(path, times)
    await reported(this)
  },
)

When("the page makes these requests, and is answered:", async function (this: SiteWorld, addresses: DataTable) {
  await this.reporting.answerForTrackers()
  const statuses = await this.on(PageScripts).fetchAll(addresses.raw().flat())
  assert.deepEqual([...new Set(statuses)], [200])
})

Then("requests from the page carry these headers:", async function (this: SiteWorld, table: DataTable) {
  const rows = table.rows().map(([address = "", headers = ""]) => [address, headers])
  const addresses = rows.map(([address = ""]) => address)
  assert.deepEqual(await this.on(PageScripts).traceHeadersOf(addresses), rows)
})

Then("the request for {address} carried trace headers", async function (this: SiteWorld, path: string) {
  const headers = await this.network.requestsFor(path).at(-1)?.allHeaders()
  assert.match(headers?.["sentry-trace"] ?? "", /^[\da-f]{32}-[\da-f]{16}-1$/)
})

When("everything on the page moves by a twentieth of the window", async function (this: SiteWorld) {
  await this.reporting.duringLoad(() => this.on(PageScripts).shiftLayout())
})

When(
  "the browser measures layout shifts of {float} at {string} milliseconds",
  async function (this: SiteWorld, score: number, times: string) {
    const shifts = times.split(", ").map((time) => ({ time: Number(time), score }))
    await this.reporting.duringLoad(() => this.on(PageScripts).measureShifts(shifts))
  },
)

// Reports

Then("no report has been sent, and no script for reports has been downloaded", async function (this: SiteWorld) {
  await idle(this)
  assert.deepEqual(this.reporting.service.envelopes, [])
  assert.deepEqual(this.reporting.downloads, [])
  assert.deepEqual(this.network.requestsOutside(this.origin), [])
})

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

Then(
  "the error service has received an error that begins with {string}",
  async function (this: SiteWorld, text: string) {
    await expect
      .poll(() => this.reporting.service.messages.filter((message) => message.startsWith(text)))
      .toHaveLength(1)
  },
)

Then("they are reported as unhandled", function (this: SiteWorld) {
  assert.deepEqual([...new Set(this.reporting.service.handled)], [false])
})

Then("the error service has received the error of that component", async function (this: SiteWorld) {
  // React's number for a heading that is an object.
  await expect.poll(() => this.reporting.service.messagesWith("Minified React error #31").length).toBe(1)
})

Then("the report lists at most {int} breadcrumbs", function (this: SiteWorld, limit: number) {
  assert.ok(this.reporting.service.notes.length <= limit, `${this.reporting.service.notes.length} breadcrumbs`)
})

Then("the report lists the notes {texts}", function (this: SiteWorld, texts: readonly string[]) {
  assert.deepEqual(this.reporting.service.notes.slice(-texts.length), texts)
})

Then("the report lists only the {word} {string}", function (this: SiteWorld, category: string, event: string) {
  assert.deepEqual(this.reporting.service.eventsOf(category), [event])
})

Then("no report holds any of these:", async function (this: SiteWorld, texts: DataTable) {
  await reported(this)
  const { everything } = this.reporting.service
  const found = texts
    .raw()
    .flat()
    .filter((text) => everything.includes(text))
  assert.deepEqual(found, [])
})

Then("every report asks the service not to store IP addresses", function (this: SiteWorld) {
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

Then(
  "the {transaction} {address} is reported after {int} ms, not sooner",
  async function (this: SiteWorld, operation: string, path: string, milliseconds: number) {
    const { reporting } = this
    await reporting.pass(milliseconds - 1)
    assert.equal(reporting.last(operation), undefined, "it was reported too soon")
    await reporting.pass(1)
    await expect.poll(() => reporting.last(operation)?.transaction).toBe(path)
    assert.equal(reporting.remember(operation), 1)
  },
)

Then("it ended because {reason}", function (this: SiteWorld, reason: string) {
  assert.equal(this.reporting.transaction.contexts.trace.data["sentry.idle_span_finish_reason"], reason)
})

Then("every report was sent to {address}", function (this: SiteWorld, address: string) {
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
