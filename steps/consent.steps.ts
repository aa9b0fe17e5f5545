import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { CookieConsent } from "./screens/cookie-consent.ts"
import { Keyboard } from "./screens/keyboard.ts"
import { PageFrame } from "./screens/page-frame.ts"
import { withdrawInAnotherWindow } from "./support/another-window.ts"
import { type Choice, storedChoice } from "./support/consent-choices.ts"
import type { StorageName } from "./support/device.ts"
import { expect } from "./support/expect.ts"
import { expectLasting, expectNone, expectVisible } from "./support/expectations.ts"
import type { Deployment } from "./support/sites.ts"
import { namesOnDevice, namesOutsideSession, storeOnDevice } from "./support/storage.ts"
import { putFunctionsOfOthers, type Service } from "./support/trackers.ts"
import { visit } from "./support/visits.ts"
import { idle } from "./support/waits.ts"
import type { SiteWorld } from "./support/world.ts"

const consent = (world: SiteWorld) => world.on(CookieConsent)

Given("a first-time visitor", async function (this: SiteWorld) {
  await this.becomeNew()
})

Given(
  "a first-time visitor is at {address} on the {deployment}",
  async function (this: SiteWorld, path: string, deployment: Deployment) {
    await this.becomeNew()
    await visit(this, deployment, path)
  },
)

Given("the services' functions are already in their browser", async function (this: SiteWorld) {
  await putFunctionsOfOthers(this.page)
})

Given("the services' functions are already in their browser, and fail once", async function (this: SiteWorld) {
  await putFunctionsOfOthers(this.page, 1)
})

Given("their browser blocks the vendors of trackers", function (this: SiteWorld) {
  this.vendors.block()
})

Given("their browser refuses {storage}", async function (this: SiteWorld, storage: StorageName) {
  await this.device.refuse(storage)
})

Given("it is {string}", async function (this: SiteWorld, time: string) {
  await this.clock.fix(time)
})

Given("their device has kept a choice that {storedChoice}", async function (this: SiteWorld, record: string) {
  await this.page.addInitScript((text) => localStorage.setItem("consent", text), record)
})

// Answering

/** Opens an address, gives a choice, and waits until the services that it allows have started. */
const visitAndChoose = async (world: SiteWorld, choice: Choice, path: string, deployment: Deployment) => {
  await visit(world, deployment, path)
  await consent(world).choose(choice)
  await expect(consent(world).either).toHaveCount(0)
  await idle(world)
}

Given(
  "a first-time visitor has accepted {choice} at {address} on the {deployment}",
  async function (this: SiteWorld, choice: Choice, path: string, deployment: Deployment) {
    await this.becomeNew()
    await visitAndChoose(this, choice, path, deployment)
  },
)

Given(
  "they have accepted {choice} at {address} on the {deployment}",
  async function (this: SiteWorld, choice: Choice, path: string, deployment: Deployment) {
    await visitAndChoose(this, choice, path, deployment)
  },
)

Given("they have saved the cookie settings unchanged", async function (this: SiteWorld) {
  await consent(this).openSettings()
  await consent(this).save()
})

When("they change their choice to {choice}", async function (this: SiteWorld, choice: Choice) {
  // A page that is still opening would close the settings.
  await idle(this)
  await consent(this).openSettings()
  await consent(this).choose(choice)
  await expect(consent(this).dialog).toHaveCount(0)
})

When(
  "they change their choice to {choice}, and follow {string} in the navigation in the same moment",
  async function (this: SiteWorld, choice: Choice, name: string) {
    await idle(this)
    await consent(this).openSettings()
    await consent(this).tick(choice)
    await consent(this).saveAndFollow(this.screen.linkIn("navigation", name).first())
  },
)

When("they change their choice to {choice} in another window", async function (this: SiteWorld, choice: Choice) {
  await withdrawInAnotherWindow(this, choice)
})

When("they answer {string}", async function (this: SiteWorld, answer: string) {
  await consent(this).answer(answer).click()
})

When("they tick {string}", async function (this: SiteWorld, purpose: string) {
  await consent(this).purpose(purpose).check()
})

When("they open {string} at the end of the page", async function (this: SiteWorld, name: string) {
  await consent(this).settings(name).click()
  await expect(consent(this).dialog).toBeVisible()
})

When("they ask for {string} at the end of the page", async function (this: SiteWorld, name: string) {
  await consent(this).settings(name).click()
})

