/** @jest-environment node */

import { readContent } from "../../site/records/read-content.ts"
import { pagesOf } from "../../testing/pages.ts"
import type { AreaPage } from "./area.data.ts"

test("an area without figures says so", () => {
  const content = readContent("se")
  const areas = content.areas.map((area) => ({ ...area, facts: [] }))
  const pages = pagesOf({ ...content, areas })
  const figuresAt = (path: string) => {
    const [page] = pages.filter((built) => built.path === path)
    return (page?.context.page as AreaPage | undefined)?.figures
  }
  expect(figuresAt("/omraden/solna/")).toMatchObject({
    table: { rows: [] },
    none: "Vi visar inga siffror om Solna: vi har inte hittat någon öppen uppgift med datum.",
  })
  expect(figuresAt("/en/areas/solna/")?.none).toBe(
    "We show no figures about Solna: we have found no open figure with a date.",
  )
})
