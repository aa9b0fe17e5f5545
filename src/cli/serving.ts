import { existsSync } from "node:fs"
import type { Server } from "node:http"
import { basename, dirname, join, resolve } from "node:path"
import { chosenAgency } from "../domain/chosen-agency.ts"
import { publishedAgents } from "../server/delivery/agents.ts"
import { deliverWhileServing } from "../server/delivery/serving.ts"
import { isConfigured } from "../server/delivery/settings.ts"
import { tendAlerts } from "../server/http/alert-rounds.ts"
import {
  type Contact,
  contactOf,
  type Deliveries,
  type Deployment,
  deploymentOf,
  storeProblem,
} from "../server/http/deployment.ts"
import { expireDaily } from "../server/http/expiry.ts"
import { type ObservabilityOptions, observabilityOf, observe } from "../server/http/observability.ts"
import { purgeHourly } from "../server/http/purge.ts"
import {
  serveMarket as serveBuiltMarket,
  serveSpecification as serveBuiltSpecification,
  startListening,
} from "../server/http/serve.ts"
import { atMost, onStop, outliveReaders, stopGracefully } from "../server/http/stop.ts"
import { threadedHomes } from "../server/http/threaded-services.ts"
import type { Place } from "../server/services/inside.ts"
import { checkStoreSettings } from "../server/store/open.ts"
import { type MarketName, markets } from "../spec/markets.ts"

/**
 * Timeouts (ms) of a stop for work beside the pages, such as a message that is being sent, and then for the store.
 * Together with that of running requests, they are shorter than the time after which systemd kills the process.
 */
const workTimeoutMs = 6_000
const closeTimeoutMs = 2_000

/** Settings of a process, parsed before anything starts, so that an invalid one fails early. */
export type Start = {
  readonly deployment: Deployment
  readonly contact: Contact & Deliveries
  readonly observability: ObservabilityOptions
}

/** @throws PlainError that names the invalid variable */
export const startOf = (env: NodeJS.ProcessEnv): Start => {
  checkStoreSettings(env)
  return {
    deployment: deploymentOf(env),
    contact: contactOf(env),
    observability: observabilityOf(env),
  }
}

/** Encodes pictures that `npm start` has left out of its builds; a server without the content has only whole builds. */
const missingPictures = () => {
  const content = resolve("src/content")
  let pictures: ((path: string) => Promise<string | undefined>) | undefined
  return async (path: string): Promise<Place | undefined> => {
    if (!path.startsWith("/media/") || !existsSync(join(content, "media"))) return undefined
    // The encoder takes memory that a server of whole builds does not need.
    const { picturesWhenAsked } = await import("../site/media/when-asked.ts")
    pictures ??= picturesWhenAsked(content)
    const file = await pictures(path)
    return file === undefined ? undefined : { folder: dirname(file), path: `/${basename(file)}` }
  }
}

/** Serves one site after the other, as soon as each is there, and prints its address. */
export type Sites = {
  readonly serveMarket: (market: MarketName, port: number) => Promise<void>
  /** Serves the specification's site, which must have been built. */
  readonly serveSpecification: (port: number) => Promise<void>
}

/**
 * Serves sites until a stop signal, which lets open requests finish first.
 * @param names all markets that the process is to serve: it is ready once they are served
 * @param serveAll serves each site; if it fails, none is served any more
 * @throws what `serveAll` throws, except after a stop signal
 */
export const serveUntilStopped = async (
  names: readonly MarketName[],
  { deployment, contact, observability }: Start,
  serveAll: (sites: Sites) => Promise<void>,
): Promise<void> => {
  outliveReaders()
  const { dist } = chosenAgency()
  const servers: Server[] = []
  const missingFile = missingPictures()
  const monitoring = await observe(
    observability,
    names,
    contact.store,
    deployment,
    isConfigured(contact.delivery) ? contact.outbox : undefined,
    contact.mailboxes,
  )
  const { store } = monitoring
  let problem: Promise<unknown> | undefined
  let endExpiry: (() => Promise<void>) | undefined
  let endPurge: (() => Promise<void>) | undefined
  let endAlerts: (() => Promise<void>) | undefined
  let endDelivery: (() => Promise<void>) | undefined
  let isStopping = false
  const stop = async () => {
    isStopping = true
    const work = Promise.all([problem, endExpiry?.(), endPurge?.(), endAlerts?.(), endDelivery?.()])
    await Promise.all([...servers.map((server) => stopGracefully(server)), atMost(workTimeoutMs, work)])
    await atMost(closeTimeoutMs, store.close())
    monitoring.close()
  }
  const announce = (name: string, { server, address }: { server: Server; address: string }, path = "/") => {
    servers.push(server)
    // A site that is ready only after the stop signal is not served.
    if (isStopping) void stopGracefully(server)
    else console.log(`[${name}] ${address}${path}`)
  }
  onStop(stop)
  try {
    const { operations } = monitoring
    const { metricsPort, metricsHost } = observability
    if (operations && metricsPort !== undefined) {
      const address = await startListening(operations, "METRICS_PORT", metricsPort, metricsHost, "METRICS_HOST")
      announce("metrics", { server: operations, address }, "/metrics")
    }
    await serveAll({
      serveMarket: async (market, port) => {
        const site = await serveBuiltMarket(
          market,
          port,
          dist,
          { ...deployment, missingFile },
          { ...contact, store },
          monitoring.services,
        )
        monitoring.watch(market, site.server)
        announce(markets[market].country, site)
        problem ??= storeProblem(store).then((sentence) => sentence && console.error(sentence))
        endExpiry ??= expireDaily(store, contact.mailboxes)
        endPurge ??= purgeHourly(store)
        endAlerts ??= tendAlerts(
          contact.alerts,
          contact.delivery.mail ? (name) => threadedHomes(name, `${dist}/${name}`) : undefined,
        )
        endDelivery ??= deliverWhileServing(contact.delivery, contact.outbox, publishedAgents())
      },
      serveSpecification: async (port) => announce("specification", await serveBuiltSpecification(port, deployment)),
    })
  } catch (error) {
    if (isStopping) return
    await stop()
    throw error
  }
}
