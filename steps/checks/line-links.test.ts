/** @jest-environment node */
import { featureOf } from "../specification/features.ts"
import { lineLinkProblems, withLineLinks } from "./line-links.ts"

const finding = featureOf({
  file: "features/finding.feature",
  text: `Feature: Finding

  @FIND-1
  Rule: Homes are found

    Scenario: One
      Given a home

  @FIND-2
  Rule: Homes are sorted

    Scenario: Two
      Given a home
`,
})
const markdown = `| FIND-1 | Homes are found | [finding](finding.feature) |
| FIND-2 | Homes are sorted | [finding](finding.feature#L3) |
| FIND-9 | Homes are lost | [losing](losing.feature) |

- **search**: [FIND-1, FIND-2](finding.feature), [FIND-9](losing.feature)
`
const linked = `| FIND-1 | Homes are found | [finding](finding.feature#L4) |
| FIND-2 | Homes are sorted | [finding](finding.feature#L10) |
| FIND-9 | Homes are lost | [losing](losing.feature) |

- **search**: [FIND-1](finding.feature#L4), [FIND-2](finding.feature#L10), [FIND-9](losing.feature)
`

test("rows and words lead to the lines of their rules, and unknown ones stay", () => {
  expect(withLineLinks(markdown, [finding])).toBe(linked)
  expect(withLineLinks(linked, [finding])).toBe(linked)
})

test("links to other lines are a problem", () => {
  expect(lineLinkProblems(linked, [finding])).toEqual([])
  expect(lineLinkProblems(linked.replace("#L10", "#L9"), [finding])).toEqual([
    "features/README.md: its links do not lead to the lines of the rules: run npm run format",
  ])
})
