import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

/** Moves one page, and leaves the links to it. */
const inSite = inModule(() => import("../../../src/visit/site.data.ts"))
/** Moves pages of one kind, and adapts every link. */
const inPaths = inModule(() => import("../../../src/domain/paths.ts"))
const inHeader = inModule(() => import("../../../src/visit/frame/header.data.ts"))
const inConsent = inModule(() => import("../../../src/visit/consent/consent.data.ts"))
const inPerson = inModule(() => import("../../../src/visit/agents/person.data.ts"))
const inEstimate = inModule(() => import("../../../src/visit/sold/estimate.data.ts"))
const inRules = inModule(() => import("../../../src/server/http/rules.ts"))

/** The slugs of every address, in two languages each. */
export const addresses: readonly Mutant[] = [
  inSite(
    "ROUTE-1",
    "/fi/blog/ has moved to /fi/blogi/",
    (site) => site.builtPages,
    (builtPages) =>
      (...all) =>
        builtPages(...all).map((page) =>
          page.path === "/fi/blog/" ? Object.assign(page, { path: "/fi/blogi/" }) : page,
        ),
    { site: "fi" },
  ),
  inHeader(
    "ROUTE-1",
    "The Swedish navigation leads to /blogg/ instead of /blog/",
    (header) => header.headerOf,
    (headerOf) => (edition) => {
      const header = headerOf(edition)
      const links = header.links.map((link) => (link.path === "/blog/" ? { ...link, path: "/blogg/" } : link))
      return { ...header, links }
    },
    { site: "fi" },
  ),
  inSite(
    "ROUTE-2",
    "/en/apartments/ has moved to /en/homes/",
    (site) => site.builtPages,
    (builtPages) =>
      (...all) =>
        builtPages(...all).map((page) =>
          page.path === "/en/apartments/" ? Object.assign(page, { path: "/en/homes/" }) : page,
        ),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/server/http/request-target.ts"))(
    "ROUTE-2",
    "Whoever opens /fi/asunnot/ meets the not-found page",
    (target) => target.decodedPath,
    (decodedPath) => (rawPath) => decodedPath(rawPath === "/fi/asunnot/" ? "/fi/kohteet/" : rawPath),
    { site: "fi" },
  ),
  inSite(
    "ROUTE-3",
    "/fi/yksityisyys/ has moved to /fi/tietosuoja/",
    (site) => site.builtPages,
    (builtPages) =>
      (...all) =>
        builtPages(...all).map((page) =>
          page.path === "/fi/yksityisyys/" ? Object.assign(page, { path: "/fi/tietosuoja/" }) : page,
        ),
    { site: "fi" },
  ),
  inConsent(
    "ROUTE-3",
    "The English footer leads to /en/data-protection/ instead of /en/privacy/",
    (consent) => consent.privacyPath,
    (privacyPath) => (edition) => privacyPath(edition).replace(/^\/en\/privacy\/$/, "/en/data-protection/"),
    { site: "fi" },
  ),
  inSite(
    "ROUTE-4",
    "/jamforelse-av-bostadsomraden/ has moved to /bostadsomraden/",
    (site) => site.builtPages,
    (builtPages) =>
      (...all) =>
        builtPages(...all).map((page) =>
          page.path === "/jamforelse-av-bostadsomraden/" ? Object.assign(page, { path: "/bostadsomraden/" }) : page,
        ),
    { site: "fi" },
  ),
  inHeader(
    "ROUTE-4",
    "The English navigation leads to /en/neighborhoods/ instead of /en/neighbourhoods/",
    (header) => header.headerOf,
    (headerOf) => (edition) => {
      const header = headerOf(edition)
      const links = header.links.map((link) =>
        link.path === "/en/neighbourhoods/" ? { ...link, path: "/en/neighborhoods/" } : link,
      )
      return { ...header, links }
    },
    { site: "fi" },
  ),
  inPaths(
    "ROUTE-5",
    "/fi/kohde/ has moved to /fi/asunto/",
    (paths) => paths.pathOf,
    (pathOf) =>
      (...all) =>
        pathOf(...all).replace(/^\/fi\/kohde\//, "/fi/asunto/"),
    { site: "fi" },
  ),
  inRules(
    "ROUTE-5",
    "The English short address leads to the Swedish page",
    (rules) => rules.redirectsOf,
    (redirectsOf) => (rules) =>
      redirectsOf({
        ...rules,
        redirects: rules.redirects.map((redirect) =>
          redirect.from === "/property/:slug" ? { ...redirect, to: "/objekt/:slug/" } : redirect,
        ),
      }),
    { site: "fi" },
  ),
  inSite(
    "ROUTE-6",
    "/fi/toimialueet/ has moved to /fi/alueet/",
    (site) => site.builtPages,
    (builtPages) =>
      (...all) =>
        builtPages(...all).map((page) =>
          page.path === "/fi/toimialueet/" ? Object.assign(page, { path: "/fi/alueet/" }) : page,
        ),
    { site: "fi" },
  ),
  inHeader(
    "ROUTE-6",
    "The English navigation leads to /en/regions/ instead of /en/areas/",
    (header) => header.headerOf,
    (headerOf) => (edition) => {
      const header = headerOf(edition)
      const links = header.links.map((link) => (link.path === "/en/areas/" ? { ...link, path: "/en/regions/" } : link))
      return { ...header, links }
    },
    { site: "fi" },
  ),
  inPaths(
    "ROUTE-7",
    "/en/houses/ has moved to /en/house/",
    (paths) => paths.pathOf,
    (pathOf) =>
      (...all) =>
        pathOf(...all).replace(/^\/en\/houses\//, "/en/house/"),
    { site: "fi" },
  ),
  inRules(
    "ROUTE-7",
    "The short address of houses is missing",
    (rules) => rules.readRules,
    (readRules) => (text) => {
      const rules = readRules(text)
      return { ...rules, redirects: rules.redirects.filter(({ from }) => !/^\/(?:talot|houses|hus)\//.test(from)) }
    },
    { site: "fi" },
  ),
  inSite(
    "ROUTE-8",
    "/fi/hitas/ has moved to /fi/hitas-asunnot/",
    (site) => site.builtPages,
    (builtPages) =>
      (...all) =>
        builtPages(...all).map((page) =>
          page.path === "/fi/hitas/" ? Object.assign(page, { path: "/fi/hitas-asunnot/" }) : page,
        ),
    { site: "fi" },
  ),
  inHeader(
    "ROUTE-8",
    "The Swedish navigation leads to /hitasbostader/ instead of /hitas/",
    (header) => header.headerOf,
    (headerOf) => (edition) => {
      const header = headerOf(edition)
      const links = header.links.map((link) => (link.path === "/hitas/" ? { ...link, path: "/hitasbostader/" } : link))
      return { ...header, links }
    },
    { site: "fi" },
  ),
  inSite(
    "ROUTE-9",
    "/en/blog/ has moved to /en/articles/",
    (site) => site.builtPages,
    (builtPages) =>
      (...all) =>
        builtPages(...all).map((page) =>
          page.path === "/en/blog/" ? Object.assign(page, { path: "/en/articles/" }) : page,
        ),
  ),
  inHeader(
    "ROUTE-9",
    "The Swedish navigation leads to /blog/ instead of /blogg/",
    (header) => header.headerOf,
    (headerOf) => (edition) => {
      const header = headerOf(edition)
      const links = header.links.map((link) => (link.path === "/blogg/" ? { ...link, path: "/blog/" } : link))
      return { ...header, links }
    },
  ),
  inSite(
    "ROUTE-10",
    "/en/apartments/ has moved to /en/homes/",
    (site) => site.builtPages,
    (builtPages) =>
      (...all) =>
        builtPages(...all).map((page) =>
          page.path === "/en/apartments/" ? Object.assign(page, { path: "/en/homes/" }) : page,
        ),
  ),
  inHeader(
    "ROUTE-10",
    "The Swedish navigation leads to /bostad/ instead of /bostader/",
    (header) => header.headerOf,
    (headerOf) => (edition) => {
      const header = headerOf(edition)
      const links = header.links.map((link) => (link.path === "/bostader/" ? { ...link, path: "/bostad/" } : link))
      return { ...header, links }
    },
  ),
  inSite(
    "ROUTE-11",
    "/en/privacy/ has moved to /en/data-protection/",
    (site) => site.builtPages,
    (builtPages) =>
      (...all) =>
        builtPages(...all).map((page) =>
          page.path === "/en/privacy/" ? Object.assign(page, { path: "/en/data-protection/" }) : page,
        ),
  ),
  inConsent(
    "ROUTE-11",
    "The Swedish footer leads to /dataskydd/ instead of /datasakerhet/",
    (consent) => consent.privacyPath,
    (privacyPath) => (edition) => privacyPath(edition).replace(/^\/datasakerhet\/$/, "/dataskydd/"),
  ),
  inSite(
    "ROUTE-12",
    "/en/property/ has moved to /en/properties/",
    (site) => site.builtPages,
    (builtPages) =>
      (...all) =>
        builtPages(...all).map((page) =>
          Object.assign(page, { path: page.path.replace(/^\/en\/property\//, "/en/properties/") }),
        ),
  ),
  inModule(() => import("../../../src/server/http/release.ts"))(
    "ROUTE-12",
    "Sweden's short addresses of homes are missing",
    (release) => release.releaseIn,
    (releaseIn) => (folder, rules, options) =>
      releaseIn(
        folder,
        { ...rules, redirects: rules.redirects.filter(({ from }) => from !== "/property/:slug") },
        options,
      ),
  ),
  inSite(
    "ROUTE-13",
    "/en/areas/ has moved to /en/regions/",
    (site) => site.builtPages,
    (builtPages) =>
      (...all) =>
        builtPages(...all).map((page) =>
          page.path === "/en/areas/" ? Object.assign(page, { path: "/en/regions/" }) : page,
        ),
  ),
  inHeader(
    "ROUTE-13",
    "The Swedish navigation leads to /vara-omraden/ instead of /omraden/",
    (header) => header.headerOf,
    (headerOf) => (edition) => {
      const header = headerOf(edition)
      const links = header.links.map((link) => (link.path === "/omraden/" ? { ...link, path: "/vara-omraden/" } : link))
      return { ...header, links }
    },
  ),
  inPaths(
    "ROUTE-22",
    "/en/sold-prices/ has moved to /en/final-prices/",
    (paths) => paths.pathOf,
    (pathOf) =>
      (...all) =>
        pathOf(...all).replace(/^\/en\/sold-prices\//, "/en/final-prices/"),
  ),
  inEstimate(
    "ROUTE-22",
    "The Swedish page for sellers leads to /salda-bostader/ instead of /slutpriser/",
    (estimate) => estimate.estimateData,
    (estimateData) => (edition) => {
      const estimate = estimateData(edition)
      const path = estimate.toSold.path === "/slutpriser/" ? "/salda-bostader/" : estimate.toSold.path
      return { ...estimate, toSold: { ...estimate.toSold, path } }
    },
  ),
  inPaths(
    "ROUTE-20",
    "/en/agents/ has moved to /en/realtors/",
    (paths) => paths.pathOf,
    (pathOf) =>
      (...all) =>
        pathOf(...all).replace(/^\/en\/agents\/(?=.)/, "/en/realtors/"),
  ),
  inPerson(
    "ROUTE-20",
    "Links to the agents lead to /vara-maklare/ instead of /maklare/ in Swedish",
    (person) => person.agentPath,
    (agentPath) =>
      (...all) =>
        agentPath(...all).replace(/^\/maklare\//, "/vara-maklare/"),
  ),
  inPaths(
    "ROUTE-23",
    "/fi/myydyt-asunnot/ has moved to /fi/toteutuneet-hinnat/",
    (paths) => paths.pathOf,
    (pathOf) =>
      (...all) =>
        pathOf(...all).replace(/^\/fi\/myydyt-asunnot\//, "/fi/toteutuneet-hinnat/"),
    { site: "fi" },
  ),
  inEstimate(
    "ROUTE-23",
    "The Swedish page for sellers leads to /slutpriser/ instead of /salda-bostader/",
    (estimate) => estimate.estimateData,
    (estimateData) => (edition) => {
      const estimate = estimateData(edition)
      const path = estimate.toSold.path === "/salda-bostader/" ? "/slutpriser/" : estimate.toSold.path
      return { ...estimate, toSold: { ...estimate.toSold, path } }
    },
    { site: "fi" },
  ),
  inPaths(
    "ROUTE-21",
    "/fi/valittajat/ has moved to /fi/kiinteistonvalittajat/",
    (paths) => paths.pathOf,
    (pathOf) =>
      (...all) =>
        pathOf(...all).replace(/^\/fi\/valittajat\/(?=.)/, "/fi/kiinteistonvalittajat/"),
    { site: "fi" },
  ),
  inPerson(
    "ROUTE-21",
    "Links to the agents lead to /vara-maklare/ instead of /maklare/ in Swedish",
    (person) => person.agentPath,
    (agentPath) =>
      (...all) =>
        agentPath(...all).replace(/^\/maklare\//, "/vara-maklare/"),
    { site: "fi" },
  ),
]
