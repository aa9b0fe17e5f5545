import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { CookieConsent } from "./screens/cookie-consent.ts"
import { Keyboard } from "./screens/keyboard.ts"
import { PageFrame } from "./screens/page-frame.ts"
import { answerInAnotherWindow } from "./support/another-window.ts"
import type { StorageName } from "./support/device.ts"
import { expect } from "./support/expect.ts"
import type { Deployment } from "./support/sites.ts"
import { namesOnDevice, namesOutsideSession, storedChoice, storeOnDevice } from "./support/storage.ts"
import { putFunctionsOfOthers } from "./support/trackers.ts"
import { visit } from "./support/visits.ts"
import { idle } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

const consent = (world: SiteWorld) => world.on(CookieConsent)

Given("a new visitor", async function (this: SiteWorld) {
  await this.becomeNew()
})

Given(
  "a new visitor is at {string} on the {deployment}",
  async function (this: SiteWorld, path: string, deployment: Deployment) {
    await this.becomeNew()
    await visit(this, deployment, path)
  },
)

Given("their browser has the trackers' functions already", async function (this: SiteWorld) {
  await putFunctionsOfOthers(this.page)
})

Given("their browser blocks the vendors of trackers", function (this: SiteWorld) {
  this.vendors.block()
})

Given("their browser refuses {storage}", async function (this: SiteWorld, storage: StorageName) {
  await this.device.refuse(storage)
})

Given("it is {string}", async function (this: SiteWorld, time: string) {
  await this.page.clock.setFixedTime(time)
})

Given("their device has kept the choice:", async function (this: SiteWorld, record: string) {
  await this.page.addInitScript((text) => localStorage.setItem("consent", text), record)
})

// Answering

When("they answer {string}", async function (this: SiteWorld, answer: string) {
  await consent(this).answer(answer).click()
})

When("they tick {string}", async function (this: SiteWorld, purpose: string) {
  await consent(this).purpose(purpose).check()
})

When("they untick {string}", async function (this: SiteWorld, purpose: string) {
  await consent(this).purpose(purpose).uncheck()
})

When("they open {string} at the end of the page", async function (this: SiteWorld, name: string) {
  await consent(this).settings(name).click()
  await expect(consent(this).dialog).toBeVisible()
})

When("they ask for {string} at the end of the page", async function (this: SiteWorld, name: string) {
  await consent(this).settings(name).click()
})

When("they open {string} again", async function (this: SiteWorld, path: string) {
  await this.open(this.site, path)
})

When(
  "they answer {string} under {string} in another window",
  async function (this: SiteWorld, answer: string, settings: string) {
    await answerInAnotherWindow(this, settings, answer)
  },
)

// The question

Then("the visitor is asked {string}", async function (this: SiteWorld, heading: string) {
  await expect(consent(this).panel).toHaveAccessibleName(heading)
})

Then("the visitor is not asked", async function (this: SiteWorld) {
  await idle(this)
  await expect(consent(this).either).toHaveCount(0)
})

Then("nothing is ticked of {string}", async function (this: SiteWorld, purposes: string) {
  const names = purposes.split(", ")
  await expect(consent(this).purposes).toHaveCount(names.length)
  await Promise.all(names.map((name) => expect(consent(this).purpose(name)).not.toBeChecked()))
})

Then("{string} is ticked and {string} is not", async function (this: SiteWorld, yes: string, no: string) {
  await expect(consent(this).purpose(yes)).toBeChecked()
  await expect(consent(this).purpose(no)).not.toBeChecked()
})

Then(
  "the answers {string} look alike, the first two of them of one size",
  async function (this: SiteWorld, answers: string) {
    await expect(consent(this).answers).toHaveText(answers.split(", "))
    assert.equal(new Set(await consent(this).looksOfAnswers()).size, 1)
    const [yes, no] = await consent(this).sizesOfAnswers()
    assert.deepEqual(no, yes)
  },
)

Then("its answers are all in the window", async function (this: SiteWorld) {
  await consent(this).assertAnswersInWindow()
})

Then("the question takes less than {int} % of the screen", async function (this: SiteWorld, limit: number) {
  const share = await consent(this).shareOfScreen()
  assert.ok(share > 0 && share < limit / 100, `the question takes ${share} of the screen`)
})

Then("the page can still be used", async function (this: SiteWorld) {
  await expect(this.on(Keyboard).focused).toHaveCount(0)
  await this.on(PageFrame).banner.getByRole("link").first().click({ trial: true })
})

Then("nothing has moved for the question, and it is not what the page shows largest", async function (this: SiteWorld) {
  await idle(this)
  const { shift, paints, isLargest } = await consent(this).paints()
  assert.equal(shift, 0)
  assert.ok(paints > 0, "nothing was painted")
  assert.equal(isLargest, false)
})

Then("each stop of Tab through the page can be seen beside the question", async function (this: SiteWorld) {
  const stops = await this.on(Keyboard).stopsOfTab()
  assert.ok(stops.length > 15, `only ${stops.length} stops`)
  assert.deepEqual(
    stops.filter(({ isSeen }) => !isSeen),
    [],
  )
})

Then("the question is gone, and the focus is on {string}", async function (this: SiteWorld, name: string) {
  await expect(consent(this).dialog).toHaveCount(0)
  await expect(this.on(Keyboard).focused).toHaveAccessibleName(name)
})

Then("nothing lies over the question, wherever the page is scrolled to", async function (this: SiteWorld) {
  assert.deepEqual(await consent(this).coveredBy(), [])
})

// Trackers

Then("the calls of {word} are:", async function (this: SiteWorld, name: string, calls: DataTable) {
  const expected = calls.raw().flat()
  await expect.poll(() => this.vendors.callsOf(name)).toEqual(expected)
  // Waits for further calls, which would fail the scenario.
  await idle(this)
  assert.deepEqual(this.vendors.callsOf(name), expected)
})

Then("{word} is not called", async function (this: SiteWorld, name: string) {
  await idle(this)
  assert.deepEqual(this.vendors.callsOf(name), [])
})

Then("no tracker is called, and no other host has been asked for anything", async function (this: SiteWorld) {
  await idle(this)
  assert.deepEqual(this.vendors.calls, [])
  assert.deepEqual(this.network.requestsOutside(this.origin), [])
})

Then("scripts are asked of {string} and no other host", async function (this: SiteWorld, hosts: string) {
  await expect.poll(() => this.vendors.hosts(true).join(", ")).toBe(hosts)
  await idle(this)
  assert.equal(this.vendors.hosts(true).join(", "), hosts)
})

Then("the scripts {string} are asked for and no others", async function (this: SiteWorld, addresses: string) {
  await expect.poll(() => this.vendors.scripts.join(", ")).toBe(addresses)
  await idle(this)
  assert.equal(this.vendors.scripts.join(", "), addresses)
})

Then("they report to {string}", async function (this: SiteWorld, hosts: string) {
  await expect.poll(() => this.vendors.hosts(false).join(", ")).toBe(hosts)
})

// Storage

Then("their device holds the choice:", async function (this: SiteWorld, record: string) {
  await expect.poll(() => storedChoice(this.page)).toBe(record)
})

Then("their device keeps {string}", async function (this: SiteWorld, names: string) {
  await expect.poll(() => namesOnDevice(this.page)).toBe(names)
})

When("the services store as well:", async function (this: SiteWorld, items: DataTable) {
  await storeOnDevice(this, items.raw())
})

Then(
  "nothing is on their device but {string} and what the site keeps for the session",
  async function (this: SiteWorld, names: string) {
    await expect.poll(() => namesOutsideSession(this)).toBe(names)
  },
)
