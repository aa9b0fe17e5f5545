import type { Mutant } from "../mutant.ts"
import { inModule } from "./changes.ts"

const inAgent = inModule(() => import("../../../src/visit/agents/agent.data.ts"))
const inHomes = inModule(() => import("../../../src/visit/agents/agent-homes.data.ts"))

export const agents: readonly Mutant[] = [
  inModule(() => import("../../../src/visit/agents/agents.data.ts"))(
    "AGENT-1",
    "An agent's languages are in the opposite order",
    (agents) => agents.languagesOf,
    (languagesOf) => (edition, codes) => languagesOf(edition, codes.toReversed()),
    { site: "fi" },
  ),
  inHomes(
    "AGENT-1",
    "The areas with fewest of an agent's homes come first",
    (homes) => homes.areasOfAgent,
    (areasOfAgent) =>
      (...all) =>
        areasOfAgent(...all).toReversed(),
  ),
  inModule(() => import("../../../src/site/media/portraits.ts"))(
    "AGENT-2",
    "Every portrait is the same drawing",
    (portraits) => portraits.portraitOf,
    (portraitOf) => {
      let first: ReturnType<typeof portraitOf> | undefined
      return (agent) => {
        first ??= portraitOf(agent)
        return first
      }
    },
  ),
  inAgent(
    "AGENT-2",
    "The page of an agent does not say that the agent is invented",
    (agent) => agent.agentPages,
    (agentPages) => (content) =>
      agentPages(content).map((page) => ({
        ...page,
        version: (edition) => {
          const version = page.version(edition)
          return { ...version, page: { ...version.page, fiction: "" } }
        },
      })),
    { site: "fi" },
  ),
  inHomes(
    "AGENT-3",
    "Sold homes are among those on offer",
    (homes) => homes.homesOfAgent,
    (homesOfAgent) =>
      (...all) => {
        const { offered, sold } = homesOfAgent(...all)
        return { offered: [...offered, ...sold], sold }
      },
  ),
  inAgent(
    "AGENT-3",
    "The page of an agent who has sold nothing is silent about it",
    (agent) => agent.agentPages,
    (agentPages) => (content) =>
      agentPages(content).map((page) => ({
        ...page,
        version: (edition) => {
          const version = page.version(edition)
          return { ...version, page: { ...version.page, sold: { ...version.page.sold, none: "" } } }
        },
      })),
  ),
  inModule(() => import("../../../src/visit/home/agent.data.ts"))(
    "AGENT-4",
    "The page of a home links to the list of agents instead of its agent",
    (agent) => agent.agentOf,
    (agentOf) => (edition, id) => ({ ...agentOf(edition, id), path: edition.path("agents") }),
  ),
  inHomes(
    "AGENT-4",
    "An area leaves out the agent with most homes there",
    (homes) => homes.agentsOfArea,
    (agentsOfArea) =>
      (...all) =>
        agentsOfArea(...all).slice(1),
    { site: "fi" },
  ),
  inAgent(
    "AGENT-5",
    "Messages lead to the privacy page",
    (agent) => agent.agentPages,
    (agentPages) => (content) =>
      agentPages(content).map((page) => ({
        ...page,
        version: (edition) => {
          const version = page.version(edition)
          return {
            ...version,
            page: { ...version.page, form: { ...version.page.form, path: edition.path("privacy") } },
          }
        },
      })),
  ),
  inModule(() => import("../../../src/visit/agents/person.data.ts"))(
    "AGENT-5",
    "The button to call an agent calls the agency",
    (person) => person.personOf,
    (personOf) => (edition, agent) => ({ ...personOf(edition, agent), phone: edition.market.agency.phone }),
    { site: "fi" },
  ),
  inModule(() => import("../../../src/visit/home/home-json-ld.data.ts"))(
    "AGENT-6",
    "Search engines read that the agency offers a home, not its agent",
    (data) => data.homeJsonLd,
    (homeJsonLd) => (edition, listing, url) =>
      Object.assign(homeJsonLd(edition, listing, url), {
        offers: {
          "@type": "Offer",
          offeredBy: { "@type": "RealEstateAgent", name: edition.market.agency.legalName },
        },
      }),
  ),
  inAgent(
    "AGENT-6",
    "The page of an agent tells search engines nothing about the agent",
    (agent) => agent.agentPages,
    (agentPages) => (content) =>
      agentPages(content).map((page) => ({
        ...page,
        version: (edition) => ({ ...page.version(edition), jsonLd: [] }),
      })),
  ),
]
