import { purposes, type TrackerName, trackers } from "../spec/trackers.ts"
import { isAllowed } from "./consent.ts"
import { whenIdle } from "./idle.ts"
import { storedKeys } from "./own-keys.ts"
import type { SiteTrackers } from "./site-trackers.ts"
import { store, stored } from "./stored.ts"
import type { Page } from "./tracker-events.ts"

/** What calls the trackers' scripts: it is loaded with the first tracker. */
let vendors: typeof import("./tracker-scripts.ts") | undefined
const installed = new Set<TrackerName>()
/** Trackers that know of the page that the visitor is on. */
const told = new Set<TrackerName>()
let page: Page = { path: "", title: "" }
/** Trackers that know that the visitor has arrived at a conversion. */
const toldOfLead = new Set<TrackerName>()
let isConversion = false

/** Where a document begins, and not for the second time: a reload and Back show again what has been told. */
const isArrival = (): boolean =>
  page.path === "" &&
  (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming | undefined)?.type === "navigate"

/** Tells each tracker of the page, unless it knows: one that did not run is told at the next occasion. */
const tellOfPage = (all: SiteTrackers): void => {
  if (!vendors) return
  for (const { name, id } of all) {
    if (!told.has(name) && vendors.tellOfView[name](id, page)) told.add(name)
    if (isConversion && !toldOfLead.has(name) && vendors.tellOfLead[name](id, page)) toldOfLead.add(name)
  }
}

/** The page comes first: nothing of a tracker is asked for before it has loaded and the browser has had time for it. */
const pageIsDone = async (): Promise<void> => {
  if (document.readyState !== "complete")
    await new Promise((resolve) => addEventListener("load", resolve, { once: true }))
  await new Promise<void>((resolve) => whenIdle(resolve))
}

/** Installs the trackers that the visitor has agreed to, and tells them of the page. */
const installAgreed = async (all: SiteTrackers): Promise<void> => {
  const isDue = ({ name }: SiteTrackers[number]) => isAllowed(trackers[name].purpose) && !installed.has(name)
  if (!all.some(isDue)) return
  await pageIsDone()
  vendors = await import("./tracker-scripts.ts")
  // One may be there already.
  tellOfPage(all)
  store(storedKeys.trackersUsed, true)
  for (const tracker of all.filter(isDue)) {
    installed.add(tracker.name)
    vendors.load(tracker.name, tracker.id)
    tellOfPage(all)
  }
}

const nothing = () => {}

const removeTraces = (): Promise<void> =>
  import("./tracker-traces.ts").then(({ deleteTraces }) => deleteTraces()).catch(nothing)

/** A tracker that is loaded cannot be taken out of a page: after a withdrawal the page is loaded anew, without it. */
export const leaveWithdrawn = async (): Promise<void> => {
  if ([...installed].every((name) => isAllowed(trackers[name].purpose))) return
  await removeTraces()
  location.reload()
}

/** To be called for each page, and each time that the visitor's consent has changed. */
export const viewPage = (viewed: Page, all: SiteTrackers, conversions: readonly string[]): void => {
  if (viewed.path !== page.path) {
    isConversion = isArrival() && conversions.some((slug) => viewed.path === `/${slug}/`)
    page = viewed
    told.clear()
    void leaveWithdrawn()
  }
  tellOfPage(all)
  // Without its trackers the page is as good as before: when they do not load, nobody needs to know.
  installAgreed(all).catch(nothing)
  // Some are written as a page goes, after the others were deleted, or by a window that the visitor has left open.
  if (stored(storedKeys.trackersUsed) && !purposes.every(isAllowed)) void removeTraces()
}
