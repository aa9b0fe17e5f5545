import type { Server } from "node:http"
import type { Service } from "../service/service.ts"
import type { MarketName } from "../spec/markets.ts"
import type { LeadStore } from "../store/leads.ts"
import { accessLog, accessLogOf } from "./access-log.ts"
import { onAnswered } from "./answered.ts"
import { type Deployment, portOf } from "./deployment.ts"
import { healthServices } from "./health.ts"
import { createMetrics } from "./metrics.ts"
import { operationsServer } from "./operations.ts"
import { watchedStore } from "./store-health.ts"

export type ObservabilityOptions = {
  /** Where metrics are read; without it, nothing is counted. */
  readonly metricsPort: number | undefined
  readonly hasAccessLog: boolean
}

/** @throws PlainError that names the variable which is not right */
export const observabilityOf = ({ METRICS_PORT, ACCESS_LOG }: NodeJS.ProcessEnv): ObservabilityOptions => ({
  metricsPort: portOf(METRICS_PORT, "METRICS_PORT"),
  hasAccessLog: accessLogOf(ACCESS_LOG),
})

export type Observability = {
  /** The store, watched for its health. */
  readonly store: LeadStore
  /** Health, for each site to answer. */
  readonly services: Readonly<Record<string, Service>>
  readonly watch: (market: MarketName, server: Server) => void
  /** Answers metrics and health, and listens nowhere yet; undefined where no port is set. */
  readonly operations: Server | undefined
  readonly close: () => void
}

/** Health, metrics and the log of requests of the sites of a process. */
export const observe = (
  { metricsPort, hasAccessLog }: ObservabilityOptions,
  wanted: readonly MarketName[],
  kept: LeadStore,
  { connections, cache }: Pick<Deployment, "connections" | "cache">,
): Observability => {
  const servers = new Map<MarketName, Server>()
  const { store, health } = watchedStore(kept)
  const services = healthServices(() => ({
    sites: new Map(wanted.map((market) => [market, servers.get(market)?.listening ?? false])),
    store: health().isUsable,
  }))
  const metrics =
    metricsPort === undefined
      ? undefined
      : createMetrics({
          openConnections: () => connections?.open ?? 0,
          cacheBytes: () => cache?.bytes ?? 0,
          storeProblems: () => health().problems,
          isStoreUsable: () => health().isUsable,
        })
  const log = hasAccessLog ? accessLog() : undefined
  return {
    store,
    services,
    watch: (market, server) => {
      servers.set(market, server)
      if (!metrics && !log) return
      onAnswered(server, (answered) => {
        metrics?.count(market, answered)
        log?.write(market, answered)
      })
    },
    operations: metrics && operationsServer(metrics, services),
    close: () => log?.close(),
  }
}
