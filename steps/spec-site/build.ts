import "./tsx.ts"
import { readResults } from "../results/result.ts"
import { currentFeatures } from "../specification/features.ts"
import { ownersIndex } from "../specification/owners-index.ts"
import { specOf } from "./spec.ts"

const { writeSite } = await import("./write.tsx")

/** Ports on which `npm start` serves the sites. */
const ports = { se: 9000, fi: 9001, no: 9002 }

const started = Date.now()
const spec = specOf(currentFeatures(), ownersIndex(), readResults(), () => [])
writeSite(spec, "dist/spec", (market, path) => `http://localhost:${ports[market]}${path}`)
console.log(`${spec.entries.length} rules are in dist/spec (${((Date.now() - started) / 1000).toFixed(1)} s)`)
