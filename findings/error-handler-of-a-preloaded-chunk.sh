#!/usr/bin/env bash
# webpack 5.98.0 takes over a script element that already loads a chunk, such as one that the page's HTML has started, and calls
# the element's own error handler as a bare function: `this`, which the HTML standard makes the element, is undefined, so that a
# handler that reads `this` throws. A handler that reads event.target works in both.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund webpack@5.98.0
mkdir src
echo 'globalThis.started = import(/* webpackChunkName: "part" */ "./part.mjs").catch(() => {})' >src/index.mjs
echo 'export const part = 1' >src/part.mjs
cat >run.mjs <<'END_OF_FILE'
import { readFileSync } from "node:fs"
import { createContext, runInContext } from "node:vm"
import webpack from "webpack"

const output = { path: `${process.cwd()}/dist`, filename: "main.js", chunkFilename: "part.js", publicPath: "" }
await new Promise((done) => webpack({ mode: "production", entry: "./src/index.mjs", output }, done))

/** A script element that fails to load; browsers call its handler with the element as `this`. */
const fail = (element) => element.onerror({ type: "error", target: element })

for (const isTakenOver of [false, true]) {
  const chunk = {
    getAttribute: (name) => (name === "src" ? "part.js" : null),
    onerror: function (event) {
      "use strict"
      console.log(`taken over: ${isTakenOver}, this is the element: ${this === chunk}, event.target: ${event.target === chunk}`)
    },
  }
  const document = { getElementsByTagName: () => [chunk], head: { appendChild() {} }, createElement: () => ({}) }
  const page = createContext({ document, setTimeout: () => 0, clearTimeout() {} })
  page.self = page
  if (isTakenOver) runInContext(readFileSync("dist/main.js", "utf8"), page)
  fail(chunk)
}
END_OF_FILE
seen=$(timeout 60 node run.mjs)
echo "$seen"
diff <(echo "$seen") - <<'END_OF_FILE'
taken over: false, this is the element: true, event.target: true
taken over: true, this is the element: false, event.target: true
END_OF_FILE
