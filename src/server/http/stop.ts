import { once } from "node:events"
import type { Server } from "node:http"

/** Timeout (ms) for running requests. */
const drainTimeoutMs = 15_000

/** Interval (ms) at which idle connections are closed. */
const idleCheckMs = 100

/** Stops a server gracefully: running requests get their response before their connection ends. */
export const stopGracefully = async (server: Server, timeoutMs = drainTimeoutMs): Promise<void> => {
  if (!server.listening) return
  const closed = once(server, "close")
  server.close()
  const idleTimer = setInterval(() => server.closeIdleConnections(), idleCheckMs)
  const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs)
  await closed
  clearInterval(idleTimer)
  clearTimeout(deadline)
}

/** Waits for work, but no longer than some milliseconds. */
export const atMost = async (ms: number, work: Promise<unknown>): Promise<void> => {
  const timeout = Promise.withResolvers<void>()
  const timer = setTimeout(timeout.resolve, ms)
  await Promise.race([work, timeout.promise]).finally(() => clearTimeout(timer))
}

/**
 * Ends the process after the stop, because a connection or a thread that hangs would keep it.
 * Ctrl+C sends two signals, from the terminal and from npm: the second must not interrupt the shutdown.
 */
export const onStop = (stop: () => Promise<void>): void => {
  let isStopping = false
  const stopOnce = () => {
    if (isStopping) return
    isStopping = true
    void stop().then(() => process.exit())
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stopOnce)
}

/** Keeps a process alive if its output has no reader any more: a closed terminal, or a log reader that has ended. */
export const outliveReaders = (): void => {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {})
}
