import { renderToStaticMarkup } from "react-dom/server"
import { Drawing } from "./Drawing.tsx"

test("a drawing is dark on a dark screen, and light elsewhere", () => {
  expect(renderToStaticMarkup(<Drawing src="/media/plans/a.svg" alt="Floor plan" width={640} />)).toBe(
    '<picture class="drawing"><source media="screen and (prefers-color-scheme: dark)" srcSet="/media/plans/a.svg#dark"/><img alt="Floor plan" src="/media/plans/a.svg" width="640"/></picture>',
  )
})
