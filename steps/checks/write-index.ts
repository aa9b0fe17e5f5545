import { readFileSync, writeFileSync } from "node:fs"
import { agencies } from "../../src/spec/agencies.ts"
import { currentFeatures } from "../specification/features.ts"
import { pages } from "../specification/owners-index.ts"
import { indexedRules, withIndex } from "./index-of-rules.ts"
import { countedFile, indexFile, recordsOf, sampleIndex } from "./sample.ts"

const features = currentFeatures()
const rules = indexedRules(features)
for (const page of pages()) writeFileSync(page.file, withIndex(page, rules))
writeFileSync(indexFile, sampleIndex(recordsOf(agencies.sample.records), features, readFileSync(countedFile, "utf8")))
