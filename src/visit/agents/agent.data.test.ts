/** @jest-environment node */

import type { Content } from "../../site/records/content.ts"
import { readContent } from "../../site/records/read-content.ts"
import { pagesOf } from "../../testing/pages.ts"
import type { AreaPage } from "../areas/area.data.ts"
import type { AgentPage } from "./agent.data.ts"

const content = readContent("se")
const [home] = content.listings.filter(({ id }) => id === "kvistgatan-12")
if (!home) throw new Error("there is no home kvistgatan-12")

const pageAt = <Page>(changed: Content, path: string): Page => {
  const page = pagesOf(changed).find((built) => built.path === path)
  if (!page) throw new Error(`there is no page at ${path}`)
  return page.context.page as Page
}

/** Sweden with copies of one home of Tuva Rimstedt on Södermalm, and no other home. */
const withHomes = (count: number): Content => ({
  ...content,
  listings: Array.from({ length: count }, (_, index) => ({ ...home, id: index === 0 ? home.id : `home-${index}` })),
})

test.each([
  [24, 24, null],
  [25, 24, "De 24 senaste av 25."],
])("of %i homes, an agent's page shows %i and says %j", (count, shown, note) => {
  const { homes } = pageAt<AgentPage>(withHomes(count), "/maklare/tuva-rimstedt/")
  expect(homes.homes).toHaveLength(shown)
  expect(homes.note).toBe(note)
})

test("an agent without homes has no areas, and both lists are empty", () => {
  const { areas, homes, sold } = pageAt<AgentPage>(withHomes(1), "/maklare/selma-granvik/")
  expect([areas.areas, homes.homes, sold.homes]).toEqual([[], [], []])
  expect([areas.none, homes.none, sold.none]).toEqual([
    "Inga områden just nu.",
    "Inga bostäder till salu just nu.",
    "Inga sålda bostäder att visa än.",
  ])
})

test("an area without homes names no agent", () => {
  expect(pageAt<AreaPage>(withHomes(1), "/omraden/sodermalm/").agents.agents.map(({ name }) => name)).toEqual([
    "Tuva Rimstedt",
  ])
  expect(pageAt<AreaPage>(withHomes(1), "/omraden/malmo/").agents.agents).toEqual([])
})
