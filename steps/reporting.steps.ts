import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { expect } from "./support/expect.ts"
import {
  answerForTrackers,
  askFor,
  askForReporting,
  failAll,
  hold,
  moveStill,
  noteAll,
  openAtOrigin,
  openReporting,
  openStill,
  pass,
  reportingRequests,
  reportingScripts,
  reportsBegun,
  shift,
} from "./support/reporting.ts"
import type { SiteName } from "./support/sites.ts"
import type { SiteWorld } from "./support/world.ts"

const lines = (table: DataTable): string[] => table.raw().map(([line = ""]) => line)
const numbered = (word: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => `${word} ${from + place}`)

/** Tells the side of each limit of a layout shift cluster: 1 s after the previous shift, 5 s after the first. */
const clustering = (times: readonly number[]) =>
  times.map((time, place) => [time - (times[place - 1] ?? time) < 1000, time < 5000])

/** Returns the last transaction of a kind. */
const last = (world: SiteWorld, kind: string) =>
  world.errorService.transactions.findLast(({ contexts }) => contexts.trace.op === kind)

Given(
  "a visitor is at {string} on the {site} site with error reporting",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await openReporting(this, site, path)
    await reportsBegun(this)
  },
)

When(
  "a visitor opens {string} on the {site} site with error reporting",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await openReporting(this, site, path)
  },
)

When(
  "a visitor opens {string} on the {site} site with error reporting, and begins to use it",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await askForReporting(this, site, path)
    await this.screen.wake()
  },
)

Given(
  "a visitor whose clock stands still opens {string} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await openStill(this, site, path, false)
  },
)

Given(
  "a visitor whose clock stands still opens {string} on the {site} site with error reporting",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await openStill(this, site, path, true)
  },
)

Given(
  "a visitor is on the Sweden site with error reporting at its own origin, with a policy that lets it ask any host",
  async function (this: SiteWorld) {
    await openAtOrigin(this, "https://www.kvistbo.example")
    await reportsBegun(this)
  },
)

When(/^(\d+) ms pass(?:es)?$/, async function (this: SiteWorld, milliseconds: string) {
  await pass(this, Number(milliseconds))
})

When(
  "{int} ms pass, and every {int} ms the page asks for something that is not answered",
  async function (this: SiteWorld, milliseconds: number, interval: number) {
    for (let elapsedMs = 0; elapsedMs < milliseconds; elapsedMs += interval) {
      await this.errorService.askInVain()
      await pass(this, Math.min(interval, milliseconds - elapsedMs))
    }
  },
)

When("the page asks for something that is not answered", async function (this: SiteWorld) {
  await this.errorService.askInVain()
})

When("it is answered", async function (this: SiteWorld) {
  await this.errorService.answer()
})

When("they move on to {string}", async function (this: SiteWorld, path: string) {
  await moveStill(this, path)
})

When("a script of the page fails with {string}", async function (this: SiteWorld, text: string) {
  this.expected.push(text)
  await failAll(this, [text])
})

When("a script of the page breaks the promise {string}", async function (this: SiteWorld, text: string) {
  this.expected.push(text)
  await this.page.evaluate((message) => {
    void Promise.reject(new Error(message))
  }, text)
})

When(
  "scripts of the page fail with {string} to {string} at once",
  async function (this: SiteWorld, first: string, end: string) {
    const [word = "", from] = first.split(" ")
    this.expected.push(word)
    await failAll(this, numbered(word, Number(from), Number(end.split(" ")[1])))
  },
)

When(
  "a script of the page notes {string} to {string}, and fails with {string}",
  async function (this: SiteWorld, first: string, end: string, text: string) {
    const [word = "", from] = first.split(" ")
    this.expected.push(text)
    await noteAll(this, numbered(word, Number(from), Number(end.split(" ")[1])))
    await failAll(this, [text])
  },
)

When(
  "a script of the page notes {string} and {string}",
  async function (this: SiteWorld, first: string, second: string) {
    await noteAll(this, [first, second])
  },
)

Given(
  "the page has text fields that hold {string} and {string}",
  async function (this: SiteWorld, line: string, text: string) {
    await this.page.evaluate(() => document.querySelector("main")?.append(document.createElement("input")))
    await this.page.evaluate(() => document.querySelector("main")?.append(document.createElement("textarea")))
    const fields = this.screen.main.getByRole("textbox")
    await fields.first().fill(line)
    await fields.last().fill(text)
  },
)

When(
  "the page asks for {string} {int} times, without waiting for answers",
  async function (this: SiteWorld, path: string, times: number) {
    await this.page.evaluate(
      async ({ address, count }) => {
        const fetches = Array.from({ length: count }, () => fetch(address, { signal: AbortSignal.abort() }))
        await Promise.allSettled(fetches)
      },
      { address: path, count: times },
    )
    await this.errorService.settled()
  },
)

