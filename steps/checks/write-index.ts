import { writeFileSync } from "node:fs"
import { currentFeatures } from "../specification/features.ts"
import { pages } from "../specification/owners-index.ts"
import { indexedRules, withIndex } from "./index-of-rules.ts"

const rules = indexedRules(currentFeatures())
for (const page of pages()) writeFileSync(page.file, withIndex(page, rules))
