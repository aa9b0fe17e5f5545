import assert from "node:assert/strict"
import { Given, Then, When } from "@cucumber/cucumber"
import type { Request } from "playwright"
import { type Language, languages } from "../src/spec/languages.ts"
import { expect, patience } from "./support/expect.ts"
import { startProxy } from "./support/proxy.ts"
import { addressOf, type SiteName } from "./support/sites.ts"
import { hydrated, idle, networkQuiet, painted } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

const requestCount = (world: SiteWorld, path: string): number =>
  world.hosting.asked.filter((each) => each === path).length

// Registration of the worker

When(
  "a visitor opens the {site} site, served at {string}",
  async function (this: SiteWorld, site: SiteName, origin: string) {
    const proxy = await startProxy(addressOf(site), { isSecure: origin.startsWith("https:") })
    this.hosting.alsoClose(proxy.close)
    await this.page.goto(`${origin}:${new URL(proxy.address).port}/`)
    await hydrated(this)
  },
)

Then("a service worker is registered", async function (this: SiteWorld) {
  await expect.poll(() => this.offline.registrations()).toEqual(["/sw.js"])
})

Then("the registration is refused, and no service worker is registered", async function (this: SiteWorld) {
  const refusal = /Service workers can only be used over HTTPS, or on localhost/
  this.console.expect(refusal, /The Cross-Origin-Opener-Policy header has been ignored/)
  await expect.poll(() => this.console.problemsLike(refusal).length).toBe(1)
  assert.deepEqual(await this.offline.registrations(), [])
})

// Pages kept for reading offline

Given(
  "a visitor is at {string} on the {site} site, and it is kept for reading offline",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.offline.deploy(site)
    await this.open(site, path)
    await this.offline.cached()
  },
)

Given(
  "a visitor is at {string} on the {site} site, with a service worker",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await this.offline.deploy(site)
    await this.open(site, path)
    await this.offline.controlled()
  },
)

Given("they have followed {string}, and that page is kept too", async function (this: SiteWorld, name: string) {
  const last = this.page.url()
  await this.screen.navigation.getByRole("link", { name, exact: true }).click()
  await expect(this.page).not.toHaveURL(last)
  await this.offline.cached()
})

Given(
  "they have changed the language to {language}, and that page is kept too",
  async function (this: SiteWorld, language: Language) {
    await this.screen.languageSwitch.getByRole("link", { name: languages[language].label, exact: true }).click()
    await expect(this.page.locator("html")).toHaveAttribute("lang", language)
    await this.offline.cached()
  },
)

Given("they have gone to {string}, and that page is kept too", async function (this: SiteWorld, path: string) {
  await this.open(this.site, path)
  await this.offline.cached()
})

Given("they have looked at the file {string}", async function (this: SiteWorld, path: string) {
  const answer = await this.page.goto(this.origin + path)
  assert.equal(answer?.status(), 200)
})

Then("that page is kept for reading offline", async function (this: SiteWorld) {
  await this.offline.cached()
})

Then("they see the pictures that they saw there", async function (this: SiteWorld) {
  const visitedPictures = this.offline.picturesSeen
  assert.ok(visitedPictures.length > 0, "they saw no picture there")
  await expect.poll(() => this.offline.pictures()).toEqual(expect.arrayContaining([...visitedPictures]))
})

// The network

When("the network is gone", async function (this: SiteWorld) {
  await this.offline.loseNetwork()
})

When("the network is gone, and the browser knows", async function (this: SiteWorld) {
  await this.offline.loseNetwork()
  await this.context.setOffline(true)
})

When("the network connects but never answers", async function (this: SiteWorld) {
  await this.offline.silenceNetwork()
})

Then("the site was asked in vain", function (this: SiteWorld) {
  assert.ok(this.hosting.unanswered > 0)
})

When("the network is back", async function (this: SiteWorld) {
  await this.hosting.comeBack()
})

