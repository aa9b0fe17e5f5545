/** @jest-environment node */
import { failureLines } from "./failures.ts"

test("a failure ends where its reason does, which is indented", () => {
  const output = [
    "356 of 2145 scenarios, 0 failed",
    "FAIL @VISIT-7 features/deciding_on_a_home.feature: Homes viewed before are shown",
    "  the section shows, in this order:",
    "  Error: expect(locator).toHaveText(expected) failed",
    "363 of 2145 scenarios, 1 failed",
    "  an indented line of no failure",
    "RED  @VISIT-8 features/deciding_on_a_home.feature: A try that may pass alone",
    "  Error: Timeout",
    "UNSTEADY @VISIT-8 features/deciding_on_a_home.feature: It passed alone",
    "  Error: Timeout",
    "FAIL src/domain/paths.test.ts",
    "  ● an address",
    "",
    "    Expected: 1",
  ]
  expect(output.filter(failureLines())).toEqual([...output.slice(1, 4), ...output.slice(8, 12)])
})
