import type { Server } from "node:http"
import { type Contact, contactOf, type Deployment, deploymentOf, storeProblem } from "../server/http/deployment.ts"
import { expireDaily } from "../server/http/expiry.ts"
import { type ObservabilityOptions, observabilityOf, observe } from "../server/http/observability.ts"
import { serveMarket, serveSpecification, startListening } from "../server/http/serve.ts"
import { onStop, outliveReaders, stopGracefully } from "../server/http/stop.ts"
import { type MarketName, markets } from "../spec/markets.ts"

/** Settings of a process, parsed before anything starts, so that an invalid one fails early. */
export type Start = {
  readonly deployment: Deployment
  readonly contact: Contact
  readonly observability: ObservabilityOptions
}

/** @throws PlainError that names the invalid variable */
export const startOf = (env: NodeJS.ProcessEnv): Start => ({
  deployment: deploymentOf(env),
  contact: contactOf(env),
  observability: observabilityOf(env),
})

/**
 * Serves built markets and prints their addresses; a stop signal lets open requests finish first.
 * @param specificationPort where the specification's site is served, which must have been built
 * @throws PlainError if a market cannot be served, and serves none
 */
export const serveUntilStopped = async (
  portOf: ReadonlyMap<MarketName, number>,
  { deployment, contact, observability }: Start,
  specificationPort?: number,
): Promise<void> => {
  outliveReaders()
  const servers: Server[] = []
  const monitoring = await observe(observability, [...portOf.keys()], contact.store, deployment)
  const { store } = monitoring
  const stop = async () => {
    await Promise.all(servers.map((server) => stopGracefully(server)))
    await problem
    await endExpiry?.()
    await store.close()
    monitoring.close()
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
        monitoring.services,
      )
      servers.push(server)
      monitoring.watch(market, server)
      console.log(`[${markets[market].country}] ${address}/`)
    }
    if (specificationPort !== undefined) {
      const { server, address } = await serveSpecification(specificationPort, deployment)
      servers.push(server)
      console.log(`[specification] ${address}/`)
    }
    if (monitoring.operations && observability.metricsPort !== undefined) {
      const address = await startListening(
        monitoring.operations,
        "METRICS_PORT",
        observability.metricsPort,
        deployment.host,
      )
      servers.push(monitoring.operations)
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