When("the network is back, and the browser knows", async function (this: SiteWorld) {
  await this.hosting.comeBack()
  await this.context.setOffline(false)
})

When("they reload the page", async function (this: SiteWorld) {
  await this.page.reload()
  await hydrated(this)
  this.offline.documentsSeen = this.network.documents.length
})

When("they try to open {string}", async function (this: SiteWorld, path: string) {
  await this.tryToOpen(path)
})

Then("no new document was loaded for it", function (this: SiteWorld) {
  assert.equal(this.network.documents.length, this.offline.documentsSeen)
})

Then("the address does not answer", async function (this: SiteWorld) {
  await assert.rejects(this.page.reload(), /ERR_CONNECTION_REFUSED/)
})

// The offline page

Given("from now on time stands still", async function (this: SiteWorld) {
  await this.clock.stop(Date.now())
})

When("{int} seconds pass", async function (this: SiteWorld, seconds: number) {
  await this.page.clock.runFor(seconds * 1000)
})

Then("assistive technology is told {string}", async function (this: SiteWorld, text: string) {
  await expect(this.page.getByRole("status")).toHaveText(text)
})

Then(
  "the page asks for {string} in vain after {string} seconds",
  async function (this: SiteWorld, path: string, pauses: string) {
    const requestTexts: string[] = []
    const refused: string[] = []
    const requestText = (request: Request) => `${request.method()} ${new URL(request.url()).pathname}`
    this.page.on("request", (request) => requestTexts.push(requestText(request)))
    this.page.on("requestfailed", (request) => refused.push(requestText(request)))
    for (const [index, pause] of pauses.split(", ").entries()) {
      await this.page.clock.runFor(Number(pause) * 1000 - 1)
      await painted(this)
      assert.equal(requestTexts.length, index, `it asked before ${pause} seconds had passed`)
      await this.page.clock.runFor(1)
      await expect.poll(() => refused).toEqual(Array(index + 1).fill(`HEAD ${path}`))
    }
  },
)

// Deployments

type Change = readonly [from: string, to: string]

/** Deploys the site again with texts replaced in all files and headers. */
const deployAnew = (world: SiteWorld, changes: readonly Change[]) => {
  const changed = (text: string) => changes.reduce((result, [from, to]) => result.replaceAll(from, to), text)
  return world.offline.deploy(world.site, (_path, { status, headers, body }) => ({
    status,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, changed(value)])),
    body: /text|json/.test(headers["content-type"] ?? "") ? Buffer.from(changed(body.toString())) : body,
  }))
}

When(
  "the site is deployed and says {string} where it said {string}",
  async function (this: SiteWorld, now: string, before: string) {
    await deployAnew(this, [[before, now]])
  },
)

When(
  "the site is deployed with new scripts and says {string} where it said {string}",
  async function (this: SiteWorld, now: string, before: string) {
    const text = async (path: string) => (await this.context.request.get(this.origin + path)).text()
    const { webpackCompilationHash } = JSON.parse(await text("/page-data/app-data.json"))
    const [, revision = ""] = /"offline\.html",revision:"(\w+)"/.exec(await text("/sw.js")) ?? []
    assert.ok(webpackCompilationHash && revision)
    const newCompilation = "0123456789abcdef0123"
    await deployAnew(this, [
      [before, now],
      [webpackCompilationHash, newCompilation],
      [revision, "0123456789abcdef0123456789abcdef"],
      ["Du är offline", "Ingen kontakt"],
    ])
  },
)

Then(
  "the offline page of the new deployment is kept, which says {string}",
  async function (this: SiteWorld, words: string) {
    const offlinePage = () =>
      this.page.evaluate(
        async () => (await caches.match("/offline.html", { ignoreSearch: true }).then((page) => page?.text())) ?? "",
      )
    await expect.poll(offlinePage, { timeout: 3 * patience }).toContain(words)
  },
)

