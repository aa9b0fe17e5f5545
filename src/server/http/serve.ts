import { once } from "node:events"
import { existsSync } from "node:fs"
import type { Server } from "node:http"
import { type AddressInfo, isIPv6, type Server as NetServer } from "node:net"
import { chosenAgency } from "../../domain/chosen-agency.ts"
import { PlainError } from "../../domain/plain-error.ts"
import { homesFeedPath } from "../../domain/search/feed.ts"
import { cspReportsPath } from "../../published/content-policy.ts"
import { agencies } from "../../spec/agencies.ts"
import { endParameter, searchAlertsPath } from "../../spec/alerts.ts"
import { contactRequestsPath } from "../../spec/contact.ts"
import { type MarketName, markets } from "../../spec/markets.ts"
import { publishedContactRequests } from "../services/contact-site.ts"
import { cspReports } from "../services/csp-reports.ts"
import { acceptsHtml, isReadByVisitor } from "../services/form-places.ts"
import { publishedTextIn } from "../services/published-files.ts"
import { withPageLimit } from "../services/rate.ts"
import { searchAlerts } from "../services/search-alerts.ts"
import type { Service } from "../services/service.ts"
import { CurrentRelease } from "./current-release.ts"
import type { Contact, Deployment } from "./deployment.ts"
import portNumbers from "./ports.json" with { type: "json" }
import { compressedFolder, rulesName } from "./rules.ts"
import { createSite, type ServedRelease, type Services } from "./site.ts"
import { threadedFeed, threadedFormPages, threadedHomes } from "./threaded-services.ts"

/** Ports of `npm start` and `npm run serve`, which the bootstrap reads too. */
export const { specification: specificationPort, ...ports }: Readonly<Record<MarketName | "specification", number>> =
  portNumbers

/** Creates the services of a site for the files of a release; their rate counts continue over releases. */
const servicesFor = (market: MarketName, contact: Contact | undefined): ((folder: string) => Services) => {
  const reports = cspReports(markets[market].origin)
  return (folder) => {
    const published = publishedTextIn(folder)
    const contactRequests = contact && publishedContactRequests(market, published, contact, threadedFormPages(folder))
    const alerts =
      contact?.alerts &&
      searchAlerts({
        market,
        published,
        homes: threadedHomes(market, folder),
        alerts: contact.alerts,
        hasMail: contact.hasMail ?? false,
        limit: contact.limit,
      })
    const limited = (service: Service, isPage: (request: Request) => boolean): Service =>
      withPageLimit(service, markets[market].origin, isPage, contact?.pageLimit ?? (async () => 0))
    return {
      [homesFeedPath]: threadedFeed(market, folder),
      [cspReportsPath]: reports,
      ...(contactRequests && {
        // Sign-ups have pages, whoever reads them.
        [contactRequestsPath]: limited(
          contactRequests,
          (request) => request.method === "GET" || isReadByVisitor(request),
        ),
      }),
      // Mail programs of many people end alerts from few addresses.
      ...(alerts && {
        [searchAlertsPath]: limited(
          alerts,
          (request) => !new URL(request.url).searchParams.has(endParameter) || acceptsHtml(request),
        ),
      }),
    }
  }
}

/** Describes a problem with listening that the operator can fix. */
const listeningProblem = (
  { code }: NodeJS.ErrnoException,
  use: string,
  port: number,
  host: string,
  hostName: string,
): PlainError | undefined => {
  const place = `Port ${port}, for ${use},`
  if (code === "EADDRINUSE") return new PlainError(`${place} is in use: stop the program that uses it, then try again.`)
  if (code === "EACCES")
    return new PlainError(`${place} is not for this user: choose one from 1024, and let a proxy lead to it.`)
  if (["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"].includes(code ?? ""))
    return new PlainError(
      `${hostName} is "${host}", which is no address of this machine: give localhost, 0.0.0.0 for all that it has, or one of them.`,
    )
  return undefined
}

/**
 * Returns the path of the rules of a built market.
 * @throws PlainError if the market has not been built
 */
export const rulesOf = (market: MarketName, dist: string = chosenAgency().dist): string => {
  const rules = `${dist}/${market}/${rulesName}`
  const option = dist === agencies.sample.dist ? "--sample " : ""
  if (!existsSync(rules))
    throw new PlainError(`${dist}/${market} is not there: run npm run build -- ${option}${market} first.`)
  return rules
}

/**
 * Starts to listen and returns the address.
 * @param hostName variable that names the host
 * @throws PlainError if the port or the host is not available
 */
export const startListening = async (
  server: NetServer,
  use: string,
  port: number,
  host = "",
  hostName = "HOST",
): Promise<string> => {
  const name = host || "localhost"
  try {
    await once(server.listen(port, name), "listening")
  } catch (error) {
    throw listeningProblem(error as NodeJS.ErrnoException, use, port, name, hostName) ?? error
  }
  return `http://${isIPv6(name) ? `[${name}]` : name}:${(server.address() as AddressInfo).port}`
}

type Served = { readonly server: Server; readonly address: string }

/** Serves the release that a link leads to, and each later one. */
const serveReleases = async (
  folder: string,
  { use, port, deployment = {} }: { readonly use: string; readonly port: number; readonly deployment?: Deployment },
  compressed?: string,
  servicesOf: (folder: string) => Services = () => ({}),
): Promise<Served> => {
  let served: ServedRelease | undefined
  const options = { sentryDsn: deployment.sentryDsn, ...(compressed !== undefined && { compressed }) }
  const current = new CurrentRelease(folder, options, (release) => {
    served = { release, services: servicesOf(release.folder) }
  })
  const server = createSite(() => served as ServedRelease, deployment)
  current.start()
  server.once("close", () => current.stop()).once("error", () => current.stop())
  return { server, address: await startListening(server, use, port, deployment.host) }
}

/**
 * Serves the built site of a market.
 * @param port 0 for any free port
 * @param contact shared by the sites of a process; without it, the site takes no contact requests
 * @param services additional services, by path
 * @throws PlainError if the market has not been built, the configuration is invalid or the port is in use
 */
export const serveMarket = async (
  market: MarketName,
  port: number,
  dist: string = chosenAgency().dist,
  deployment: Deployment = {},
  contact?: Contact,
  services: Services = {},
): Promise<Served> => {
  rulesOf(market, dist)
  const servicesOf = servicesFor(market, contact)
  const use = `the ${markets[market].country} site`
  return serveReleases(`${dist}/${market}`, { use, port, deployment }, compressedFolder(market, dist), (folder) => ({
    ...servicesOf(folder),
    ...services,
  }))
}

/**
 * Serves the site of the specification, which `npm run spec:site` writes.
 * @throws PlainError if the port is in use
 */
export const serveSpecification = (port: number, deployment: Deployment = {}): Promise<Served> =>
  serveReleases("dist/spec", { use: "the specification", port, deployment })
