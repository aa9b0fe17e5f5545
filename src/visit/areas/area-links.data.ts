import type { Edition } from "../../site/edition.ts"
import type { PageLink } from "../../site/page.ts"

export type AreaLinksData = { readonly heading: string; readonly links: readonly PageLink[] }

/** Null for an agency without areas. */
export const areaLinks = (edition: Edition): AreaLinksData | null =>
  edition.has("areas") && edition.content.areas.length > 0
    ? {
        heading: edition.text("home.areasHeading"),
        links: edition.content.areas.map(({ id, name }) => ({
          name: edition.translate(name),
          path: edition.path("areas", id),
        })),
      }
    : null