When(
  "the page asks for these, they carry trace headers or none:",
  async function (this: SiteWorld, addresses: DataTable) {
    for (const [address = "", expected] of addresses.raw()) {
      const [request] = await Promise.all([
        this.page.waitForRequest((candidate) => candidate.url() === new URL(address, this.page.url()).href),
        this.page.evaluate((to) => fetch(to).then((answer) => answer.text()), address),
      ])
      const headers = await request.allHeaders()
      const carried = ["sentry-trace", "baggage"].filter((name) => name in headers)
      assert.deepEqual(carried, expected === "none" ? [] : ["sentry-trace", "baggage"], address)
    }
  },
)

Then("the request for {string} carried trace headers", async function (this: SiteWorld, path: string) {
  const request = this.requests.findLast((candidate) => new URL(candidate.url()).pathname === path)
  assert.match((await request?.allHeaders())?.["sentry-trace"] ?? "", /^[\da-f]{32}-[\da-f]{16}-1$/)
})

When("the text fields are taken away", async function (this: SiteWorld) {
  await this.screen.main.getByRole("textbox").evaluateAll((fields) => {
    for (const field of fields) field.remove()
  })
  await expect(this.screen.main.getByRole("textbox")).toHaveCount(0)
})

When("the page asks for these, and is answered:", async function (this: SiteWorld, addresses: DataTable) {
  await answerForTrackers(this)
  for (const address of lines(addresses)) assert.equal(await askFor(this, address), 200, address)
})

When(/^the page shifts by 0\.05 after (.+) ms$/, async function (this: SiteWorld, times: string) {
  await this.errorService.askInVain()
  const expectedTimes = times.split(", ").map(Number)
  const observedTimes = await shift(this, expectedTimes)
  assert.deepEqual(
    clustering(observedTimes),
    clustering(expectedTimes),
    `the machine was too slow to make the shifts in time: the browser saw them after ${observedTimes.join(", ")} ms`,
  )
  await this.errorService.answer()
})

Given(
  "the first script of the site fails with {string} and breaks the promise {string}",
  async function (this: SiteWorld, text: string, promise: string) {
    this.expected.push(text, promise)
    await this.page.route(/\/framework-\w+\.js$/, async (route) => {
      const response = await route.fetch()
      const failing = `setTimeout(()=>{throw new Error(${JSON.stringify(text)})});Promise.reject(new Error(${JSON.stringify(promise)}));`
      await route.fulfill({ response, body: failing + (await response.text()) })
    })
  },
)

Given(
  "the heading of {string} comes as something that cannot be shown",
  async function (this: SiteWorld, path: string) {
    await this.page.route(`**/page-data${path}page-data.json`, async (route) => {
      const response = await route.fetch()
      const data = await response.json()
      assert.equal(typeof data.result.pageContext.page.heading, "string")
      data.result.pageContext.page.heading = { not: "text" }
      await route.fulfill({ response, json: data })
    })
  },
)

When(
  "a visitor comes to {string} before the scripts that report, on the {site} site with error reporting",
  async function (this: SiteWorld, path: string, site: SiteName) {
    const letGo = await hold(this, reportingScripts)
    await askForReporting(this, site, path)
    await expect(this.screen.failure.filter({ visible: true })).toHaveCount(1)
    letGo()
  },
)

When(
  "a visitor comes to {string} after the scripts that report, on the {site} site with error reporting",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await openReporting(this, site, "/")
    await reportsBegun(this)
    await this.screen.navigation.locator(`a[href="${path}"]`).click()
  },
)

Given("the pictures of the page do not come", async function (this: SiteWorld) {
  this.letGo = await hold(this, "**/media/*")
})

When("the pictures of the page come", async function (this: SiteWorld) {
  this.letGo()
  await this.page.waitForLoadState("load")
})

Given("the scripts that report cannot be reached", async function (this: SiteWorld) {
  this.expected.push("net::ERR_FAILED")
  await this.page.route(reportingScripts, (route) => route.abort())
})

Then("the scripts that report have not been asked for", async function (this: SiteWorld) {
  await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  assert.equal(reportingRequests(this).length, 0)
})

Then("the scripts that report have been asked for once", async function (this: SiteWorld) {
  await expect.poll(() => reportingRequests(this).length).toBe(1)
})

Then("the scripts that report have been downloaded", async function (this: SiteWorld) {
  const [script] = reportingRequests(this)
  assert.equal((await script?.response())?.status(), 200)
})

Then("no service has been told of anything, and nothing has been downloaded to do so", function (this: SiteWorld) {
  assert.deepEqual(this.errorService.envelopes, [])
  assert.equal(reportingRequests(this).length, 0)
  const elsewhere = this.requests.filter((request) => !request.url().startsWith(`${this.origin}/`))
  assert.deepEqual(elsewhere, [])
})

Then("the service has been told of {string}", async function (this: SiteWorld, text: string) {
  await expect.poll(() => this.errorService.messages).toContain(text)
  assert.equal(this.errorService.messages.filter((message) => message === text).length, 1)
})

