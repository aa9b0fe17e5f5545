#!/usr/bin/env bash
# libphonenumber-js 1.13.16 moves a number to another country than the one that it was written in: an Åland number as Finns
# write it is AX, and a Svalbard number is SJ, so that a list of Finland, Norway and Sweden has no entry for them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund libphonenumber-js@1.13.16
cat >finding.mjs <<'END'
import assert from "node:assert/strict"
import { parsePhoneNumberFromString } from "libphonenumber-js"

const countryOf = (number, country) => parsePhoneNumberFromString(number, country)?.country
const seen = {
  "018 12345 in FI": countryOf("018 12345", "FI"),
  "09 310 1691 in FI": countryOf("09 310 1691", "FI"),
  "79 02 12 34 in NO": countryOf("79 02 12 34", "NO"),
  "21 12 34 56 in NO": countryOf("21 12 34 56", "NO"),
}
console.log(JSON.stringify(seen))
assert.deepEqual(Object.values(seen), ["AX", "FI", "SJ", "NO"])
END
node finding.mjs
