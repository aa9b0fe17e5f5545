import { type Fact, type HomeCardData, homeCard } from "../../base/HomeCard/cards.data.ts"
import type { Listing } from "../../content/schema.ts"
import type { Edition } from "../../site/edition.ts"
import type { PageLink, SitePage } from "../../site/page.ts"
import type { Content, WithId } from "../../site/records/content.ts"
import { areasOfAgent, homesOfAgent } from "./agent-homes.data.ts"
import { languagesOf } from "./agents.data.ts"
import { agentPath, type Person, personOf } from "./person.data.ts"

export type AgentPage = {
  readonly person: Person
  readonly introduction: string
  readonly portraitAlt: string
  readonly languages: Fact
  readonly areas: { readonly heading: string; readonly areas: readonly PageLink[]; readonly none: string }
  readonly call: string
  /** Link to the contact form, whose messages the office reads. */
  readonly form: PageLink
  readonly homes: HomesOfAgent
  readonly sold: HomesOfAgent
  readonly fiction: string
  readonly all: PageLink
}

/** `note` says how many there are, if the page does not show them all. */
type HomesOfAgent = {
  readonly heading: string
  readonly homes: readonly HomeCardData[]
  readonly none: string
  readonly note: string | null
}

/** Limit for homes on offer and for sold homes. */
const homeLimit = 24

const homesOf = (edition: Edition, homes: readonly WithId<Listing>[]): Pick<HomesOfAgent, "homes" | "note"> => ({
  homes: homes.slice(0, homeLimit).map((listing) => homeCard(edition, listing)),
  note: homes.length > homeLimit ? edition.text("agent.latest", { shown: homeLimit, count: homes.length }) : null,
})

export const agentPages = ({ agents }: Content): SitePage<AgentPage>[] =>
  agents.map((agent) => ({
    kind: "agents",
    template: "agents/agent",
    slug: () => agent.id,
    version: (edition) => {
      const { content, language, market, text, path, translate } = edition
      const { agency } = market
      const person = personOf(edition, agent)
      const { offered, sold } = homesOfAgent(content, agent.id)
      const url = market.origin + agentPath(edition, agent.id)
      return {
        title: text("agent.title", { name: person.name, title: person.title }),
        description: text("agent.description", { presentation: person.presentation }),
        crumb: person.name,
        trail: [{ name: text("agents.title"), path: path("agents") }],
        jsonLd: [
          {
            "@context": "https://schema.org",
            "@type": "ProfilePage",
            url,
            inLanguage: language,
            mainEntity: {
              "@type": "Person",
              name: person.name,
              jobTitle: person.title,
              description: person.presentation,
              url,
              image: market.origin + person.portrait,
              telephone: person.phone,
              email: person.email,
              knowsLanguage: agent.languages,
              worksFor: {
                "@type": "RealEstateAgent",
                name: agency.legalName,
                url: market.origin + path("home"),
                telephone: agency.phone,
              },
            },
          },
        ],
        page: {
          person,
          introduction: translate(agent.introduction),
          portraitAlt: text("agent.portrait", { name: person.name }),
          languages: { term: text("agent.languages"), value: languagesOf(edition, agent.languages) },
          areas: {
            heading: text("agent.areas"),
            areas: areasOfAgent(content, agent.id).map((area) => ({
              name: translate(area.name),
              path: path("areas", area.id),
            })),
            none: text("agent.noAreas"),
          },
          call: text("selling.ring", { phone: person.phoneLabel }),
          form: { name: text("agent.form"), path: path("contact") },
          homes: {
            heading: text("area.homes", { reserved: offered.filter(({ status }) => status === "reserved").length }),
            ...homesOf(edition, offered),
            none: text("agent.noHomes"),
          },
          sold: { heading: text("area.sold"), ...homesOf(edition, sold), none: text("agent.noSold") },
          fiction: text("agent.fiction", { name: person.name }),
          all: { name: text("agents.all"), path: path("agents") },
        },
      }
    },
  }))
