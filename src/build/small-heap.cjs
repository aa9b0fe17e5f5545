/**
 * Preloaded into every process of a build: a heap grows by 100 MB, or a fifth if that is more, before it is collected.
 * A fixed limit (`--max-old-space-size`) would abort the builds of large markets (perf/builds/README.md).
 */
const { getHeapStatistics, setFlagsFromString } = require("node:v8")
const { isMainThread } = require("node:worker_threads")

const step = 100e6

const limitGrowth = () => {
  const percent = Math.max(20, Math.round((100 * step) / getHeapStatistics().used_heap_size))
  setFlagsFromString(`--heap-growing-percent=${percent}`)
}

// V8 applies the setting to all threads of a process.
if (isMainThread) {
  limitGrowth()
  // An idle process returns unused memory while another one works.
  setFlagsFromString("--gc-memory-reducer-start-delay-ms=1000")
  setInterval(limitGrowth, 1000).unref()
}
