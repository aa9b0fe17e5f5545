import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { PageScripts } from "./screens/page-scripts.ts"
import { expect } from "./support/expect.ts"
import type { SiteName } from "./support/sites.ts"
import { idle, networkQuiet, reported } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

const lines = (table: DataTable): string[] => table.raw().map(([line = ""]) => line)
const numbered = (word: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => `${word} ${from + place}`)

/** Tells the side of each limit of a layout shift cluster: 1 s after the previous shift, 5 s after the first. */
const clustering = (times: readonly number[]) =>
  times.map((time, place) => [time - (times[place - 1] ?? time) < 1000, time < 5000])

Given(
  "a visitor is at {string} on the {site} site with error reporting",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.reporting.open(site, path)
    await this.reporting.hasBegun()
  },
)

When(
  "a visitor opens {string} on the {site} site with error reporting",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.reporting.open(site, path)
  },
)

When(
  "a visitor opens {string} on the {site} site with error reporting, and begins to use it",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.reporting.arriveAt(site, path)
    await this.beginToUse()
  },
)

Given(
  "a visitor whose clock stands still opens {string} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.reporting.openStill(site, path, false)
  },
)

Given(
  "a visitor whose clock stands still opens {string} on the {site} site with error reporting",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.reporting.openStill(site, path, true)
  },
)

Given(
  "a visitor is on the Sweden site with error reporting at its own origin, with a policy that lets it ask any host",
  async function (this: SiteWorld) {
    await this.reporting.openAtOrigin("https://www.kvistbo.example")
    await this.reporting.hasBegun()
  },
)

When(/^(\d+) ms pass(?:es)?$/, async function (this: SiteWorld, milliseconds: string) {
  await this.reporting.pass(Number(milliseconds))
})

When(
  "{int} ms pass, and every {int} ms the page asks for something that is not answered",
  async function (this: SiteWorld, milliseconds: number, interval: number) {
    for (let elapsedMs = 0; elapsedMs < milliseconds; elapsedMs += interval) {
      await this.reporting.service.askInVain()
      await this.reporting.pass(Math.min(interval, milliseconds - elapsedMs))
    }
  },
)

When("the page asks for something that is not answered", async function (this: SiteWorld) {
  await this.reporting.service.askInVain()
})

When("it is answered", async function (this: SiteWorld) {
  await this.reporting.service.answer()
})

When("they move on to {string}", async function (this: SiteWorld, path: string) {
  await this.follow(path)
  await this.page.waitForURL(this.origin + path)
})

When("a script of the page fails with {string}", async function (this: SiteWorld, text: string) {
  this.console.expect(text)
  await this.on(PageScripts).fail([text])
})

When("a script of the page breaks the promise {string}", async function (this: SiteWorld, text: string) {
  this.console.expect(text)
  await this.page.evaluate((message) => {
    void Promise.reject(new Error(message))
  }, text)
})

When(
  "scripts of the page fail with {string} to {string} at once",
  async function (this: SiteWorld, first: string, end: string) {
    const [word = "", from] = first.split(" ")
    this.console.expect(word)
    await this.on(PageScripts).fail(numbered(word, Number(from), Number(end.split(" ")[1])))
  },
)

When(
  "a script of the page notes {string} to {string}, and fails with {string}",
  async function (this: SiteWorld, first: string, end: string, text: string) {
    const [word = "", from] = first.split(" ")
    this.console.expect(text)
    await this.on(PageScripts).log(numbered(word, Number(from), Number(end.split(" ")[1])))
    await this.on(PageScripts).fail([text])
  },
)

When(
  "a script of the page notes {string} and {string}",
  async function (this: SiteWorld, first: string, second: string) {
    await this.on(PageScripts).log([first, second])
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
    await reported(this)
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
  const request = this.network.requests.findLast((candidate) => new URL(candidate.url()).pathname === path)
  assert.match((await request?.allHeaders())?.["sentry-trace"] ?? "", /^[\da-f]{32}-[\da-f]{16}-1$/)
})

