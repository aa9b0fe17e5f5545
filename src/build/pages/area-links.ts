import type { Edition } from "../edition.ts"
import type { PageLink } from "../page.ts"

export type AreaLinksData = { readonly heading: string; readonly links: readonly PageLink[] }

/** The areas of the market; null where it has none. */
export const areaLinks = (edition: Edition): AreaLinksData | null =>
  edition.has("areas")
    ? {
        heading: edition.text("home.areasHeading"),
        links: edition.content.areas.map(({ id, name }) => ({
          name: edition.in(name),
          path: edition.path("areas", id),
        })),
      }
    : null
