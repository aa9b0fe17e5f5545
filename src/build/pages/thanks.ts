import type { SitePage } from "../page.ts"

export type ThanksPage = {
  readonly heading: string
  readonly next: string
  readonly contact: string
  readonly phone: { readonly label: string; readonly number: string }
  readonly email: string
  readonly onward: { readonly name: string; readonly path: string }
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
      next: text("thanks.next"),
      contact: text("thanks.contact"),
      phone: { label: market.agency.phoneLabel, number: market.agency.phone },
      email: market.agency.email,
      onward: { name: text("home.browse"), path: path("listings") },
    },
  }),
}