Then(
  "the service has been told of each of {string} to {string}, once",
  async function (this: SiteWorld, first: string, end: string) {
    const [word = "", from] = first.split(" ")
    const expected = numbered(word, Number(from), Number(end.split(" ")[1]))
    await expect.poll(() => this.errorService.messages.length).toBeGreaterThanOrEqual(expected.length)
    await this.errorService.settled()
    assert.deepEqual(this.errorService.messages.toSorted(), expected.toSorted())
  },
)

Then("the service has been told of each of these, once:", async function (this: SiteWorld, texts: DataTable) {
  await expect.poll(() => this.errorService.messages.length).toBeGreaterThanOrEqual(lines(texts).length)
  await this.errorService.settled()
  assert.deepEqual(this.errorService.messages.toSorted(), lines(texts).toSorted())
})

Then("they are known to have been handled by nobody", function (this: SiteWorld) {
  for (const { exception } of this.errorService.errors)
    assert.equal(exception?.values.at(-1)?.mechanism?.handled, false)
})

Then(
  "the service has been told of an error whose text begins with {string}",
  async function (this: SiteWorld, text: string) {
    await expect.poll(() => this.errorService.messages.filter((message) => message.startsWith(text)).length).toBe(1)
  },
)

Then(
  "the service has been told of {string} with the notes {string} to {string}",
  async function (this: SiteWorld, text: string, first: string, end: string) {
    await expect.poll(() => this.errorService.messages).toContain(text)
    const [word = "", from] = first.split(" ")
    assert.deepEqual(
      this.errorService.notes.filter((note) => note.startsWith(word)),
      numbered(word, Number(from), Number(end.split(" ")[1])),
    )
  },
)

Then("it was told of {int} breadcrumbs at most", function (this: SiteWorld, limit: number) {
  assert.ok(this.errorService.notes.length <= limit, `${this.errorService.notes.length} breadcrumbs`)
})

Then("it was told of the notes {string} and {string}", function (this: SiteWorld, first: string, second: string) {
  assert.deepEqual(this.errorService.notes.slice(-2), [first, second])
})

Then(
  "it was told of a request for {string} before the error, and of no other",
  function (this: SiteWorld, path: string) {
    const requests = this.errorService.breadcrumbs.filter(({ category }) => category === "fetch")
    assert.deepEqual(
      requests.map(({ data }) => data?.url),
      [path],
    )
  },
)

Then(
  "it was told of the move from {string} to {string} before the error",
  function (this: SiteWorld, from: string, to: string) {
    const moves = this.errorService.breadcrumbs.filter(({ category }) => category === "navigation")
    assert.deepEqual(
      moves.map(({ data }) => [data?.from, data?.to]),
      [[from, to]],
    )
  },
)

Then("nothing that it was told of holds any of these:", async function (this: SiteWorld, texts: DataTable) {
  await this.errorService.settled()
  for (const text of lines(texts)) assert.ok(!this.errorService.everything.includes(text), text)
})

Then("the service is asked not to note where it comes from", function (this: SiteWorld) {
  for (const { sdk } of [...this.errorService.errors, ...this.errorService.transactions])
    assert.equal(sdk.settings.infer_ip, "never")
})

Then(
  /^the service has been told of the (load|move) (?:of|to) "(.+)", once$/,
  async function (this: SiteWorld, kind: string, path: string) {
    const operation = kind === "load" ? "pageload" : "navigation"
    await expect.poll(() => last(this, operation)?.transaction).toBe(path)
    await this.errorService.settled()
    assert.equal(this.errorService.transactions.filter(({ contexts }) => contexts.trace.op === operation).length, 1)
    this.transaction = last(this, operation)
  },
)

Then(/^the service has not been told of a (load|move) yet$/, async function (this: SiteWorld, kind: string) {
  await this.errorService.settled()
  assert.equal(last(this, kind === "load" ? "pageload" : "navigation"), undefined)
})

Then("it ended by {string}", function (this: SiteWorld, reason: string) {
  assert.equal(this.transaction?.contexts.trace.data["sentry.idle_span_finish_reason"], reason)
})

Then("it was told at {string}", function (this: SiteWorld, address: string) {
  for (const envelope of this.errorService.envelopes) assert.equal(envelope.address.split("?")[0], address)
})

Then("it holds {int} spans", function (this: SiteWorld, count: number) {
  assert.equal(this.transaction?.spans.length, count)
})

Then("{int} of its spans are requests for {string}", function (this: SiteWorld, count: number, path: string) {
  const requests = this.transaction?.spans.filter(
    ({ op, description }) => op === "http.client" && description === `GET ${path}`,
  )
  assert.equal(requests?.length, count)
})

Then("it holds the measurements {string}", function (this: SiteWorld, names: string) {
  for (const name of names.split(", ")) assert.equal(typeof this.transaction?.measurements[name]?.value, "number", name)
})

Then("the service has been told of a layout shift of {float}", async function (this: SiteWorld, score: number) {
  await expect.poll(() => last(this, "pageload")?.measurements.cls?.value).toBeCloseTo(score, 4)
})
