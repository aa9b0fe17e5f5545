import { chosenAgency } from "./chosen-agency.ts"
import { PlainError } from "./plain-error.ts"

const before = process.env.AGENCY
afterEach(() => {
  if (before === undefined) delete process.env.AGENCY
  else process.env.AGENCY = before
})

test.each([
  ["", { records: "src/content", caches: ".markets", dist: "dist" }],
  ["editors", { records: "src/content", caches: ".markets", dist: "dist" }],
  ["sample", { records: "features/sample", caches: ".markets/sample", dist: "dist/sample" }],
])("AGENCY=%s chooses where records, caches and sites are", (variable, agency) => {
  process.env.AGENCY = variable
  expect(chosenAgency()).toEqual(agency)
})

test("another value of AGENCY stops the build", () => {
  process.env.AGENCY = "samples"
  expect(() => chosenAgency()).toThrow(new PlainError('AGENCY is "samples": use one of editors, sample'))
})
