/**
 * Read by each process of a build before all else: a heap grows by some hundred megabytes before it is cleaned up, by a fifth where that
 * is more, and not to several times what is in use. To clean up small heaps as often as that takes a third of the time.
 * A limit (`--max-old-space-size`) would end builds of markets that need more.
 */
const { getHeapStatistics, setFlagsFromString } = require("node:v8")
const { isMainThread } = require("node:worker_threads")

const step = 100e6

const limitGrowth = () => {
  const percent = Math.max(20, Math.round((100 * step) / getHeapStatistics().used_heap_size))
  setFlagsFromString(`--heap-growing-percent=${percent}`)
}

// The setting holds for all threads of a process.
if (isMainThread) {
  limitGrowth()
  // A process that only waits gives back what it has no use for while another one works.
  setFlagsFromString("--gc-memory-reducer-start-delay-ms=1000")
  setInterval(limitGrowth, 1000).unref()
}
