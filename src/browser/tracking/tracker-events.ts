import type { TrackerName } from "../../spec/trackers.ts"
import { googleTag, metaPixel, outbrainPixel, pinterestTag, taboolaPixel } from "./trackers.ts"

export type Page = { readonly path: string; readonly title: string }

/**
 * Reports an event on a page to a tracker.
 * @returns whether the tracker ran
 */
type TrackerReports = Readonly<Record<TrackerName, (id: string, page: Page) => boolean>>

export const trackPageView: TrackerReports = {
  google: (_id, { title }) => googleTag("page_view", title),
  meta: () => metaPixel("PageView"),
  pinterest: () => pinterestTag("page"),
  taboola: (id) => taboolaPixel("page_view", id),
  outbrain: () => outbrainPixel("PAGE_VIEW"),
}

/** A contact request was sent; trackers get none of its contents. */
export const trackRequest: TrackerReports = {
  google: (_id, { title }) => googleTag("generate_lead", title),
  meta: () => metaPixel("Lead"),
  pinterest: () => pinterestTag("track", "lead"),
  taboola: (id) => taboolaPixel("lead", id),
  outbrain: () => outbrainPixel("Lead"),
}
