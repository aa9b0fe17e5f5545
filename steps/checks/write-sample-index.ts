import { readFileSync, writeFileSync } from "node:fs"
import { agencies } from "../../src/spec/agencies.ts"
import { currentFeatures } from "../specification/features.ts"
import { countedFile, indexFile, recordsOf, sampleIndex } from "./sample.ts"

const readme = readFileSync(countedFile, "utf8")
writeFileSync(indexFile, sampleIndex(recordsOf(agencies.sample.records), currentFeatures(), readme))
