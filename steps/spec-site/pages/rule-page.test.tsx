import { render, screen, within } from "@testing-library/react"
import type { Results } from "../../results/result.ts"
import { examplesOf, featureOf } from "../../specification/features.ts"
import { ruleStateOf, specOf } from "../spec.ts"
import { RulePage } from "./rule-page.tsx"

const feature = featureOf({
  file: "features/numbers.feature",
  text: `Feature: Numbers

  Background:
    Given these addresses:
      | name     | address       |
      | the flat | /en/property/a/ |

  @FORMAT-1
  Rule: A number has a comma
    Nobody may read a price as a thousand times less.

    Scenario Outline: The price of <home> has a comma
      Given a visitor is at "<home>" on the Finland site
      Then it reads "<price>"

      Examples:
        | home     | price |
        | the flat | 1,5   |
        | /fi/     | 2,5   |
`,
})
const index = { topics: [{ title: "Numbers", rules: ["FORMAT-1"] }], words: [] }
const [first, second] = feature.rules.flatMap(examplesOf)
const tried = { date: "2026-11-23T12:00:00.000Z", version: "1dcc571", durationMs: 1234 }

const pageWith = (results: Results) => {
  const fault = { change: "The comma is a point", site: "fi", outcome: "killed", reason: "", date: tried.date } as const
  const spec = specOf([feature], index, results, () => [fault])
  const [entry] = spec.entries
  if (!entry) throw new Error("the rule is missing")
  const openAt = (market: string, path: string) => `https://${market}.example${path}`
  render(<RulePage spec={spec} entry={entry} previous={undefined} next={undefined} openAt={openAt} />, {
    container: document,
  })
  return ruleStateOf(spec, entry)
}

it("says of a rule that was not tried that it was not", () => {
  expect(pageWith({})).toBe("not tried yet")
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("A number has a comma")
  expect(screen.getByText("Nobody may read a price as a thousand times less.")).toBeVisible()
  expect(screen.getAllByText("Not tried yet", { exact: false })).toHaveLength(3)
  const links = screen.getAllByRole("link", { name: /^Open it on the site/ })
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "https://fi.example/en/property/a/",
    "https://fi.example/fi/",
  ])
})

it("shows results, pictures, the failed step with its message, and planted faults", () => {
  const picture = { file: "FORMAT-1-a-page.webp", width: 560, height: 350 }
  const state = pageWith({
    [first?.key ?? ""]: { ...tried, status: "passed", driver: "HTML", pictures: [picture] },
    [second?.key ?? ""]: {
      ...tried,
      status: "failed",
      failure: { step: 'it reads "2,5"', message: "Received 2.5" },
      pictures: [],
    },
  })
  expect(state).toBe("failed")
  const rows = screen.getAllByRole("row")
  expect(rows[1]).toHaveTextContent("the flat1,5✓ Passed in 1.2 s on HTML alone")
  expect(rows[2]).toHaveTextContent("/fi/2,5✗ Failed in 1.2 s")
  expect(screen.getByRole("img")).toHaveAttribute("src", "/pictures/FORMAT-1-a-page.webp")
  expect(screen.getByText("Received 2.5")).toBeVisible()
  expect(screen.getByText(/last tried on/)).toHaveTextContent(
    "2 examples last tried on 23 November 2026 at 13:00 with version 1dcc571",
  )
  const faults = screen.getByRole("heading", { name: "Faults that the examples notice" }).parentElement as HTMLElement
  expect(within(faults).getByRole("listitem")).toHaveTextContent("The comma is a point: noticed")
})