// The question

Then("the cookie question {string} is shown", async function (this: SiteWorld, heading: string) {
  await expect(consent(this).panel).toHaveAccessibleName(heading)
  await expect(consent(this).heading(heading)).toBeInViewport()
})

Then("the cookie question is not shown", async function (this: SiteWorld) {
  await expectNone(this, consent(this).either)
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

Then("all of it shows without scrolling", async function (this: SiteWorld) {
  assert.equal(await consent(this).hiddenHeight(), 0)
})

When("they ask the question {string}", async function (this: SiteWorld, words: string) {
  await consent(this).unfold(words)
})

Then("the question shows {string}", async function (this: SiteWorld, text: string) {
  await expect(consent(this).text(text)).toBeVisible()
})

Then("the question does not show {string}", async function (this: SiteWorld, text: string) {
  await expect(consent(this).panel).toBeVisible()
  await expectVisible(this, consent(this).text(text), false)
})

Then("the question takes less than {int} % of the screen", async function (this: SiteWorld, limit: number) {
  const share = await consent(this).shareOfScreen()
  assert.ok(share > 0 && share < limit / 100, `the question takes ${share} of the screen`)
})

Then("the page can still be used", async function (this: SiteWorld) {
  await expect(this.on(Keyboard).focused).toHaveCount(0)
  await this.on(PageFrame).banner.getByRole("link").first().click({ trial: true })
})

Then("the question has moved nothing, and is not the largest element of the page", async function (this: SiteWorld) {
  await idle(this)
  const { shift, paints, isLargest } = await consent(this).paints()
  assert.equal(shift, 0)
  assert.ok(paints > 0, "nothing was painted")
  assert.equal(isLargest, false)
})

Then("each stop of Tab through the page can be seen", async function (this: SiteWorld) {
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
  await expectLasting(this, () => this.vendors.callsOf(name), calls.raw().flat())
})

Then("no tracker is called, and no other host is contacted", async function (this: SiteWorld) {
  await idle(this)
  assert.deepEqual(this.vendors.calls, [])
  assert.deepEqual(this.network.requestsOutside(this.origin), [])
})

Then(
  "{service} has been told of {int} page view(s)",
  async function (this: SiteWorld, service: Service, count: number) {
    await expectLasting(this, () => this.vendors.callsLike(service.pageView).length, count)
  },
)

Then("Google has been told of these pages:", async function (this: SiteWorld, titles: DataTable) {
  await expectLasting(this, () => this.vendors.titles, titles.raw().flat())
})

Then("the services have received these calls and no others:", async function (this: SiteWorld, calls: DataTable) {
  await expectLasting(this, () => this.vendors.callsByService, calls.raw().flat())
})

Then("these hosts are contacted and no others:", async function (this: SiteWorld, hosts: DataTable) {
  const [, scripts = [], reports = []] = hosts
    .transpose()
    .raw()
    .map((column) => column.slice(1).sort())
  await expect.poll(() => this.vendors.hosts(true)).toEqual(scripts)
  await expect.poll(() => this.vendors.hosts(false)).toEqual(reports)
  await idle(this)
  assert.deepEqual([this.vendors.hosts(true), this.vendors.hosts(false)], [scripts, reports])
})

Then("these scripts of other hosts are loaded and no others:", async function (this: SiteWorld, addresses: DataTable) {
  await expectLasting(this, () => this.vendors.scripts, addresses.raw().flat())
})

// Storage

Then("their device keeps this choice:", async function (this: SiteWorld, record: DataTable) {
  await expect.poll(() => storedChoice(this.page)).toEqual(record.raw())
})

Then("their device keeps a choice of {choice}", async function (this: SiteWorld, choice: Choice) {
  const { statistics, marketing } = Object.fromEntries((await storedChoice(this.page)) ?? [])
  assert.deepEqual([statistics, marketing], [String(choice.statistics), String(choice.marketing)])
})

Then("their device stores {string}", async function (this: SiteWorld, names: string) {
  await expect.poll(() => namesOnDevice(this.page)).toBe(names)
})

When("their device also stores:", async function (this: SiteWorld, items: DataTable) {
  await storeOnDevice(this, items.raw())
})

Then(
  "nothing is on their device but {string} and what the site keeps for the session",
  async function (this: SiteWorld, names: string) {
    await expectLasting(this, () => namesOutsideSession(this), names)
  },
)
