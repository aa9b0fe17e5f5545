import { type TrackerName, trackers } from "../../spec/trackers.ts"
import { isAllowed } from "./consent.ts"

type MetaEvent = "PageView" | "Lead"
type PinterestCall = ["page"] | ["track", "lead"]
type GoogleEvent = "page_view" | "generate_lead"
type TaboolaEvent = "page_view" | "lead"
type OutbrainEvent = "PAGE_VIEW" | "Lead"

/** Vendors' globals, as far as the site calls them: no call takes what a visitor writes. */
declare global {
  interface Window {
    fbq?: {
      (command: "init", id: string): void
      (command: "set", setting: "autoConfig", value: false, id: string): void
      (command: "track", event: MetaEvent): void
    }
    pintrk?: {
      (command: "load", id: string): void
      (...call: PinterestCall): void
    }
    gtag?: {
      (command: "js", now: Date): void
      (command: "consent", when: "default", consent: Readonly<Record<string, "granted" | "denied">>): void
      (command: "config", id: string, settings: Readonly<Record<string, boolean>>): void
      (command: "event", event: GoogleEvent, about: { page_title: string }): void
    }
    _tfa?: { push(call: { notify: "event"; name: TaboolaEvent; id: number }): unknown }
    obApi?: (command: "track", event: OutbrainEvent) => void
  }
}

/** Calls a tracker if it is loaded and the visitor agrees, and keeps its errors from the page. */
const callTracker = <Tracker>(
  name: TrackerName,
  tracker: Tracker | undefined,
  call: (tracker: Tracker) => void,
): boolean => {
  if (!isAllowed(trackers[name].purpose) || !tracker) return false
  try {
    call(tracker)
    return true
  } catch {
    return false
  }
}

/**
 * Social ads: Meta's pixel.
 * @returns whether it ran
 */
export const metaPixel = (event: MetaEvent): boolean => callTracker("meta", window.fbq, (fbq) => fbq("track", event))

/**
 * Pin ads: Pinterest's tag.
 * @returns whether it ran
 */
export const pinterestTag = (...call: PinterestCall): boolean =>
  callTracker("pinterest", window.pintrk, (pintrk) => pintrk(...call))

/**
 * Analytics: Google's tag.
 * @param title of the page, because `document.title` still has the last page's when another one is shown
 * @returns whether it ran
 */
export const googleTag = (event: GoogleEvent, title: string): boolean =>
  callTracker("google", window.gtag, (gtag) => gtag("event", event, { page_title: title }))

/**
 * Native ads: Taboola's pixel.
 * @param id the site's account, which each call needs
 * @returns whether it ran
 */
export const taboolaPixel = (event: TaboolaEvent, id: string): boolean =>
  callTracker("taboola", window._tfa, (queue) => queue.push({ notify: "event", name: event, id: Number(id) }))

/**
 * Recommendation ads: Outbrain's pixel.
 * @returns whether it ran
 */
export const outbrainPixel = (event: OutbrainEvent): boolean =>
  callTracker("outbrain", window.obApi, (obApi) => obApi("track", event))
