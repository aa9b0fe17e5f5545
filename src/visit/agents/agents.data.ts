import { locales } from "../../domain/locales.ts"
import type { Edition } from "../../site/edition.ts"
import type { SitePage } from "../../site/page.ts"
import { agentPath, type Person, personOf } from "./person.data.ts"

/** Page of all agents. */
export type AgentsPage = {
  readonly heading: string
  readonly lead: string
  readonly agents: readonly (Person & { readonly languages: string })[]
  readonly fiction: string
}

export const languagesOf = ({ language }: Edition, codes: readonly string[]): string => {
  const names = new Intl.DisplayNames(language, { type: "language" })
  return new Intl.ListFormat(locales[language]).format(codes.map((code) => names.of(code) ?? code))
}

export const agentsPage: SitePage<AgentsPage> = {
  kind: "agents",
  template: "agents/agents",
  version: (edition) => {
    const { content, market, text } = edition
    return {
      title: text("agents.title"),
      description: text("agents.description"),
      jsonLd: [
        {
          "@context": "https://schema.org",
          "@type": "ItemList",
          itemListElement: content.agents.map(({ id, name }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name,
            url: market.origin + agentPath(edition, id),
          })),
        },
      ],
      page: {
        heading: text("agents.title"),
        lead: text(content.agents.length > 0 ? "agents.lead" : "agents.none"),
        agents: content.agents.map((agent) => ({
          ...personOf(edition, agent),
          languages: languagesOf(edition, agent.languages),
        })),
        fiction: text("agents.fiction"),
      },
    }
  },
}