When("the site is deployed with the worker that removes it", async function (this: SiteWorld) {
  const removal = await this.context.request.get(`${this.origin}/sw-removal.js`)
  assert.equal(removal.status(), 200)
  const body = await removal.body()
  // Gatsby logs an error when the worker that it registered is gone.
  this.console.expect(/The installing service worker became redundant/)
  await this.offline.deploy(this.site, (path, delivery) => (path === "/sw.js" ? { ...delivery, body } : delivery))
})

Given("something of the visitor's own is stored there too", async function (this: SiteWorld) {
  await this.page.evaluate(async () => {
    localStorage.setItem("own", "kept")
    await caches.open("own")
  })
})

Then("no service worker is registered, and nothing is kept for reading offline", async function (this: SiteWorld) {
  // Browsers look for a new worker a while after the page has loaded.
  await expect.poll(() => this.offline.registrations(), { timeout: 3 * patience }).toEqual([])
  await expect.poll(() => this.page.evaluate(() => caches.keys())).toEqual(["own"])
  await expect
    .poll(() => this.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toEqual([])
})

Then("what is the visitor's own is still there", async function (this: SiteWorld) {
  assert.equal(await this.page.evaluate(() => localStorage.getItem("own")), "kept")
})

// Cost of the worker

Given("the pictures of the {site} site are slow", async function (this: SiteWorld, site: SiteName) {
  await this.offline.deploy(site)
  await this.network.faults.hold(this.page, "/media/*")
})

When("a visitor opens {string} there, and begins to use it", async function (this: SiteWorld, path: string) {
  await this.page.goto(this.origin + path, { waitUntil: "commit" })
  await this.beginToUse()
})

Then("no service worker has been asked for", async function (this: SiteWorld) {
  assert.ok(this.network.faults.held > 0, "the page has no picture to wait for")
  assert.notEqual(await this.page.evaluate(() => document.readyState), "complete")
  await networkQuiet(this)
  assert.equal(requestCount(this, "/sw.js"), 0)
})

When("the pictures have come", async function (this: SiteWorld) {
  await this.network.faults.release()
})

Then(
  "it has fetched ahead {string}, {string} and {string} and nothing else",
  async function (this: SiteWorld, first: string, second: string, third: string) {
    const files = [first, second, third]
    await this.offline.cached()
    const ahead = await this.page.evaluate(async () => {
      const [name = ""] = (await caches.keys()).filter((key) => key.includes("precache"))
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    })
    assert.deepEqual(ahead.toSorted(), files.toSorted())
    const pages = this.hosting.asked.map((path) => path.replace(/\?.*/, "")).filter((path) => /(\/|\.html)$/.test(path))
    assert.deepEqual(
      [...new Set(pages)].toSorted(),
      ["/", ...files.filter((file) => file.endsWith(".html"))].toSorted(),
    )
  },
)

Then("nobody may keep {string} without asking for it again", async function (this: SiteWorld, path: string) {
  const answer = await this.context.request.get(this.origin + path)
  assert.equal(answer.status(), 200)
  assert.equal(answer.headers()["cache-control"], "no-cache")
})

Given("a visitor saves data", async function (this: SiteWorld) {
  await this.page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "connection", { get: () => ({ saveData: true, effectiveType: "4g" }) }),
  )
})

Then("{string} was asked for {int} time(s)", async function (this: SiteWorld, path: string, times: number) {
  await idle(this)
  // The worker handles messages in order: once it answers this one, it has started on all earlier ones.
  await this.page.evaluate(async () => {
    const { port1, port2 } = new MessageChannel()
    const reply = new Promise((resolve) => port1.addEventListener("message", resolve, { once: true }))
    port1.start()
    const urlsToCache = ["/page-data/app-data.json"]
    navigator.serviceWorker.controller?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } }, [port2])
    await reply
  })
  assert.equal(requestCount(this, path), times)
})
