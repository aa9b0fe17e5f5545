import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { expect } from "./support/expect.ts"
import type { SiteName } from "./support/sites.ts"
import { networkQuiet, painted } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

const pretend = (world: SiteWorld, connection: { effectiveType: string; saveData: boolean }) =>
  world.page.addInitScript(
    (value) => Object.defineProperty(Navigator.prototype, "connection", { configurable: true, get: () => value }),
    connection,
  )

Given("a visitor's browser reports a {string} connection", async function (this: SiteWorld, effectiveType: string) {
  await pretend(this, { effectiveType, saveData: false })
})

Given("a visitor's browser has its data saver {word}", async function (this: SiteWorld, state: string) {
  await pretend(this, { effectiveType: "4g", saveData: state === "on" })
})

Given(
  "a visitor who saves data is at {string} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await pretend(this, { effectiveType: "4g", saveData: true })
    await this.open(site, path)
  },
)

Given("a visitor's browser calls itself {string}", async function (this: SiteWorld, userAgent: string) {
  await this.page.addInitScript(
    (value) => Object.defineProperty(Navigator.prototype, "userAgent", { configurable: true, get: () => value }),
    userAgent,
  )
})

/** Uses a window tall enough for more than eight links. */
const openInTallWindow = async (world: SiteWorld, path: string, site: SiteName) => {
  await world.page.setViewportSize({ width: 1280, height: 2000 })
  await world.open(site, path)
  await painted(world)
}

Given(
  "a visitor with a tall window is at {string} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await openInTallWindow(this, path, site)
  },
)

Given(
  "a visitor is in the middle of {string} on the {site} site",
  async function (this: SiteWorld, path: string, site: SiteName) {
    await openInTallWindow(this, path, site)
    // Scrolls past the header, which has two links to the same page.
    await this.page.evaluate(() => window.scrollTo(0, 600))
    await painted(this)
  },
)

Given("links to {int} or more other pages are in view", async function (this: SiteWorld, count: number) {
  const paths = await this.page.locator('a[href^="/"]').evaluateAll((links) =>
    links
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      })
      .map((link) => (link as HTMLAnchorElement).pathname),
  )
  const others = new Set(paths.filter((path) => path.endsWith("/") && path !== new URL(this.page.url()).pathname))
  assert.ok(others.size >= count, `links to ${others.size} other pages are in view`)
})

/** Lists requested page data, except that of the current page and of error pages. */
const askedAhead = (world: SiteWorld) => {
  const { pathname } = new URL(world.page.url())
  const ownDataPath = `/page-data${pathname === "/" ? "/index/" : pathname}page-data.json`
  const paths = world.network.requests.map((request) => new URL(request.url()).pathname)
  return new Set(
    paths.filter(
      (path) => /^\/page-data\/.*\/page-data\.json$/.test(path) && path !== ownDataPath && !path.includes(".html"),
    ),
  )
}

/** Waits for the expected number of requests, and then for any beyond it. */
const aheadAfter = async (world: SiteWorld, count: number) => {
  await expect.poll(() => askedAhead(world).size).toBeGreaterThanOrEqual(count)
  await networkQuiet(world)
  const prefetchedPaths = askedAhead(world)
  assert.equal(prefetchedPaths.size, count, [...prefetchedPaths].join(" "))
  return prefetchedPaths
}

Then("{int} page(s) has/have been asked for ahead", async function (this: SiteWorld, count: number) {
  await aheadAfter(this, count)
})

Then("{int} page(s) has/have been loaded ahead", async function (this: SiteWorld, count: number) {
  for (const path of await aheadAfter(this, count)) {
    const answer = await this.network.requestsFor(path)[0]?.response()
    assert.equal(answer?.status(), 200, path)
  }
})

When("the visitor points at {string}", async function (this: SiteWorld, name: string) {
  await this.screen.main.getByRole("link", { name, exact: true }).first().hover()
  await networkQuiet(this)
})

When("the visitor goes with the keyboard to {string}", async function (this: SiteWorld, name: string) {
  // A key press first makes the focus visible, which a move by script alone does not.
  await this.page.keyboard.press("Tab")
  await this.screen.main.getByRole("link", { name, exact: true }).first().focus()
  await networkQuiet(this)
})

When("the visitor puts a finger on {string}", async function (this: SiteWorld, name: string) {
  await this.screen.main
    .getByRole("link", { name, exact: true })
    .first()
    .dispatchEvent("pointerdown", { pointerType: "touch", isPrimary: true })
  await networkQuiet(this)
})

/** Files that a page needs at once; the scripts of its islands load later. */
const parts = /^\/(?:page-data|slice-data)\/|^\/(?:component|slice)---|\.css$/

Then("the page's data, code and styles were there already", function (this: SiteWorld) {
  const requestedPaths = this.network.since("the last move").map((request) => new URL(request.url()).pathname)
  assert.deepEqual(
    requestedPaths.filter((path) => parts.test(path)),
    [],
  )
})

/** Requires one request for each file of a prefetched page. */
Then("each of these was asked for once:", async function (this: SiteWorld, paths: DataTable) {
  await networkQuiet(this)
  for (const [path = ""] of paths.raw()) assert.equal(this.network.requestsFor(path).length, 1, path)
})

/**
 * Answers the next request only, because the page that the visitor reaches afterwards belongs to the new deployment.
 */
When("the site has been deployed anew", async function (this: SiteWorld) {
  await this.page.route(
    "**/page-data/app-data.json",
    (route) => route.fulfill({ json: { webpackCompilationHash: "of another build" } }),
    { times: 1 },
  )
})

Given("the links to homes name a template that is gone", async function (this: SiteWorld) {
  await this.screen.main.locator("a[data-chunk]").evaluateAll((links) => {
    for (const link of links) link.setAttribute("data-chunk", "component---src-templates-gone-tsx")
  })
})

Given("priorities of requests are noted", async function (this: SiteWorld) {
  await this.priorities.record()
})

Then("all that was loaded ahead was asked for at low priority", function (this: SiteWorld) {
  for (const path of askedAhead(this)) assert.match(this.priorities.of(path), /^(Very)?Low$/, path)
})

Then("no error has been thrown", function (this: SiteWorld) {
  assert.deepEqual(this.console.unexpected, [])
})
