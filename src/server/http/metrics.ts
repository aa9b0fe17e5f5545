import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client"
import type { MarketName } from "../../spec/markets.ts"
import type { MailboxTotals } from "../store/mailboxes.ts"
import type { OutboxCounts } from "../store/outbox.ts"
import { kindOf, type RequestSummary } from "./request-summary.ts"

/** Values that the process tracks itself; each is read when metrics are requested. */
export type Figures = {
  readonly openConnections: () => number
  readonly cacheBytes: () => number
  readonly storeProblems: () => number
  /** Undefined before the first use of the store. */
  readonly isStoreUsable: () => boolean | undefined
  /** Undefined before they were counted. */
  readonly deliveries: () => OutboxCounts | undefined
  readonly mailboxes: () => MailboxTotals | undefined
}

export type Metrics = {
  readonly count: (site: MarketName, summary: RequestSummary) => void
  readonly contentType: string
  readonly text: () => Promise<string>
}

/** Buckets (s), from a cached file to the timeout of the contact service. */
const durationBuckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10]

const outcomeOf = (status: number): string => {
  if (status < 400) return "stored"
  return status < 500 ? "refused" : "failed"
}

/** Counts requests for the Prometheus text format. */
export const createMetrics = (figures: Figures): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: "kvistbo_http_requests_total",
    help: "Requests that were answered, by site, class of status and kind",
    labelNames: ["site", "status", "kind"] as const,
    registers,
  })
  const seconds = new Histogram({
    name: "kvistbo_http_request_duration_seconds",
    help: "Time until an answer was sent, by site and kind",
    labelNames: ["site", "kind"] as const,
    buckets: durationBuckets,
    registers,
  })
  const contacts = new Counter({
    name: "kvistbo_contact_requests_total",
    help: "Contact requests by site and outcome: stored (also before), refused, failed",
    labelNames: ["site", "outcome"] as const,
    registers,
  })
  const gauge = (name: string, help: string, value: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(value())
      },
    })
  gauge("kvistbo_http_connections_open", "Connections that are open", figures.openConnections)
  gauge("kvistbo_page_cache_bytes", "Bytes of files that are kept in memory", figures.cacheBytes)
  gauge("kvistbo_store_usable", "Whether contact requests could be stored when it was last tried (-1: not tried)", () =>
    Number(figures.isStoreUsable() ?? -1),
  )
  gauge(
    "kvistbo_deliveries_waiting",
    "Messages about contact requests that wait (-1: not counted)",
    () => figures.deliveries()?.waiting ?? -1,
  )
  gauge(
    "kvistbo_deliveries_failed",
    "Messages about contact requests that were given up (-1: not counted)",
    () => figures.deliveries()?.failed ?? -1,
  )
  new Counter({
    name: "kvistbo_store_problems_total",
    help: "How often the store of contact requests has failed",
    registers,
    collect() {
      this.reset()
      this.inc(figures.storeProblems())
    },
  })
  new Counter({
    name: "kvistbo_messages_left_out_total",
    help: "Receipts and requests to confirm an alert that were not sent, by reason: limit of the mailbox, unwanted",
    labelNames: ["reason"] as const,
    registers,
    collect() {
      this.reset()
      const totals = figures.mailboxes()
      if (!totals) return
      this.inc({ reason: "limit" }, totals.overLimit)
      this.inc({ reason: "unwanted" }, totals.unwanted)
    },
  })
  new Counter({
    name: "kvistbo_alerts_refused_total",
    help: "Alerts that ended because their mailbox refused three messages in a row",
    registers,
    collect() {
      this.reset()
      this.inc(figures.mailboxes()?.endedAlerts ?? 0)
    },
  })
  return {
    count: (site, { method, path, status, ms }) => {
      const kind = kindOf(path)
      requests.inc({ site, status: `${Math.floor(status / 100)}xx`, kind })
      seconds.observe({ site, kind }, ms / 1000)
      if (kind === "contact" && method === "POST") contacts.inc({ site, outcome: outcomeOf(status) })
    },
    contentType: registry.contentType,
    text: () => registry.metrics(),
  }
}
