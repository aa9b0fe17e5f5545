import { countsOf } from "./counts.ts"

test.each([
  ["12 scenarios (1 failed, 11 passed)", 1, { passed: 11, failed: 1, skipped: 0 }],
  ["1 scenario (1 passed)", 0, { passed: 1, failed: 0, skipped: 0 }],
  ["2 scenarios (2 failed)\nUNSTEADY @A-1\n2 scenarios (2 passed)", 0, { passed: 2, failed: 0, skipped: 0 }],
  ["0 scenarios", 0, { passed: 0, failed: 0, skipped: 0 }],
  ["0 scenarios", 1, { passed: 0, failed: 1, skipped: 0 }],
  ["Tests:       1 failed, 2 skipped, 30 passed, 33 total", 1, { passed: 30, failed: 1, skipped: 2 }],
  ["12 scenarios (1 skipped, 11 passed)", 0, { passed: 11, failed: 1, skipped: 0 }],
  ["No tests found, exiting with code 0", 0, { passed: 0, failed: 0, skipped: 0 }],
  ["types are right", 0, { passed: 1, failed: 0, skipped: 0 }],
  ["a type is wrong", 2, { passed: 0, failed: 1, skipped: 0 }],
])('"%s" with exit code %i counts %j', (line, code, expected) => {
  expect(countsOf(`first\n${line}\nlast`, code, true)).toEqual(expected)
})

test("in CI a skipped test is a failure", () => {
  expect(countsOf("Tests: 2 skipped, 30 passed, 32 total", 0, false)).toEqual({ passed: 30, failed: 2, skipped: 0 })
})
