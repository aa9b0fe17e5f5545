#!/usr/bin/env bash
# feed 6.0.0 writes a vertical tab, Word's line break in a pasted headline, into Atom and RSS, which no XML parser may
# then accept (XML 1.0, 2.2): one headline ends the whole feed for every reader.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund feed@6.0.0
cat >finding.mjs <<'END'
import assert from "node:assert/strict"
import { Feed } from "feed"

const feed = new Feed({ title: "Homes", id: "https://a.example/", link: "https://a.example/", copyright: "" })
feed.addItem({ title: "Light flat\u000bby the park", id: "https://a.example/1", link: "https://a.example/1", date: new Date(0) })
const seen = [feed.atom1(), feed.rss2()].map((xml) => xml.includes("flat\u000bby"))
console.log(JSON.stringify(seen))
assert.deepEqual(seen, [true, true])
END
node finding.mjs
