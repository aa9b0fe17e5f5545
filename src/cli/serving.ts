import type { Server } from "node:http"
import { type Contact, contactOf, type Deployment, deploymentOf, storeProblem } from "../server/deployment.ts"
import { expireDaily } from "../server/expiry.ts"
import { type ObservabilityOptions, observabilityOf, observe } from "../server/observability.ts"
import { listening, serveMarket } from "../server/serve.ts"
import { onStop, stopped } from "../server/stop.ts"
import { type MarketName, markets } from "../spec/markets.ts"

/** What the sites of a process are started with: read first, so that nothing begins that could not go on. */
export type Start = {
  readonly deployment: Deployment
  readonly contact: Contact
  readonly observability: ObservabilityOptions
}

/** @throws PlainError that names the variable which is not right */
export const startOf = (env: NodeJS.ProcessEnv): Start => ({
  deployment: deploymentOf(env),
  contact: contactOf(env),
  observability: observabilityOf(env),
})

/**
 * Serves built markets, says where, and goes on until the process is told to stop: then what has been asked is answered.
 * @throws PlainError where one of them cannot be served; then none is
 */
export const serveUntilStopped = async (
  portOf: ReadonlyMap<MarketName, number>,
  { deployment, contact, observability }: Start,
): Promise<void> => {
  const servers: Server[] = []
  const observed = observe(observability, [...portOf.keys()], contact.store, deployment)
  const { store } = observed
  const stop = async () => {
    await Promise.all(servers.map((server) => stopped(server)))
    await problem
    await endExpiry?.()
    await store.close()
    observed.close()
  }
  let problem: Promise<unknown> | undefined
  let endExpiry: (() => Promise<void>) | undefined
  try {
    for (const [market, port] of portOf) {
      const { server, address } = await serveMarket(
        market,
        port,
        "dist",
        deployment,
        { ...contact, store },
        observed.services,
      )
      servers.push(server)
      observed.watch(market, server)
      console.log(`[${markets[market].country}] ${address}/`)
    }
    if (observed.operations && observability.metricsPort !== undefined) {
      const address = await listening(observed.operations, "METRICS_PORT", observability.metricsPort, deployment.host)
      servers.push(observed.operations)
      console.log(`[metrics] ${address}/metrics`)
    }
  } catch (error) {
    await stop()
    throw error
  }
  problem = storeProblem(store).then((sentence) => sentence && console.error(sentence))
  endExpiry = expireDaily(store)
  onStop(stop)
}
