import { selectionOf } from "./selection.ts"

const features = {
  "features/a.feature": `Feature: Finding

  Background:
    Given a site

  @FIND-1
  Rule: It finds

    In prose.

    Scenario: One
      When it looks

    Scenario Outline: Two
      When it looks for <what>

      Examples:
        | what |
        | x    |

  @FIND-3 @layout
  Rule: It looks

    @no-javascript
    Scenario: Three
      When a mail to a@b.example goes
`,
  "features/b.feature": "Feature: B\n\n  @ROUTE-5\n  Rule: It leads\n\n  @ROUTE-18\n  Rule: It returns\n",
}

test.each<[string, string]>([
  ["features/a.feature", "features/a.feature"],
  ["features/a.feature:6", "features/a.feature:11:14"],
  ["features/a.feature:7", "features/a.feature:11:14"],
  ["./features/a.feature:9", "./features/a.feature:11:14"],
  ["features/a.feature:21", "features/a.feature:25"],
  ["features/a.feature:12", "features/a.feature:12"],
  ["features/a.feature:19:6", "features/a.feature:19:11:14"],
])("%s selects %s", (option, expected) => {
  expect(selectionOf([option], features)).toEqual([expected])
})

test.each([
  [["--tags", "@FIND-2"], "No feature has the tag @FIND-2: the nearest are @FIND-1, @FIND-3, "],
  [["--tags=@ROUTE-999"], "No feature has the tag @ROUTE-999: the nearest are @ROUTE-18, @ROUTE-5, "],
  [["-t", "@FIND-1 and not @nojavascript"], "No feature has the tag @nojavascript: the nearest are @no-javascript, "],
  [["--tags", "@b"], "No feature has the tag @b: "],
  [
    ["features/c.feature"],
    "There is no file features/c.feature: the features are features/a.feature, features/b.feature.",
  ],
])("%j is refused", (options, sentence) => {
  expect(() => selectionOf(options, features)).toThrow(sentence)
})

test("other options stay as they are", () => {
  const options = ["--tags", "@FIND-1 and not @layout", "--name", "One", "--parallel", "2"]
  expect(selectionOf(options, features)).toEqual(options)
})
