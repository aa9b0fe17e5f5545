import { type Fact, type HomeCardData, homeCard } from "../../base/HomeCard/cards.data.ts"
import type { PageFrontMatter } from "../../content/schema.ts"
import type { Edition } from "../../site/edition.ts"
import type { JsonLd, PageLink, SitePage } from "../../site/page.ts"
import type { Translations } from "../../site/records/content.ts"
import { newestFirst } from "../../site/records/newest-first.ts"
import { type Person, personOf } from "../agents/person.data.ts"
import { type DocumentPage, documentPage } from "../articles/documents.data.ts"
import { type ContactFormData, valuationForm } from "../contact/contact-form.data.ts"
import { type EstimateData, estimateData } from "../sold/estimate.data.ts"

/** Page for sellers, from an editor's Markdown and the site's own records. */
export type SellingPage = DocumentPage & {
  readonly start: string
  readonly steps: {
    readonly heading: string
    readonly note: string
    readonly steps: NonNullable<PageFrontMatter["steps"]>
  }
  readonly prices: { readonly heading: string; readonly note: string; readonly items: readonly Fact[] }
  readonly people: {
    readonly heading: string
    readonly lead: string
    readonly persons: readonly Person[]
    readonly all: PageLink
  }
  /** Null for an agency without areas. */
  readonly estimate: EstimateData | null
  readonly sold: {
    readonly heading: string
    readonly lead: string
    readonly homes: readonly HomeCardData[]
    readonly all: PageLink
  }
  readonly questions: {
    readonly heading: string
    readonly questions: NonNullable<PageFrontMatter["questions"]>
  }
  readonly valuation: {
    readonly heading: string
    readonly lead: string
    readonly fiction: string
    readonly form: ContactFormData
    readonly ring: { readonly name: string; readonly href: string }
  }
}

const soldHomes = (edition: Edition): HomeCardData[] =>
  newestFirst(
    edition.content.listings.filter(({ status }) => status === "sold"),
    ({ updatedAt }) => updatedAt,
  )
    .slice(0, 3)
    .map((listing) => homeCard(edition, listing))

const valuationOf = (edition: Edition, page: string): SellingPage["valuation"] => {
  const {
    market: { agency },
    text,
  } = edition
  return {
    heading: text("selling.valuation"),
    lead: text("selling.valuation.lead"),
    fiction: text("selling.valuation.fiction"),
    form: valuationForm(edition, page),
    ring: { name: text("selling.ring", { phone: agency.phoneLabel }), href: `tel:${agency.phone}` },
  }
}

export const sellingPage = (document: Translations<PageFrontMatter>): SitePage<SellingPage> => {
  const page = documentPage(document, undefined)
  return {
    ...page,
    template: "selling/selling",
    section: "selling",
    version: (edition) => {
      const { content, language, text } = edition
      const version = page.version(edition)
      const estimate = estimateData(edition)
      const { steps = [], prices = { note: "", items: [] }, questions = [] } = document.versions[language]
      return {
        ...version,
        jsonLd: [
          {
            "@context": "https://schema.org",
            "@type": "FAQPage",
            inLanguage: language,
            mainEntity: questions.map(({ question, answer }) => ({
              "@type": "Question",
              name: question,
              acceptedAnswer: { "@type": "Answer", text: answer },
            })),
          } satisfies JsonLd,
        ],
        page: {
          ...version.page,
          start: text("selling.start"),
          steps: { heading: text("selling.steps"), note: text("selling.steps.note"), steps },
          prices: { heading: text("selling.prices"), ...prices },
          people: {
            heading: text("selling.people"),
            lead: text("selling.people.lead"),
            persons: content.agents.map((agent) => personOf(edition, agent)),
            all: { name: text("agents.all"), path: edition.path("agents") },
          },
          estimate: content.areas.length > 0 ? estimate : null,
          sold: {
            heading: text("selling.sold"),
            lead: text("selling.sold.lead"),
            homes: soldHomes(edition),
            all: estimate.toSold,
          },
          questions: { heading: text("selling.questions"), questions },
          valuation: valuationOf(edition, edition.path("page", document.versions[language].slug ?? "")),
        },
      }
    },
  }
}
