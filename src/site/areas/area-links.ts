import type { Edition } from "../edition.ts"
import type { PageLink } from "../page.ts"

export type AreaLinksData = { readonly heading: string; readonly links: readonly PageLink[] }

export const areaLinks = (edition: Edition): AreaLinksData | null =>
  edition.has("areas")
    ? {
        heading: edition.text("home.areasHeading"),
        links: edition.content.areas.map(({ id, name }) => ({
          name: edition.translate(name),
          path: edition.path("areas", id),
        })),
      }
    : null
