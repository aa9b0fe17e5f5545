import type { PageKind } from "../../domain/paths.ts"
import type { Content } from "../content.ts"
import { htmlOf } from "../markdown.ts"
import type { Picture } from "../media.ts"
import type { SitePage } from "../page.ts"
import type { Fact } from "./cards.ts"

/** A page that an editor writes in Markdown. */
export type DocumentPage = {
  readonly title: string
  readonly lead: string
  readonly updated: { readonly text: string; readonly isoDate: string }
  readonly picture: Picture | null
  readonly html: string
  readonly factsHeading: string
  readonly facts: readonly Fact[]
  readonly sourcesHeading: string
  readonly sources: readonly { readonly name: string; readonly url: string }[]
}

/** A document whose id is a route stands at that route's address; every other one at its own slug. */
export const documentPages = ({ market, pages }: Content): SitePage<DocumentPage>[] =>
  pages.map(({ id, in: versions }) => {
    const route = id in market.routes ? (id as PageKind) : undefined
    return {
      kind: route ?? "page",
      template: route === "hitas" ? "hitas" : "document",
      source: (language) => versions[language].file,
      ...(!route && { slug: (language) => versions[language].slug ?? "" }),
      version: (edition) => {
        const { title, description, updated, picture, body, facts = [], sources = [] } = versions[edition.language]
        return {
          title,
          description,
          ...(picture && { picture }),
          page: {
            title,
            lead: description,
            updated: { text: edition.text("document.updated", { date: edition.date(updated) }), isoDate: updated },
            picture: picture ? edition.picture(picture) : null,
            html: htmlOf(body, edition.market.origin),
            factsHeading: edition.text("document.facts"),
            facts,
            sourcesHeading: edition.text("sources.heading"),
            sources,
          },
        }
      },
    }
  })
