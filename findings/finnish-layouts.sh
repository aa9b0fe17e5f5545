#!/usr/bin/env bash
# MiniSearch 7.2.0 splits text at punctuation, and to Unicode a plus is a symbol: the layout "2h+k+s" of a Finnish advert stays
# one word, which neither "2h+k" nor "2h" finds, while "2h,k,s" and "2h + k + s" are three words each.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund minisearch@7.2.0
cat >finding.mjs <<'END'
import assert from "node:assert/strict"
import MiniSearch from "minisearch"

const search = new MiniSearch({ fields: ["layout"] })
search.addAll([
  { id: "without spaces", layout: "2h+k+s" },
  { id: "with spaces", layout: "2h + k + s" },
  { id: "with commas", layout: "2h,k,s" },
])
const found = (query) => search.search(query).map(({ id }) => id)
const seen = { "2h+k": found("2h+k"), "2h": found("2h"), "2h,k": found("2h,k") }
console.log(JSON.stringify(seen))
assert.deepEqual(seen, { "2h+k": [], "2h": ["with commas", "with spaces"], "2h,k": ["with commas", "with spaces"] })
END
node finding.mjs
