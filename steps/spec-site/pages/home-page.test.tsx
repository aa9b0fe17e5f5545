import { render, screen, within } from "@testing-library/react"
import type { Results } from "../../results/result.ts"
import { examplesOf, featureOf } from "../../specification/features.ts"
import { divisionsOf } from "../divisions.ts"
import { specOf } from "../spec.ts"
import { HomePage } from "./home-page.tsx"

const feature = featureOf({
  file: "features/numbers.feature",
  text: `Feature: Numbers

  @FORMAT-1 @headline
  Rule: A number has a comma

    Scenario Outline: The price of <home> has a comma
      Given a visitor is at "<home>" on the Finland site

      Examples:
        | home |
        | /en/ |
        | /fi/ |

  @FORMAT-2
  Rule: A number has two decimals

    Scenario: A fee has two decimals
      Given a visitor is at "/fi/" on the Finland site
`,
})
const index = { topics: [{ title: "Numbers", rules: ["FORMAT-1", "FORMAT-2"] }], words: [] }

const headlinesWith = (results: Results): HTMLElement => {
  const spec = specOf([feature], index, results, () => [])
  render(<HomePage spec={spec} divisions={divisionsOf(spec)} pdf={false} />, { container: document })
  const region = screen.getByRole("heading", { name: "The rules in fifteen minutes" }).closest("section")
  if (!region) throw new Error("the headlines are missing")
  return region
}

it("opens with the headlines, each with its first example", () => {
  const headlines = within(headlinesWith({}))
  expect(headlines.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/rules/FORMAT-1/"])
  expect(headlines.getByRole("heading", { level: 4 })).toHaveTextContent("FORMAT-1 A number has a comma")
  expect(headlines.getByText("For example:", { exact: false })).toHaveTextContent("The price of /en/ has a comma")
  expect(headlines.queryByRole("img")).toBeNull()
})

it("prefers an example with a picture, and shows one", () => {
  const [, second] = feature.rules.flatMap(examplesOf)
  const pictures = ["phone", "desktop"].map((name) => ({ file: `${name}.webp`, width: 560, height: 350 }))
  const result = { status: "passed" as const, durationMs: 1, date: "2026-11-23T12:00:00.000Z", pictures }
  const headlines = within(headlinesWith({ [second?.key ?? ""]: result }))
  expect(headlines.getByText("For example:", { exact: false })).toHaveTextContent("The price of /fi/ has a comma")
  expect(headlines.getAllByRole("img").map((img) => img.getAttribute("src"))).toEqual(["/pictures/phone.webp"])
})
