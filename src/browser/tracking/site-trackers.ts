import { graphql, useStaticQuery } from "gatsby"
import type { TrackerName } from "../../spec/trackers.ts"

/** Trackers of this site with their ids, the same in every language. */
export type SiteTrackers = readonly { readonly name: TrackerName; readonly id: string }[]

export type TrackerSettings = {
  readonly trackers: SiteTrackers
  /** Slugs of the pages that count as a conversion. */
  readonly conversions: readonly string[]
}

type Site = { readonly site: { readonly siteMetadata: TrackerSettings } }

export const useSiteTrackers = (): TrackerSettings => {
  const { site } = useStaticQuery<Site>(graphql`
    query SiteTrackers {
      site {
        siteMetadata {
          trackers {
            name
            id
          }
          conversions
        }
      }
    }
  `)
  return site.siteMetadata
}
