import { useEffect } from "react"
import { startConsent, useConsent } from "../../browser/tracking/consent.ts"
import { viewPage } from "../../browser/tracking/page-views.ts"
import { useSiteTrackers } from "../../browser/tracking/site-trackers.ts"
import type { Page } from "../../browser/tracking/tracker-events.ts"
import { consentVersion } from "../../domain/trackers.ts"

export type PageViewsProps = Page

/** Reports each page to the trackers that the visitor has agreed to; renders nothing. */
export const PageViews = ({ path, title }: PageViewsProps) => {
  const { trackers, conversions } = useSiteTrackers()
  const { consent } = useConsent()
  useEffect(() => startConsent(consentVersion(trackers.map(({ name }) => name))), [trackers])
  // A change of consent reports the page too, because it may allow further trackers.
  useEffect(() => {
    if (consent !== undefined) viewPage({ path, title }, trackers, conversions)
  }, [path, title, consent, trackers, conversions])
  return null
}
