import type { Outbox } from "../store/outbox.ts"
import type { AgentReader } from "./agents.ts"
import { receiversOf } from "./deliver.ts"
import { type DeliverySettings, isConfigured } from "./settings.ts"
import { deliverContinuously, type WorkerOptions } from "./worker.ts"

/**
 * Delivers contact requests beside the sites, if a receiver is configured, and logs which receiver cannot be reached now.
 * @returns a function that stops it, once running attempts have ended or were aborted
 */
export const deliverWhileServing = (
  settings: DeliverySettings,
  outbox: Outbox,
  agentOf: AgentReader,
  options: WorkerOptions = {},
): (() => Promise<void>) => {
  if (!isConfigured(settings)) return async () => {}
  const log = options.log ?? console.error
  const starting = receiversOf(settings, agentOf).then((receivers) => {
    void receivers.problems().then((problems) => {
      for (const problem of problems) log(problem)
    })
    const stop = deliverContinuously(outbox, receivers.deliver, options)
    return async () => {
      await stop()
      receivers.close()
    }
  })
  return async () => (await starting)()
}
