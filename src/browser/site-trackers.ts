import { graphql, useStaticQuery } from "gatsby"
import type { TrackerName } from "../spec/trackers.ts"

/** The trackers of this site, each with its id there: the same in every language. */
export type SiteTrackers = readonly { readonly name: TrackerName; readonly id: string }[]

type Site = { readonly site: { readonly siteMetadata: { readonly trackers: SiteTrackers } } }

export const useSiteTrackers = (): SiteTrackers => {
  const { site } = useStaticQuery<Site>(graphql`
    query SiteTrackers {
      site {
        siteMetadata {
          trackers {
            name
            id
          }
        }
      }
    }
  `)
  return site.siteMetadata.trackers
}
