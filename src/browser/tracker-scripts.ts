import { type TrackerName, trackerScripts } from "../spec/trackers.ts"

export { tellOfLead, tellOfView } from "./tracker-events.ts"

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

const addScript = (src: string): void => {
  const script = document.createElement("script")
  script.async = true
  script.src = src
  document.head.append(script)
}

/**
 * A function that keeps its calls in a queue until the vendor's script has come for them.
 * @param taker field in which the script puts a function for the calls after that
 */
const stub = (fields: Readonly<Record<string, unknown>>, taker = "") => {
  const queue: unknown[][] = []
  const own = Object.assign(
    (...call: unknown[]) => {
      const take = (own as unknown as Record<string, unknown>)[taker]
      if (typeof take === "function") take.apply(own, call)
      else queue.push(call)
    },
    { queue, ...fields },
  )
  return own
}

const define = (globals: Readonly<Record<string, unknown>>) => Object.assign(window, globals)

/**
 * The vendors' own snippets, as code: each leaves a function that is already there alone.
 * None is told more than that a page was seen: Meta's and Pinterest's matching of people by what they write stays off.
 */
const install: Readonly<Record<TrackerName, (id: string) => void>> = {
  /** https://developers.google.com/tag-platform/gtagjs/install */
  google(id) {
    if (!window.gtag) {
      window.dataLayer ??= []
      const { dataLayer } = window
      define({
        gtag: function () {
          // biome-ignore lint/complexity/noArguments: Google's script reads such objects and passes over arrays
          dataLayer.push(arguments)
        },
      })
      addScript(`https://www.googletagmanager.com/gtag/js?id=${id}`)
    }
    // The visitor has agreed to statistics; advertising is another purpose.
    window.gtag?.("consent", "default", {
      analytics_storage: "granted",
      ad_storage: "denied",
      ad_user_data: "denied",
      ad_personalization: "denied",
    })
    window.gtag?.("js", new Date())
    window.gtag?.("config", id, { send_page_view: false })
  },

  /** https://developers.facebook.com/docs/meta-pixel/get-started */
  meta(id) {
    if (!window.fbq) {
      // The site tells of each page itself, so that none is told twice.
      const fbq = stub({ loaded: true, version: "2.0", disablePushState: true }, "callMethod")
      define({ fbq: Object.assign(fbq, { push: fbq }), _fbq: fbq })
      addScript("https://connect.facebook.net/en_US/fbevents.js")
    }
    // Otherwise Meta reads buttons and metadata of the page on its own.
    window.fbq?.("set", "autoConfig", false, id)
    window.fbq?.("init", id)
  },

  /** https://help.pinterest.com/en/business/article/install-the-pinterest-tag */
  pinterest(id) {
    if (!window.pintrk) {
      define({ pintrk: stub({ version: "3.0" }) })
      addScript("https://s.pinimg.com/ct/core.js")
    }
    window.pintrk?.("load", id)
  },

  /** https://help.taboola.com/hc/en-us/articles/360003460853 */
  taboola(id) {
    if (window._tfa) return
    define({ _tfa: [] })
    addScript(`https://cdn.taboola.com/libtrc/unip/${id}/tfa.js`)
  },

  /** https://www.outbrain.com/help/advertisers/outbrain-pixel */
  outbrain(id) {
    if (window.obApi) return
    define({ obApi: stub({ version: "1.1", loaded: true, marketerId: id }, "dispatch") })
    addScript("https://amplify.outbrain.com/cp/obtp.js")
  },
}

/** Loads the script of a tracker that the visitor has agreed to, which may load its others then. */
export const load = (name: TrackerName, id: string): void => {
  window.trackerScripts = [...(window.trackerScripts ?? []), ...trackerScripts[name](id)]
  install[name](id)
}
