import { examplesOf, featureOf } from "./features.ts"
import { languagesOf, placesOf } from "./places.ts"

const feature = featureOf({
  file: "features/homes.feature",
  text: `Feature: Homes

  Background:
    Given these addresses:
      | name       | address                      |
      | the flat   | /fi/kohde/oksakatu-3-a-5/    |
      | the script | /app-*.js                    |

  @HOME-1
  Rule: A home has a page

    Scenario: A home in Finland is shown in Finnish
      Given a visitor is at "the flat" on the Finland site
      When they follow "Etusivu" in the navigation
      Then they are at "/fi/"
      And the browser did not ask for "the script"

    Scenario: An area in Sweden is read in Swedish
      When a visitor opens "/omraden/sodermalm/" on the Sweden site
      Then they see the page "Södermalm" in Swedish
`,
})
const [finnish, swedish] = feature.rules.flatMap(examplesOf)

it("finds the pages that an example opens, and not its files", () => {
  expect(finnish && placesOf(finnish, feature)).toEqual([
    { market: "fi", path: "/fi/kohde/oksakatu-3-a-5/", language: "fi", page: "A home" },
    { market: "fi", path: "/fi/", language: "fi", page: "Home page" },
  ])
  expect(swedish && placesOf(swedish, feature)).toEqual([
    { market: "se", path: "/omraden/sodermalm/", language: "sv", page: "An area" },
  ])
})

it("finds the languages of an example", () => {
  expect(finnish && languagesOf(finnish, feature)).toEqual(["fi"])
  expect(swedish && languagesOf(swedish, feature)).toEqual(["sv"])
})
