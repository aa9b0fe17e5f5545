import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { publishedAgents } from "../server/delivery/agents.ts"
import { deliverWhileServing } from "../server/delivery/serving.ts"
import { contactOf } from "../server/http/deployment.ts"
import { serveMarket } from "../server/http/serve.ts"
import { marketNames } from "../spec/markets.ts"
import { usualTime } from "../tools/shifted-date.ts"
import { type Site, siteVariable } from "../tools/sites.ts"
import { startReceivers } from "./receivers.ts"

/** Serves each site as built, and with a DSN, whose host the scenarios replace. */
const deployments = { "": {}, _reporting: { sentryDsn: "http://public@localhost:9999/1" } }

/** Delays (ms) between attempts to deliver, which nobody waits for in scenarios. */
const delays = { firstMs: 200, longestMs: 200 }

export type ScenarioSites = {
  /** SITE_SE, SITE_SE_REPORTING and so on, LEADS_FILE and RECEIVED_FOLDER, which scenarios read. */
  readonly variables: Readonly<Record<string, string>>
  readonly stop: () => Promise<void>
}

/**
 * Serves all built sites of the chosen agency on free ports, with a store of their own, and delivers contact requests to a mail server and a CRM
 * that record what they get.
 */
export const serveForScenarios = async (): Promise<ScenarioSites> => {
  const folder = mkdtempSync(join(tmpdir(), "kvistbo-contact-requests-"))
  const files = { LEADS_FILE: join(folder, "leads.sqlite"), RECEIVED_FOLDER: folder }
  const receivers = await startReceivers(folder)
  // All scenarios share one client address, so the rate limit is raised.
  const options = contactOf({ ...receivers.env, LEADS_FILE: files.LEADS_FILE, CONTACT_RATE_LIMIT: "1000000" })
  // Viewings of the content are over for the machine, but not for the visitor.
  const contact = { ...options, viewingsNow: () => new Date(usualTime) }
  const sites = await Promise.all(
    marketNames.flatMap((market) =>
      Object.entries(deployments).map(async ([name, deployment]) => ({
        variable: siteVariable(`${market}${name}` as Site),
        ...(await serveMarket(market, 0, undefined, deployment, contact)),
      })),
    ),
  )
  const stopDelivery = deliverWhileServing(contact.delivery, contact.outbox, publishedAgents(), {
    delays,
    log: () => {},
  })
  return {
    variables: { ...Object.fromEntries(sites.map(({ variable, address }) => [variable, address])), ...files },
    stop: async () => {
      for (const { server } of sites) {
        server.closeAllConnections()
        server.close()
      }
      receivers.release()
      await stopDelivery()
      await receivers.stop()
      await contact.store.close()
      rmSync(folder, { recursive: true })
    },
  }
}
