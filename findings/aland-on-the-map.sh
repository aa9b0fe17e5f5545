#!/usr/bin/env bash
# world-atlas 2.0.2 has Åland as a country beside Finland in its maps 1:10m and 1:50m, and lacks it at 1:110m: a map of the
# feature "Finland" leaves Mariehamn out at every scale.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund world-atlas@2.0.2
cat >finding.mjs <<'END'
import assert from "node:assert/strict"
import { readFileSync } from "node:fs"

const seen = Object.fromEntries(
  ["10m", "50m", "110m"].map((scale) => {
    const atlas = JSON.parse(readFileSync(`node_modules/world-atlas/countries-${scale}.json`, "utf8"))
    const countries = atlas.objects.countries.geometries
    return [scale, countries.filter(({ id }) => ["246", "248"].includes(id)).map(({ properties }) => properties.name).sort()]
  }),
)
console.log(JSON.stringify(seen))
assert.deepEqual(seen, { "10m": ["Finland", "Åland"], "50m": ["Finland", "Åland"], "110m": ["Finland"] })
END
node finding.mjs
