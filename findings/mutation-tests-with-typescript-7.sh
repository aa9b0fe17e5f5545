#!/usr/bin/env bash
# Stryker 10.0.0 ends before its first test in a project with TypeScript 7.0.2, though nothing asks it to check types: it rewrites
# tsconfig.json with a function that typescript no longer exports. A tsconfigFile that does not exist makes it leave that out.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund @stryker-mutator/core@10.0.0 typescript@7.0.2
echo '{ "compilerOptions": { "strict": true } }' >tsconfig.json
echo 'export const sum = (a, b) => a + b' >sum.mjs
echo 'import { sum } from "./sum.mjs"; if (sum(1, 2) !== 3) process.exit(1)' >test.mjs
run() {
  node_modules/.bin/stryker run --mutate sum.mjs --testRunner command --reporters clear-text "$@" 2>&1 || true
}
echo '{ "commandRunner": { "command": "node test.mjs" } }' >stryker.config.json
seen=$(
  run | grep -o 'TypeError: .*' | head -n 1
  echo '{ "commandRunner": { "command": "node test.mjs" }, "tsconfigFile": "none" }' >stryker.config.json
  run | grep -E '^All files' | tr -s ' '
)
echo "$seen"
diff <(echo "$seen") - <<'END_OF_FILE'
TypeError: ts.parseConfigFileTextToJson is not a function
All files | 100.00 | 100.00 | 2 | 0 | 0 | 0 | 0 |
END_OF_FILE
