import { existsSync, readFileSync } from "node:fs"
import { readFile, stat } from "node:fs/promises"
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import type { HostRules } from "../build/adapter.ts"
import { PlainError } from "../domain/plain-error.ts"
import { homesFeedPath } from "../domain/search/feed.ts"
import { publishedContactRequests } from "../service/contact-site.ts"
import { homesFeed } from "../service/homes-feed.ts"
import type { PublishedFiles } from "../service/service.ts"
import { contactRequestsPath } from "../spec/contact.ts"
import { type MarketName, markets } from "../spec/markets.ts"
import type { Contact } from "./deployment.ts"
import { createSite, type Deployment, rulesName, type Services } from "./site.ts"

/** Ports of `npm start`. */
export const ports: Readonly<Record<MarketName, number>> = { se: 9000, fi: 9001, no: 9002 }

/** What a file gives, or undefined where there is none. */
const orNothing = async <Content>(reading: Promise<Content>): Promise<Content | undefined> => {
  try {
    return await reading
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined
    throw error
  }
}

const publishedIn =
  (folder: string): PublishedFiles =>
  async (path) => {
    const stats = await orNothing(stat(folder + path))
    return (
      stats && {
        version: [stats.ino, stats.mtimeMs, stats.size].join(),
        json: async () => JSON.parse(await readFile(folder + path, "utf8")),
      }
    )
  }

const servicesOf = (market: MarketName, folder: string, contact: Contact | undefined): Services => ({
  [homesFeedPath]: homesFeed(markets[market], publishedIn(folder)),
  ...(contact && {
    [contactRequestsPath]: publishedContactRequests(
      market,
      (path) => orNothing(readFile(folder + path, "utf8")),
      contact,
    ),
  }),
})

/**
 * Serves the built site of a market.
 * @param port 0 for any free one
 * @param contact shared by the sites of a process; without it, no contact requests are taken
 * @throws PlainError where the market has not been built, the deployment's configuration is not right or the port is in use
 */
export const serveMarket = async (
  market: MarketName,
  port: number,
  dist = "dist",
  deployment: Deployment = {},
  contact?: Contact,
): Promise<{ server: Server; address: string }> => {
  const rules = `${dist}/${market}/${rulesName}`
  if (!existsSync(rules)) throw new PlainError(`dist/${market} is not there: run npm run build -- ${market} first.`)
  const folder = `${dist}/${market}`
  const hostRules = JSON.parse(readFileSync(rules, "utf8")) as HostRules
  const server = createSite(folder, hostRules, deployment, servicesOf(market, folder, contact))
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      reject(
        error.code === "EADDRINUSE"
          ? new PlainError(
              `Port ${port}, for the ${markets[market].country} site, is in use: stop the program that uses it, then try again.`,
            )
          : error,
      ),
    )
    server.listen(port, "localhost", resolve)
  })
  return { server, address: `http://localhost:${(server.address() as AddressInfo).port}` }
}
