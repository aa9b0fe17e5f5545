import type { Edition } from "../../site/edition.ts"
import type { PageLink, Section } from "../../site/page.ts"
import type { TextKey } from "../../site/records/texts.ts"
import { sellingPath } from "../../site/selling-path.ts"
import { type ConsentQuestion, consentQuestionOf } from "../consent/consent.data.ts"

export type HeaderData = {
  readonly siteName: string
  readonly home: string
  readonly label: string
  /** Labels of the button that opens and closes the menu on narrow viewports. */
  readonly menu: { readonly open: string; readonly close: string }
  readonly links: readonly (PageLink & { readonly section: Section })[]
  /** Null in a market without homes. */
  readonly favourites: FavouritesData | null
  /** Question shown above the header, so that it comes first in the order of keyboard focus. */
  readonly consent: ConsentQuestion | null
}

/** Link to the favourites, and messages for adding, removing and failing to store one, with {home} as placeholder. */
export type FavouritesData = PageLink & {
  readonly added: string
  readonly removed: string
  readonly failed: string
  /** Link to a comparison, with {count} as placeholder. */
  readonly compare: string
}

const navigation = ["listings", "areas", "neighbourhoods", "hitas", "selling", "blog"] as const

const favouritesOf = ({ text, path, has }: Edition): FavouritesData | null =>
  has("favourites")
    ? {
        name: text("nav.favourites"),
        path: path("favourites"),
        added: text("favourites.added", { home: "{home}" }),
        removed: text("favourites.removedFromList", { home: "{home}" }),
        failed: text("favourites.failed", { home: "{home}" }),
        compare: text("favourites.compare", { count: "{count}" }),
      }
    : null

export const headerOf = (edition: Edition): HeaderData => {
  const { market, text, path, has } = edition
  return {
    siteName: market.agency.name,
    home: path("home"),
    label: text("nav.label"),
    menu: { open: text("nav.open"), close: text("nav.close") },
    links: navigation.flatMap((section) => {
      const target = section === "selling" ? sellingPath(edition) : has(section) && path(section)
      return target ? [{ name: text(`nav.${section}` as TextKey), path: target, section }] : []
    }),
    favourites: favouritesOf(edition),
    consent: consentQuestionOf(edition),
  }
}
