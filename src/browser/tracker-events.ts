import type { TrackerName } from "../spec/trackers.ts"
import { googleTag, metaPixel, outbrainPixel, pinterestTag, taboolaPixel } from "./trackers.ts"

/** A page as trackers know it. */
export type Page = { readonly path: string; readonly title: string }

/** Tells a tracker of an event on a page. @returns whether the tracker ran */
type Tell = Readonly<Record<TrackerName, (id: string, page: Page) => boolean>>

export const tellOfView: Tell = {
  google: (_id, { title }) => googleTag("page_view", title),
  meta: () => metaPixel("PageView"),
  pinterest: () => pinterestTag("page"),
  taboola: (id) => taboolaPixel("page_view", id),
  outbrain: () => outbrainPixel("PAGE_VIEW"),
}

/** A contact request has been sent: nothing is said of what stood in it. */
export const tellOfLead: Tell = {
  google: (_id, { title }) => googleTag("generate_lead", title),
  meta: () => metaPixel("Lead"),
  pinterest: () => pinterestTag("track", "lead"),
  taboola: (id) => taboolaPixel("lead", id),
  outbrain: () => outbrainPixel("Lead"),
}
