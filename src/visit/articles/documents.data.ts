import type { Fact } from "../../base/HomeCard/cards.data.ts"
import type { PageFrontMatter } from "../../content/schema.ts"
import type { PageKind } from "../../domain/paths.ts"
import { type Contents, contentsOf, htmlOf } from "../../site/markdown/markdown.ts"
import type { Picture } from "../../site/media/media.ts"
import type { SitePage } from "../../site/page.ts"
import type { Translations } from "../../site/records/content.ts"

/** Page that an editor writes in Markdown. */
export type DocumentPage = {
  readonly title: string
  readonly lead: string
  readonly updated: { readonly text: string; readonly isoDate: string }
  readonly picture: Picture | null
  readonly contents: Contents | null
  readonly html: string
  readonly factsHeading: string
  readonly facts: readonly Fact[]
  readonly sourcesHeading: string
  readonly sources: readonly { readonly name: string; readonly url: string }[]
}

/** @param route of the page, unless its slug decides its path */
export const documentPage = (
  { versions }: Translations<PageFrontMatter>,
  route: PageKind | undefined,
): SitePage<DocumentPage> => ({
  kind: route ?? "page",
  template: "articles/document",
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
        contents: contentsOf(edition.text("document.contents"), body),
        html: htmlOf(body, edition.market.origin),
        factsHeading: edition.text("document.facts"),
        facts,
        sourcesHeading: edition.text("sources.heading"),
        sources,
      },
    }
  },
})