When("the text fields are taken away", async function (this: SiteWorld) {
  await this.screen.main.getByRole("textbox").evaluateAll((fields) => {
    for (const field of fields) field.remove()
  })
  await expect(this.screen.main.getByRole("textbox")).toHaveCount(0)
})

When("the page asks for these, and is answered:", async function (this: SiteWorld, addresses: DataTable) {
  await this.reporting.answerForTrackers()
  for (const address of lines(addresses)) assert.equal(await this.on(PageScripts).fetch(address), 200, address)
})

When(/^the page shifts by 0\.05 after (.+) ms$/, async function (this: SiteWorld, times: string) {
  await this.reporting.service.askInVain()
  const expectedTimes = times.split(", ").map(Number)
  const observedTimes = await this.on(PageScripts).shiftLayout(expectedTimes)
  assert.deepEqual(
    clustering(observedTimes),
    clustering(expectedTimes),
    `the machine was too slow to make the shifts in time: the browser saw them after ${observedTimes.join(", ")} ms`,
  )
  await this.reporting.service.answer()
})

Given(
  "the first script of the site fails with {string} and breaks the promise {string}",
  async function (this: SiteWorld, text: string, promise: string) {
    this.console.expect(text, promise)
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
    await this.reporting.delay()
    await this.reporting.arriveAt(site, path)
    await expect(this.screen.failure.filter({ visible: true })).toHaveCount(1)
    await this.network.faults.release()
  },
)

When(
  "a visitor comes to {string} after the scripts that report, on the {site} site with error reporting",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.reporting.open(site, "/")
    await this.reporting.hasBegun()
    await this.screen.navigation.locator(`a[href="${path}"]`).click()
  },
)

Given("the pictures of the page do not come", async function (this: SiteWorld) {
  await this.network.faults.hold(this.page, "/media/*")
})

When("the pictures of the page come", async function (this: SiteWorld) {
  await this.network.faults.release()
  await networkQuiet(this)
})

Given("the scripts that report cannot be reached", async function (this: SiteWorld) {
  await this.reporting.block()
})

Then("the scripts that report have not been asked for", async function (this: SiteWorld) {
  await idle(this)
  assert.equal(this.reporting.requests.length, 0)
})

Then("the scripts that report have been asked for once", async function (this: SiteWorld) {
  await expect.poll(() => this.reporting.requests.length).toBe(1)
})

Then("the scripts that report have been downloaded", async function (this: SiteWorld) {
  const [script] = this.reporting.requests
  assert.equal((await script?.response())?.status(), 200)
})

Then("no service has been told of anything, and nothing has been downloaded to do so", function (this: SiteWorld) {
  assert.deepEqual(this.reporting.service.envelopes, [])
  assert.equal(this.reporting.requests.length, 0)
  assert.deepEqual(this.network.requestsOutside(this.origin), [])
})

Then("the service has been told of {string}", async function (this: SiteWorld, text: string) {
  await expect.poll(() => this.reporting.service.messages).toContain(text)
  assert.equal(this.reporting.service.messages.filter((message) => message === text).length, 1)
})

Then(
  "the service has been told of each of {string} to {string}, once",
  async function (this: SiteWorld, first: string, end: string) {
    const [word = "", from] = first.split(" ")
    const expected = numbered(word, Number(from), Number(end.split(" ")[1]))
    await expect.poll(() => this.reporting.service.messages.length).toBeGreaterThanOrEqual(expected.length)
    await reported(this)
    assert.deepEqual(this.reporting.service.messages.toSorted(), expected.toSorted())
  },
)

Then("the service has been told of each of these, once:", async function (this: SiteWorld, texts: DataTable) {
  await expect.poll(() => this.reporting.service.messages.length).toBeGreaterThanOrEqual(lines(texts).length)
  await reported(this)
  assert.deepEqual(this.reporting.service.messages.toSorted(), lines(texts).toSorted())
})

Then("they are known to have been handled by nobody", function (this: SiteWorld) {
  for (const { exception } of this.reporting.service.errors)
    assert.equal(exception?.values.at(-1)?.mechanism?.handled, false)
})

