import assert from "node:assert/strict"
import { type DataTable, Then, When } from "@cucumber/cucumber"
import { fromHtml } from "./drivers/driver.ts"
import { PropertyScreen } from "./screens/property.ts"
import type { SiteName } from "./specification/names.ts"
import { openDrawnPlan } from "./support/drawn-plan.ts"
import { expect } from "./support/expect.ts"
import type { SiteWorld } from "./support/world.ts"

Then(fromHtml("every name and area on the plan is inside its room"), async function (this: SiteWorld) {
  const plan = await openDrawnPlan(this)
  const labels = await plan.labels()
  expect(labels.length).toBeGreaterThan(7)
  assert.deepEqual(
    labels.filter(({ isInside }) => !isInside).map(({ room, text }) => `${room}: ${text}`),
    [],
  )
})

/** Half of the walls around a room is part of its drawing, but not of the area that it states. */
Then(fromHtml("each room on the plan is drawn as large as it says"), async function (this: SiteWorld) {
  const sizes = await (await openDrawnPlan(this)).sizes()
  expect(sizes.length).toBeGreaterThan(2)
  assert.deepEqual(
    sizes.filter(({ stated, drawn }) => drawn < stated || drawn > stated * 1.3),
    [],
  )
})

Then(
  fromHtml("none of the {int} doors on the plan swings across a name or an area"),
  async function (this: SiteWorld, doors: number) {
    const plan = await openDrawnPlan(this)
    expect(await plan.doorCount()).toBe(doors)
    expect(await plan.crossedByDoors()).toEqual([])
  },
)

Then(
  fromHtml("the rooms on the plan have {int} to {int} % of {float} m²"),
  async function (this: SiteWorld, least: number, most: number, area: number) {
    const percent = (100 * (await (await openDrawnPlan(this)).indoorArea())) / area
    expect(percent).toBeGreaterThanOrEqual(least)
    expect(percent).toBeLessThanOrEqual(most)
  },
)

Then(fromHtml("the plan says {string} above {string}"), async function (this: SiteWorld, above: string, below: string) {
  const plan = await openDrawnPlan(this)
  expect(await plan.topOf(above)).toBeLessThan(await plan.topOf(below))
})

Then(
  fromHtml("the measures on the plan enclose {int} to {int} % of {float} m²"),
  async function (this: SiteWorld, least: number, most: number, area: number) {
    const measures = await (await openDrawnPlan(this)).measures()
    expect(measures).toHaveLength(2)
    const percent = (100 * measures.reduce((product, metres) => product * metres, 1)) / area
    expect(percent).toBeGreaterThanOrEqual(least)
    expect(percent).toBeLessThanOrEqual(most)
  },
)

When(
  fromHtml("a visitor compares the plans of the first {int} homes on the {site} site"),
  async function (this: SiteWorld, count: number, site: SiteName) {
    assert.equal(await this.homePlans.read(site, count), count)
  },
)

Then(fromHtml("no two of the plans have the same arrangement of rooms"), function (this: SiteWorld) {
  assert.deepEqual(this.homePlans.alike(), [])
})

Then(
  fromHtml("the {string} on the plan has a/an {word}"),
  async function (this: SiteWorld, room: string, piece: string) {
    const pieces = await (await openDrawnPlan(this)).piecesIn(room)
    expect(pieces.join().toLowerCase()).toContain(piece)
  },
)

Then(
  fromHtml("the windows of {string} and {string} are on one side of the plan"),
  async function (this: SiteWorld, one: string, other: string) {
    const plan = await openDrawnPlan(this)
    const [top, otherTop] = [await plan.windowTop(one), await plan.windowTop(other)]
    expect(Math.abs(top - otherTop)).toBeLessThan(2)
  },
)

Then(
  fromHtml("by the arrow on the plan, the {string} is to the {word} of the {string}"),
  async function (this: SiteWorld, place: string, direction: string, room: string) {
    const plan = await openDrawnPlan(this)
    expect(await plan.directionOf(`path[data-room="${place}"]`, room)).toBe(direction)
  },
)

Then(
  fromHtml("by the arrow on the plan, the window of the {string} faces {word}"),
  async function (this: SiteWorld, room: string, direction: string) {
    const plan = await openDrawnPlan(this)
    expect(await plan.directionOf(`[data-window="${room}"]`, room)).toBe(direction)
  },
)

Then(fromHtml("the plan has no arrow"), async function (this: SiteWorld) {
  expect(await (await openDrawnPlan(this)).arrowCount()).toBe(0)
})

Then(
  fromHtml("the plan has the numbers of these pictures in these rooms:"),
  async function (this: SiteWorld, table: DataTable) {
    const pictures = await new PropertyScreen(this.page).pictureTexts()
    const numbers = await (await openDrawnPlan(this)).pictureNumbers()
    const rows = table.raw()
    expect(numbers).toEqual(rows.map(([number, room]) => ({ number, room })))
    assert.deepEqual(
      rows.filter(([number, , start = ""]) => !pictures[Number(number) - 1]?.startsWith(start)),
      [],
    )
  },
)
