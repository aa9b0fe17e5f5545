import assert from "node:assert/strict"
import { type DataTable, Then, When } from "@cucumber/cucumber"
import { HitasExample } from "./screens/hitas-example.ts"
import { expect } from "./support/expect.ts"
import { asRead } from "./support/text.ts"
import type { SiteWorld } from "./support/world.ts"

const example = ({ page }: SiteWorld) => new HitasExample(page)

When("they work with {string} as {string}", async function (this: SiteWorld, number: string, field: string) {
  await example(this).field(field).fill(number)
})

When("they turn to {string}", async function (this: SiteWorld, field: string) {
  await example(this).field(field).click()
})

Then("the highest of the three is {string}", async function (this: SiteWorld, names: string) {
  await expect
    .poll(async () =>
      (await example(this).highest.allInnerTexts()).map((text) => asRead(text).split(" ")[0]).join(", "),
    )
    .toBe(names)
})

Then(
  "the maximum price of the example is {string}, and by the limit price alone {string}",
  async function (this: SiteWorld, maximum: string, unconfirmed: string) {
    await expect(example(this).prices.first()).toHaveText(maximum)
    await expect(example(this).prices.last()).toHaveText(unconfirmed)
  },
)

Then("{string} is marked as wrong, with {string}", async function (this: SiteWorld, field: string, error: string) {
  await expect(example(this).field(field)).toHaveAttribute("aria-invalid", "true")
  await expect(example(this).field(field)).toHaveAccessibleDescription(new RegExp(error.replaceAll(".", "\\.")))
})

Then("the example says {string} and no price", async function (this: SiteWorld, text: string) {
  await expect(example(this).result).toHaveText(text)
})

Then("the example has no fields to fill in", async function (this: SiteWorld) {
  await expect(example(this).result).toBeVisible()
  await expect(example(this).fields).toHaveCount(0)
})

Then("the figure {string} says, in this order:", async function (this: SiteWorld, name: string, passages: DataTable) {
  const text = asRead(await this.screen.main.getByRole("figure", { name }).innerText())
  const places = passages.raw().map(([passage = ""]) => ({ passage, place: text.indexOf(passage) }))
  for (const { passage, place } of places) assert.ok(place >= 0, `"${passage}" is not in "${text}"`)
  assert.deepEqual(
    places.toSorted((a, b) => a.place - b.place),
    places,
  )
})
