type Stop = (signal?: NodeJS.Signals) => Promise<unknown>

const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const
const running = new Set<Stop>()

const stopAll = (signal?: NodeJS.Signals) => Promise.all([...running].map((stop) => stop(signal)))
const stopOnExit = () => void stopAll()

/** Waits for the programs, so that none keeps writing files after this process has exited. */
const passOn = (signal: NodeJS.Signals) => void stopAll(signal).then(() => process.exit(1))

/** Stops a program that has not ended when this process exits or gets a stop signal. */
export const stopWithThisProcess = (ended: Promise<unknown>, stop: Stop): void => {
  if (running.size === 0) {
    process.on("exit", stopOnExit)
    for (const signal of signals) process.on(signal, passOn)
  }
  running.add(stop)
  void ended.then(() => {
    running.delete(stop)
    if (running.size > 0) return
    process.off("exit", stopOnExit)
    for (const signal of signals) process.off(signal, passOn)
  })
}
