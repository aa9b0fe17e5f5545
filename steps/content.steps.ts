import assert from "node:assert/strict"
import { type DataTable, Given, Then, When } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { check, lastVerdict, write, writeAnew } from "./support/editors-desk.ts"

Given(fromHtml("an editor has written {string}:"), (place: string, text: string) => {
  write(place, text)
})

Given(
  fromHtml("an agent has written {string} anew, with {string} as {string}"),
  (place: string, field: string, json: string) => {
    writeAnew(place, field, json)
  },
)

When(fromHtml("they check what they have written"), async () => {
  await check()
})

Then(fromHtml("all of it is accepted:"), (places: DataTable) => {
  const accepted = places.raw().map(([place]) => `${place}: no problems, as ${place}`)
  assert.deepEqual(lastVerdict(), { isAccepted: true, text: `${accepted.join("\n")}\n` })
})

Then(fromHtml("it is refused with {string}"), (problem: string) => {
  assert.equal(lastVerdict().isAccepted, false, lastVerdict().text)
  assert.ok(lastVerdict().text.includes(problem), lastVerdict().text)
})
