import { readFileSync } from "node:fs"
import { agencies } from "../../src/spec/agencies.ts"
import { dryRunner } from "../dictionary/dry-run.ts"
import { loadSteps } from "../dictionary/load.ts"
import { synonymProblems } from "../dictionary/synonyms.ts"
import { currentFeatures, examplesOf, featureSources } from "../specification/features.ts"
import { ownersIndex, pages } from "../specification/owners-index.ts"
import type { Feature } from "../specification/specification.ts"
import { mutants } from "../strength/mutants/all.ts"
import { featureProblems, summaryOf } from "./features.ts"
import { folderProblems, folderRules, islandProblems, roomCircles } from "./folders.ts"
import { sourceFiles } from "./imports.ts"
import { judge, judgementOf } from "./judge.ts"
import { limitProblems, mutantProblems, textProblems } from "./mutants.ts"
import { project, projectReadmes, readmeProblems } from "./readmes.ts"
import { countedFile, editorsHomeProblems, indexFile, namingSources, recordsOf, sampleProblems } from "./sample.ts"
import { stepFileProblems, stepFiles } from "./step-files.ts"
import { watchSpec } from "./watch.ts"

const start = performance.now()
const steps = await loadSteps()
const dryRun = dryRunner(steps)
const envelopes = dryRun(featureSources())
const featuresAndIndex = featureProblems(envelopes, pages())
const sample = recordsOf(agencies.sample.records)
const problemsOfReadable = (features: readonly Feature[]): string[] => [
  ...sampleProblems(sample, features, {
    readme: readFileSync(countedFile, "utf8"),
    index: readFileSync(indexFile, "utf8"),
  }),
  ...textProblems(mutants),
  ...limitProblems(
    mutants,
    new Map(
      features.flatMap(({ rules }) =>
        rules.map((rule) => [rule.id, examplesOf(rule).map(({ title }) => title)] as const),
      ),
    ),
  ),
]
const code = sourceFiles()
const problems = [
  ...featuresAndIndex,
  // Only features that can be read have titles.
  ...(featuresAndIndex.length === 0 ? problemsOfReadable(currentFeatures()) : []),
  ...synonymProblems(steps.stepDefinitions),
  ...mutantProblems(
    mutants,
    ownersIndex().topics.flatMap(({ rules }) => rules),
  ),
  ...editorsHomeProblems(namingSources(), recordsOf(agencies.editors.records), sample),
  ...stepFileProblems(stepFiles()),
  ...readmeProblems(projectReadmes(), project()),
  ...folderProblems(code, folderRules(readFileSync("src/README.md", "utf8"))),
  ...islandProblems(code),
  ...roomCircles(code),
]
for (const problem of problems) console.error(problem)
console.log(summaryOf(envelopes, problems, performance.now() - start))
process.exitCode = problems.length > 0 ? 1 : 0
if (process.argv.includes("--watch"))
  await watchSpec(dryRun, async (examples) => {
    const results = new Map((await judge(steps, examples)).map((result) => [result.key, result]))
    return examples.map((example) => judgementOf(example, results.get(example.key)))
  })
