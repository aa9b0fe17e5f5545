import { isHitas } from "../../base/HomeCard/cards.data.ts"
import type { PageFrontMatter } from "../../content/schema.ts"
import { formatNumber } from "../../domain/format.ts"
import { type Basis, type HitasAccount, type HitasHome, hitasAccount } from "../../domain/hitas.ts"
import { anyHome, queryOf } from "../../domain/search/criteria.ts"
import type { Edition } from "../../site/edition.ts"
import { htmlOf } from "../../site/markdown/markdown.ts"
import type { SitePage } from "../../site/page.ts"
import type { Document, Translations } from "../../site/records/content.ts"
import { hitasPlaces } from "../../site/records/hitas-places.ts"
import type { TextKey } from "../../site/records/texts.ts"
import { type DocumentPage, documentPage } from "../articles/documents.data.ts"

export type HitasExampleData = {
  readonly heading: string
  readonly lead: string
  readonly inputsHeading: string
  readonly inputs: readonly {
    readonly name: keyof HitasHome
    readonly label: string
    /** Value in the example. */
    readonly value: string
    readonly unit: string
  }[]
  readonly steps: readonly { readonly basis: Basis; readonly name: string }[]
  readonly highest: string
  readonly debtFree: string
  readonly loanShare: string
  readonly maximum: string
  readonly unconfirmed: string
  readonly unconfirmedDebtFree: string
  readonly account: HitasAccount
  readonly wrong: string
  readonly incomplete: string
  readonly reset: string
}

export type HitasTimeline = {
  readonly heading: string
  readonly cases: readonly {
    readonly name: string
    /** Rules before and after the turn. */
    readonly before: string
    readonly turn: string
    readonly after: string
    readonly turnsAfter: "2 years" | "30 years"
  }[]
}

export type HitasPage = Omit<DocumentPage, "html"> & {
  /** HTML before the example, between it and the timeline, and after the timeline. */
  readonly htmls: readonly string[]
  /** Number of Hitas homes for sale, with a link to them if there are any. */
  readonly homes: { readonly name: string; readonly path: string | null }
  readonly example: HitasExampleData
  readonly timeline: HitasTimeline
}

/** Invented example, except for the limit price, which is the latest known (from 1 November 2022). */
const exampleHome: HitasHome = {
  acquisitionPrice: 294_000,
  extraWork: 6_000,
  constructionThen: 120,
  constructionNow: 126,
  marketThen: 150,
  marketNow: 153,
  limitPrice: 4_733,
  area: 60,
  loanShare: 60_000,
}

const unitOf: Readonly<Partial<Record<keyof HitasHome, string>>> = {
  acquisitionPrice: "€",
  extraWork: "€",
  limitPrice: "€/m²",
  area: "m²",
  loanShare: "€",
}

const exampleOf = ({ text }: Edition): HitasExampleData => ({
  heading: text("hitas.example.heading"),
  lead: text("hitas.example.lead"),
  inputsHeading: text("hitas.example.inputs"),
  inputs: Object.entries(exampleHome).map(([key, value]) => {
    const name = key as keyof HitasHome
    return {
      name,
      label: text(`hitas.input.${name}` as TextKey),
      value: formatNumber(value, { digits: 0 }),
      unit: unitOf[name] ?? "",
    }
  }),
  steps: (["construction", "market", "limit"] as const).map((basis) => ({ basis, name: text(`hitas.by.${basis}`) })),
  highest: text("hitas.example.highest"),
  debtFree: text("hitas.example.debtFree"),
  loanShare: text("hitas.example.loanShare"),
  maximum: text("hitas.example.maximum"),
  unconfirmed: text("hitas.example.unconfirmed"),
  unconfirmedDebtFree: text("hitas.example.unconfirmedDebtFree"),
  account: hitasAccount(exampleHome),
  wrong: text("hitas.example.wrong"),
  incomplete: text("hitas.example.incomplete"),
  reset: text("hitas.example.reset"),
})

const timelineOf = ({ text }: Edition): HitasTimeline => ({
  heading: text("hitas.timeline.heading"),
  cases: (["new", "old", "half"] as const).map((name) => ({
    name: text(`hitas.timeline.${name}`),
    before: text(`hitas.timeline.${name}.before`),
    turn: text(`hitas.timeline.${name}.turn`),
    after: text(`hitas.timeline.${name}.after`),
    turnsAfter: name === "half" ? "2 years" : "30 years",
  })),
})

const homesOf = ({ content, text, path }: Edition): HitasPage["homes"] => {
  const homes = content.listings.filter((listing) => listing.status === "forSale" && isHitas(listing)).length
  const query = queryOf({ ...anyHome, status: ["forSale"], has: ["hitas"] })
  return { name: text("hitas.homes", { homes }), path: homes > 0 ? `${path("listings")}?${query}` : null }
}

/** Markdown before, between and after the placeholders. */
const hitasTexts = ({ body }: Document<PageFrontMatter>): string[] =>
  body.split(new RegExp(`^(?:${hitasPlaces.map(RegExp.escape).join("|")})$`, "m"))

export const hitasPage = (document: Translations<PageFrontMatter>): SitePage<HitasPage> => {
  const page = documentPage(document, "hitas")
  return {
    ...page,
    template: "hitas/hitas",
    version: (edition) => {
      const {
        page: { html: _, ...rest },
        ...version
      } = page.version(edition)
      const source = document.versions[edition.language]
      return {
        ...version,
        page: {
          ...rest,
          htmls: hitasTexts(source).map((text) => htmlOf(text, edition.market.origin)),
          homes: homesOf(edition),
          example: exampleOf(edition),
          timeline: timelineOf(edition),
        },
      }
    },
  }
}
