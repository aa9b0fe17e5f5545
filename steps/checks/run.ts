import { readFileSync } from "node:fs"
import { PassThrough } from "node:stream"
import { loadConfiguration, runCucumber } from "@cucumber/cucumber/api"
import type { Envelope } from "@cucumber/messages"
import { mutants } from "../strength/mutants/all.ts"
import { folderProblems, folderRules } from "./folders.ts"
import { sourceFiles } from "./imports.ts"
import { mutantProblems } from "./mutants.ts"
import { project, projectReadmes, readmeProblems } from "./readmes.ts"
import { shapeProblems } from "./shape.ts"
import { indexRows, specProblems } from "./spec.ts"
import { stepFileProblems, stepFiles } from "./step-files.ts"
import { wordProblems } from "./words.ts"

const { runConfiguration } = await loadConfiguration({
  file: "cucumber.json",
  provided: { dryRun: true, format: ["progress"], parallel: 0 },
})
const envelopes: Envelope[] = []
await runCucumber(runConfiguration, { stdout: new PassThrough().resume() }, (envelope) => envelopes.push(envelope))

const parseErrors = envelopes.flatMap(({ parseError }) =>
  parseError ? [`${parseError.source.uri}: ${parseError.message}`] : [],
)
const markdown = readFileSync("features/README.md", "utf8")
const index = indexRows(markdown)
const problems = [
  ...parseErrors,
  ...specProblems(envelopes, index),
  ...wordProblems(markdown),
  ...shapeProblems(envelopes),
  ...mutantProblems(
    mutants,
    index.map(({ id }) => id),
  ),
  ...stepFileProblems(stepFiles()),
  ...readmeProblems(projectReadmes(), project()),
  ...folderProblems(sourceFiles(), folderRules(readFileSync("src/README.md", "utf8"))),
]
for (const problem of problems) console.error(problem)
const rules = envelopes.flatMap(
  ({ gherkinDocument }) => gherkinDocument?.feature?.children.filter(({ rule }) => rule) ?? [],
).length
console.log(
  `${rules} rules with ${envelopes.filter(({ pickle }) => pickle).length} examples: ${problems.length} problems`,
)
process.exitCode = problems.length > 0 ? 1 : 0
