import type { Mutant } from "../mutant.ts"
import { inSource, says } from "./changes.ts"

const inAgent = inSource("src/site/agents/agent.ts")
const inAgentPage = inSource("src/templates/agent.tsx")
const inHomes = inSource("src/site/agents/agent-homes.ts")
const inStructuredData = inSource("src/site/homes/home-json-ld.ts")

export const agents: readonly Mutant[] = [
  inAgent(
    "AGENT-1",
    "The page of an agent repeats the short presentation in place of the introduction",
    "introduction: translate(broker.introduction)",
    "introduction: person.presentation",
  ),
  inSource("src/site/agents/agents.ts")(
    "AGENT-1",
    "An agent's languages are in the opposite order",
    "codes.map(",
    "codes.toReversed().map(",
    { site: "fi" },
  ),
  inHomes(
    "AGENT-1",
    "The areas with fewest of an agent's homes come first",
    "count(b) - count(a)",
    "count(a) - count(b)",
  ),
  {
    rule: "AGENT-2",
    change: "Every portrait is the same drawing",
    site: "se",
    delivery: [
      says(/<svg.*<\/svg>/s, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>', /^\/media\/portraits\//),
    ],
  },
  inSource("src/content/texts/homes.fi.json")(
    "AGENT-2",
    "The page of an agent does not say in Finnish that the agent is invented",
    "{name} on keksitty henkilö, ja muotokuva on piirretty.",
    "{name}: muotokuva on piirretty.",
    { site: "fi" },
  ),
  inAgentPage("AGENT-2", "The portrait has no text for screen readers", " alt={page.portraitAlt}", ""),
  inHomes(
    "AGENT-3",
    "Sold homes are among those on offer",
    'offered: homes.filter(({ status }) => status !== "sold")',
    "offered: [...homes]",
  ),
  inAgent("AGENT-3", "The page of an agent shows 12 homes at most", "const homeLimit = 24", "const homeLimit = 12", {
    site: "fi",
  }),
  inAgentPage(
    "AGENT-3",
    "The page of an agent who has sold nothing is silent about it",
    "homes.length === 0 ? <p>{none}</p>",
    "homes.length === 0 ? null",
  ),
  inSource("src/components/home/BrokerCard/BrokerCard.tsx")(
    "AGENT-4",
    "The agent of a home is no link",
    "<Link to={broker.path}>{broker.name}</Link>",
    "<strong>{broker.name}</strong>",
  ),
  inHomes("AGENT-4", "An area leaves out agents with only two homes there", "count(item) > 0", "count(item) > 2", {
    site: "fi",
  }),
  inSource("src/components/base/People/People.tsx")(
    "AGENT-4",
    "Every name on the page for sellers leads to the first agent",
    "<Link to={person.path}>",
    '<Link to={persons[0]?.path ?? ""}>',
  ),
  inAgent("AGENT-5", "Messages lead to the privacy page", 'path: path("contact")', 'path: path("privacy")'),
  inAgent(
    "AGENT-5",
    "The button to call shows the agency's number",
    "phone: person.phoneLabel",
    "phone: agency.phoneLabel",
    { site: "fi" },
  ),
  inStructuredData(
    "AGENT-6",
    "Search engines read that the agency offers a home, not its agent",
    "name: broker.name,",
    "name: agency.legalName,",
  ),
  inStructuredData(
    "AGENT-6",
    "The agent of a home has the address of the page of all agents",
    "url: market.origin + broker.path",
    'url: market.origin + edition.path("agents")',
    { site: "fi" },
  ),
  inAgent(
    "AGENT-6",
    "An agent is said to know only the language of the page",
    "knowsLanguage: broker.languages",
    "knowsLanguage: language",
  ),
]
