import assert from "node:assert/strict"
import { Then, When } from "@cucumber/cucumber"
import { violationsIn } from "./support/axe.ts"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

Then(
  /^the section "(.+)" has (\d+) steps, from "(.+)" \((.+)\) to "(.+)" \((.+)\)$/,
  async function (
    this: SiteWorld,
    section: string,
    count: string,
    first: string,
    firstTime: string,
    last: string,
    lastTime: string,
  ) {
    const steps = this.screen.section(section).getByRole("listitem")
    await expect(steps).toHaveCount(Number(count))
    for (const [step, name, time] of [
      [steps.first(), first, firstTime],
      [steps.last(), last, lastTime],
    ] as const) {
      await expect(step.getByRole("heading")).toHaveText(name)
      await expect(step).toContainText(time)
    }
  },
)

Then(
  "the section {string} names {int} people, each with a phone number and an address for mail",
  async function (this: SiteWorld, heading: string, count: number) {
    const people = this.screen.section(heading).getByRole("listitem")
    await expect(people).toHaveCount(count)
    for (const person of await people.all()) {
      await expect(person.locator('a[href^="tel:+"]')).toHaveText(/^[\d\s-]+$/)
      await expect(person.locator('a[href^="mailto:"]')).toHaveText(/@/)
    }
  },
)

const answer = ({ screen, page }: SiteWorld, question: string) =>
  screen.main
    .getByRole("group")
    .filter({ has: page.getByText(question, { exact: true }) })
    .getByRole("paragraph")

When("they open the question {string} with Enter", async function (this: SiteWorld, question: string) {
  await this.screen.main.getByText(question, { exact: true }).focus()
  await this.page.keyboard.press("Enter")
})

Then("the answer to {string} is shown", async function (this: SiteWorld, question: string) {
  await expect(answer(this, question)).toBeVisible()
})

Then("the answer to {string} is not shown", async function (this: SiteWorld, question: string) {
  await expect(this.screen.main.getByText(question, { exact: true })).toBeVisible()
  await expect(answer(this, question)).toBeHidden()
})

Then("axe finds nothing wrong with the page as it stands", async function (this: SiteWorld) {
  assert.deepEqual(await violationsIn(this.page), [])
})

Then("the part {string} stands in the window", async function (this: SiteWorld, heading: string) {
  await expect(this.screen.main.getByRole("heading", { name: heading, exact: true })).toBeInViewport()
})

Then("the form asks for {string}", async function (this: SiteWorld, name: string) {
  await expect(this.page.getByRole("textbox", { name, exact: true })).toHaveJSProperty("required", true)
})
