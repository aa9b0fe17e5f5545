#!/usr/bin/env bash
# Node.js 24.21.0 ignores a thread's own limit of memory (resourceLimits of worker_threads) once the process has one of V8's
# flags for the heap: each thread may then grow to the limit of the flag, while worker.resourceLimits names the smaller one.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund node@24.21.0
cat >thread.mjs <<'END_OF_FILE'
import { getHeapStatistics } from "node:v8"
import { isMainThread, parentPort, Worker } from "node:worker_threads"

if (isMainThread) {
  const resourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 }
  const thread = new Worker(new URL(import.meta.url), { resourceLimits })
  thread.once("message", (heap) => console.log(`${thread.resourceLimits.maxOldGenerationSizeMb} MB asked, ${heap} MB allowed`))
} else parentPort.postMessage(Math.round(getHeapStatistics().heap_size_limit / 2 ** 20))
END_OF_FILE
seen=$(for flag in --no-warnings --max-heap-size=512 --max-old-space-size=512; do
  echo "$flag: $(node_modules/.bin/node "$flag" thread.mjs)"
done)
echo "$seen"
diff <(echo "$seen") - <<'END_OF_FILE'
--no-warnings: 64 MB asked, 70 MB allowed
--max-heap-size=512: 64 MB asked, 512 MB allowed
--max-old-space-size=512: 64 MB asked, 518 MB allowed
END_OF_FILE
