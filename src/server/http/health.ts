import type { MarketName } from "../../spec/markets.ts"
import type { Service } from "../services/service.ts"
import type { OutboxCounts } from "../store/outbox.ts"
import type { StoreHealth } from "./store-health.ts"

export type Readiness = {
  /** Whether each requested site is served; false while it starts or stops. */
  readonly sites: ReadonlyMap<MarketName, boolean>
  readonly store: StoreHealth["isUsable"]
  /** What waits and what was given up; undefined before it was counted, null if there is no receiver. */
  readonly deliveries: OutboxCounts | undefined | null
}

const headers = { "cache-control": "no-store", "x-content-type-options": "nosniff" }

const storeWord = (isUsable: boolean | undefined): string => {
  if (isUsable === undefined) return "not tried yet"
  return isUsable ? "usable" : "unusable"
}

/**
 * `/livez` shows that the process answers, `/readyz` that its sites are served. An unusable store is only reported,
 * because pages need none.
 */
export const healthServices = (readiness: () => Readiness): Readonly<Record<"/livez" | "/readyz", Service>> => {
  const answering =
    (answer: () => Response): Service =>
    async ({ method }) =>
      method === "GET" || method === "HEAD"
        ? answer()
        : new Response(null, { status: 405, headers: { ...headers, allow: "GET, HEAD" } })
  return {
    "/livez": answering(() => Response.json({ alive: true }, { headers })),
    "/readyz": answering(() => {
      const { sites, store, deliveries } = readiness()
      const ready = sites.size > 0 && [...sites.values()].every(Boolean)
      return Response.json(
        {
          ready,
          sites: Object.fromEntries([...sites].map(([name, served]) => [name, served ? "served" : "not served"])),
          store: storeWord(store),
          ...(deliveries !== null && { deliveries: deliveries ?? "not counted yet" }),
        },
        { status: ready ? 200 : 503, headers },
      )
    }),
  }
}
