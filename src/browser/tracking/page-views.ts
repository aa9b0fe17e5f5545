import { purposes, type TrackerName, trackers } from "../../spec/trackers.ts"
import { whenIdle, whenLoaded } from "../hydration/idle.ts"
import { arrival } from "../navigation/arrival.ts"
import { storedKeys } from "../storage/own-keys.ts"
import { storedValue, storeValue } from "../storage/storage.ts"
import { isAllowed } from "./consent.ts"
import type { SiteTrackers } from "./site-trackers.ts"
import type { Page } from "./tracker-events.ts"

/** Calls the trackers' scripts; it loads with the first tracker. */
let vendorScripts: typeof import("./tracker-scripts.ts") | undefined
const installed = new Set<TrackerName>()
/** Trackers that have got the current page. */
const viewRecipients = new Set<TrackerName>()
let page: Page = { path: "", title: "" }
/** Trackers that have got the conversion. */
const toldOfRequest = new Set<TrackerName>()
let isConversion = false

/** True for a document's first page, but not after a reload or Back, which show a page that was reported before. */
const isArrival = (): boolean => page.path === "" && arrival() === "navigate"

/** Reports the page to each tracker once; a tracker that did not run gets it at the next occasion. */
const reportPage = (siteTrackers: SiteTrackers): void => {
  if (!vendorScripts) return
  for (const { name, id } of siteTrackers) {
    if (!viewRecipients.has(name) && vendorScripts.trackPageView[name](id, page)) viewRecipients.add(name)
    if (isConversion && !toldOfRequest.has(name) && vendorScripts.trackRequest[name](id, page)) toldOfRequest.add(name)
  }
}

/** Waits for the load event and an idle browser, so that trackers do not delay the page. */
const waitForIdlePage = (): Promise<void> => new Promise((resolve) => whenLoaded(() => whenIdle(resolve)))

/** Installs the trackers that the visitor has agreed to, and reports the page to them. */
const installAllowed = async (siteTrackers: SiteTrackers): Promise<void> => {
  const needsInstall = ({ name }: SiteTrackers[number]) => isAllowed(trackers[name].purpose) && !installed.has(name)
  if (!siteTrackers.some(needsInstall)) return
  await waitForIdlePage()
  vendorScripts = await import("./tracker-scripts.ts")
  // A tracker may be on the page already.
  reportPage(siteTrackers)
  storeValue(storedKeys.trackersUsed, true)
  for (const tracker of siteTrackers.filter(needsInstall)) {
    installed.add(tracker.name)
    vendorScripts.load(tracker.name, tracker.id)
    reportPage(siteTrackers)
  }
}

const noop = () => {}

const removeTraces = (): Promise<void> =>
  import(/* webpackChunkName: "tracker-traces" */ "./tracker-traces.ts")
    .then(({ deleteTraces }) => deleteTraces())
    .catch(noop)

const areTrackersStored = (): boolean => Boolean(storedValue(storedKeys.trackersUsed))

/** Has the browser follow links, because a reload would end a navigation within the site. */
const leaveLinksToBrowser = (event: Event): void => {
  if (event.target instanceof Element && event.target.closest("a")) event.stopImmediatePropagation()
}

/**
 * Reloads the page after a withdrawal, because a loaded tracker cannot be removed. The next page removes the traces: a
 * reload that waited for it would end the navigation of a link followed meanwhile.
 */
export const leaveWithdrawn = async (): Promise<void> => {
  if ([...installed].every((name) => isAllowed(trackers[name].purpose))) return
  addEventListener("click", leaveLinksToBrowser, true)
  // If the browser refuses storage, the next page cannot know of the trackers.
  if (!areTrackersStored()) await removeTraces()
  location.reload()
}

/** Must run for each page and each change of consent. */
export const viewPage = (nextPage: Page, siteTrackers: SiteTrackers, conversions: readonly string[]): void => {
  if (nextPage.path !== page.path) {
    isConversion = isArrival() && conversions.some((slug) => nextPage.path === `/${slug}/`)
    page = nextPage
    viewRecipients.clear()
    void leaveWithdrawn()
  }
  reportPage(siteTrackers)
  // A tracker that fails to load is ignored, because the page works without it.
  installAllowed(siteTrackers).catch(noop)
  // Trackers store traces until the page unloads, and in other windows.
  if (areTrackersStored() && !purposes.every(isAllowed)) void removeTraces()
}
