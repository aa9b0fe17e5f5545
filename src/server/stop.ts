import { once } from "node:events"
import type { Server } from "node:http"

/** Milliseconds for running requests to end. */
const patience = 15_000

/** Milliseconds between looks for connections that wait for another request. */
const pause = 100

/** Stops a server gracefully: what has been asked is answered before its connection ends. */
export const stopped = async (server: Server, wait = patience): Promise<void> => {
  if (!server.listening) return
  const closed = once(server, "close")
  server.close()
  const idle = setInterval(() => server.closeIdleConnections(), pause)
  const late = setTimeout(() => server.closeAllConnections(), wait)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}

/** Ctrl+C reaches a process twice, from the terminal and from npm's: the second must not cut short what the first began. */
export const onStop = (stop: () => Promise<void>): void => {
  let isStopping = false
  const begin = () => {
    if (isStopping) return
    isStopping = true
    void stop()
  }
  process.on("SIGINT", begin).on("SIGTERM", begin)
}