Then(
  "the service has been told of an error whose text begins with {string}",
  async function (this: SiteWorld, text: string) {
    await expect
      .poll(() => this.reporting.service.messages.filter((message) => message.startsWith(text)).length)
      .toBe(1)
  },
)

Then(
  "the service has been told of {string} with the notes {string} to {string}",
  async function (this: SiteWorld, text: string, first: string, end: string) {
    await expect.poll(() => this.reporting.service.messages).toContain(text)
    const [word = "", from] = first.split(" ")
    assert.deepEqual(
      this.reporting.service.notes.filter((note) => note.startsWith(word)),
      numbered(word, Number(from), Number(end.split(" ")[1])),
    )
  },
)

Then("it was told of {int} breadcrumbs at most", function (this: SiteWorld, limit: number) {
  assert.ok(this.reporting.service.notes.length <= limit, `${this.reporting.service.notes.length} breadcrumbs`)
})

Then("it was told of the notes {string} and {string}", function (this: SiteWorld, first: string, second: string) {
  assert.deepEqual(this.reporting.service.notes.slice(-2), [first, second])
})

Then(
  "it was told of a request for {string} before the error, and of no other",
  function (this: SiteWorld, path: string) {
    const requests = this.reporting.service.breadcrumbs.filter(({ category }) => category === "fetch")
    assert.deepEqual(
      requests.map(({ data }) => data?.url),
      [path],
    )
  },
)

Then(
  "it was told of the move from {string} to {string} before the error",
  function (this: SiteWorld, from: string, to: string) {
    const moves = this.reporting.service.breadcrumbs.filter(({ category }) => category === "navigation")
    assert.deepEqual(
      moves.map(({ data }) => [data?.from, data?.to]),
      [[from, to]],
    )
  },
)

Then("nothing that it was told of holds any of these:", async function (this: SiteWorld, texts: DataTable) {
  await reported(this)
  for (const text of lines(texts)) assert.ok(!this.reporting.service.everything.includes(text), text)
})

Then("the service is asked not to note where it comes from", function (this: SiteWorld) {
  for (const { sdk } of [...this.reporting.service.errors, ...this.reporting.service.transactions])
    assert.equal(sdk.settings.infer_ip, "never")
})

Then(
  /^the service has been told of the (load|move) (?:of|to) "(.+)", once$/,
  async function (this: SiteWorld, kind: string, path: string) {
    const operation = kind === "load" ? "pageload" : "navigation"
    await expect.poll(() => this.reporting.last(operation)?.transaction).toBe(path)
    await reported(this)
    assert.equal(
      this.reporting.service.transactions.filter(({ contexts }) => contexts.trace.op === operation).length,
      1,
    )
    this.reporting.transaction = this.reporting.last(operation)
  },
)

Then(/^the service has not been told of a (load|move) yet$/, async function (this: SiteWorld, kind: string) {
  await reported(this)
  assert.equal(this.reporting.last(kind === "load" ? "pageload" : "navigation"), undefined)
})

Then("it ended by {string}", function (this: SiteWorld, reason: string) {
  assert.equal(this.reporting.transaction?.contexts.trace.data["sentry.idle_span_finish_reason"], reason)
})

Then("it was told at {string}", function (this: SiteWorld, address: string) {
  for (const envelope of this.reporting.service.envelopes) assert.equal(envelope.address.split("?")[0], address)
})

Then("it holds {int} spans", function (this: SiteWorld, count: number) {
  assert.equal(this.reporting.transaction?.spans.length, count)
})

Then("{int} of its spans are requests for {string}", function (this: SiteWorld, count: number, path: string) {
  const requests = this.reporting.transaction?.spans.filter(
    ({ op, description }) => op === "http.client" && description === `GET ${path}`,
  )
  assert.equal(requests?.length, count)
})

Then("it holds the measurements {string}", function (this: SiteWorld, names: string) {
  for (const name of names.split(", "))
    assert.equal(typeof this.reporting.transaction?.measurements[name]?.value, "number", name)
})

Then("the service has been told of a layout shift of {float}", async function (this: SiteWorld, score: number) {
  await expect.poll(() => this.reporting.last("pageload")?.measurements.cls?.value).toBeCloseTo(score, 4)
})
