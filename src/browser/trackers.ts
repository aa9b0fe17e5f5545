import { type TrackerName, trackers } from "../spec/trackers.ts"
import { isAllowed } from "./consent.ts"

type MetaEvent = "PageView" | "Lead"
type PinterestCall = ["page"] | ["track", "lead"]
type GoogleEvent = "page_view" | "generate_lead"
type TaboolaEvent = "page_view" | "lead"
type OutbrainEvent = "PAGE_VIEW" | "Lead"

/** The vendors' globals, as far as the site calls them. What a visitor writes has no place in any of these calls. */
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

/** Calls a tracker where the visitor agrees and it is there; what goes wrong inside of it does not reach the page. */
const ran = <Tracker>(name: TrackerName, tracker: Tracker | undefined, call: (tracker: Tracker) => void): boolean => {
  if (!isAllowed(trackers[name].purpose) || !tracker) return false
  try {
    call(tracker)
    return true
  } catch {
    return false
  }
}

/** Social ads: Meta's pixel. @returns whether it ran */
export const metaPixel = (event: MetaEvent): boolean => ran("meta", window.fbq, (fbq) => fbq("track", event))

/** Pin ads: Pinterest's tag. @returns whether it ran */
export const pinterestTag = (...call: PinterestCall): boolean =>
  ran("pinterest", window.pintrk, (pintrk) => pintrk(...call))

/**
 * Analytics: Google's tag.
 * @param title of the page: the document's own is still the last page's when a new one is shown
 * @returns whether it ran
 */
export const googleTag = (event: GoogleEvent, title: string): boolean =>
  ran("google", window.gtag, (gtag) => gtag("event", event, { page_title: title }))

/** Native ads: Taboola's pixel. @param id the site's account, which each call names @returns whether it ran */
export const taboolaPixel = (event: TaboolaEvent, id: string): boolean =>
  ran("taboola", window._tfa, (queue) => queue.push({ notify: "event", name: event, id: Number(id) }))

/** Recommendation ads: Outbrain's pixel. @returns whether it ran */
export const outbrainPixel = (event: OutbrainEvent): boolean =>
  ran("outbrain", window.obApi, (obApi) => obApi("track", event))
