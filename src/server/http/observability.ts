import type { Server } from "node:http"
import { PlainError } from "../../domain/plain-error.ts"
import type { MarketName } from "../../spec/markets.ts"
import type { Service } from "../services/service.ts"
import type { ContactRequestStore } from "../store/contact-requests.ts"
import type { MailboxStore } from "../store/mailboxes.ts"
import type { Outbox } from "../store/outbox.ts"
import { type Deployment, portOf } from "./deployment.ts"
import { healthServices } from "./health.ts"
import { lastKnown } from "./last-known.ts"
import { operationsServer } from "./operations.ts"
import { onResponse } from "./request-summary.ts"
import { withHealth } from "./store-health.ts"

export type ObservabilityOptions = {
  /** Port of the metrics; without it, nothing is counted. */
  readonly metricsPort: number | undefined
  /** Name or address at which the metrics listen, `localhost` by default: they are for the operator. */
  readonly metricsHost?: string | undefined
  readonly hasAccessLog: boolean
}

/** Whether each request is logged. @throws PlainError if ACCESS_LOG has another value than `json` */
export const accessLogOf = (configured: string | undefined): boolean => {
  const text = configured?.trim()
  if (text && text !== "json") throw new PlainError(`ACCESS_LOG is "${text.slice(0, 20)}": give json, or leave it out.`)
  return text === "json"
}

/** @throws PlainError that names the invalid variable */
export const observabilityOf = ({
  METRICS_PORT,
  METRICS_HOST,
  ACCESS_LOG,
}: NodeJS.ProcessEnv): ObservabilityOptions => ({
  metricsHost: METRICS_HOST?.trim(),
  metricsPort: portOf(METRICS_PORT, "METRICS_PORT"),
  hasAccessLog: accessLogOf(ACCESS_LOG),
})

export type Observability = {
  /** The store, with a record of its outcomes for health. */
  readonly store: ContactRequestStore
  /** Health endpoints, which each site answers. */
  readonly services: Readonly<Record<string, Service>>
  readonly watch: (market: MarketName, server: Server) => void
  /** Server for metrics and health, which does not listen yet; undefined if no port is set. */
  readonly operations: Server | undefined
  readonly close: () => void
}

/**
 * Sets up health, metrics and the access log; it imports only the libraries that are needed, to save memory.
 * @param outbox whose deliveries are counted; undefined if there is no receiver
 * @param mailboxes whose totals are shown
 */
export const observe = async (
  options: ObservabilityOptions,
  markets: readonly MarketName[],
  contactStore: ContactRequestStore,
  { connections, cache }: Pick<Deployment, "connections" | "cache">,
  outbox?: Pick<Outbox, "counts">,
  mailboxes?: Pick<MailboxStore, "totals">,
): Promise<Observability> => {
  const servers = new Map<MarketName, Server>()
  const { store, health } = withHealth(contactStore)
  const deliveries = lastKnown(async () => outbox?.counts())
  const services = healthServices(() => ({
    sites: new Map(markets.map((market) => [market, servers.get(market)?.listening ?? false])),
    store: health().isUsable,
    deliveries: outbox ? deliveries() : null,
  }))
  const metrics =
    options.metricsPort === undefined
      ? undefined
      : (await import("./metrics.ts")).createMetrics({
          openConnections: () => connections?.open ?? 0,
          cacheBytes: () => cache?.calculatedSize ?? 0,
          storeProblems: () => health().problems,
          isStoreUsable: () => health().isUsable,
          deliveries,
          mailboxes: lastKnown(async () => mailboxes?.totals()),
        })
  const log = options.hasAccessLog ? (await import("./access-log.ts")).accessLog() : undefined
  return {
    store,
    services,
    watch: (market, server) => {
      servers.set(market, server)
      if (!metrics && !log) return
      onResponse(server, (summary) => {
        metrics?.count(market, summary)
        log?.write(market, summary)
      })
    },
    operations: metrics && operationsServer(metrics, services),
    close: () => log?.close(),
  }
}
