/** @jest-environment node */
import { readFileSync } from "node:fs"
import { queryNames } from "../../../domain/search/query-names.ts"

test("styles know each name that a query asks for homes by", () => {
  const css = readFileSync("src/components/search/HomeSearch/HomeSearch.module.css", "utf8")
  const cssNames = [...css.matchAll(/html\[data-asked\*="[?&]?(\w+)="\]/g)].map(([, name]) => name)
  expect(new Set(cssNames)).toEqual(new Set(queryNames))
})
