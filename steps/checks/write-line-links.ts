import { readFileSync, writeFileSync } from "node:fs"
import { currentFeatures } from "../specification/features.ts"
import { withLineLinks } from "./line-links.ts"

const file = "features/README.md"
writeFileSync(file, withLineLinks(readFileSync(file, "utf8"), currentFeatures()))
