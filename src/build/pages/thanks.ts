import type { SitePage } from "../page.ts"

export type ThanksPage = {
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly next: { readonly name: string; readonly path: string }
}

/** The confirmation after a contact request: for the visitor who sent one, so not for search engines. */
export const thanksPage: SitePage<ThanksPage> = {
  kind: "thanks",
  template: "thanks",
  index: false,
  version: ({ market, text, path }) => ({
    title: text("thanks.title"),
    description: text("thanks.description"),
    page: {
      heading: text("thanks.heading"),
      paragraphs: [
        text("thanks.next"),
        text("thanks.contact", { phone: market.agency.phoneLabel, email: market.agency.email }),
      ],
      next: { name: text("home.browse"), path: path("listings") },
    },
  }),
}
