/** @jest-environment node */
import { readFileSync } from "node:fs"
import { queryNames } from "../../../domain/search/query-names.ts"

test("the styles know each name of a query that filters homes", () => {
  const css = readFileSync("src/visit/search/HomeSearch/HomeSearch.module.css", "utf8")
  const cssNames = [...css.matchAll(/html\[data-asked\*="[?&]?(\w+)="\]/g)].map(([, name]) => name)
  expect(new Set(cssNames)).toEqual(new Set(queryNames))
})
