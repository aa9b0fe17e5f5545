import { type TrackerName, trackerScripts } from "../../spec/trackers.ts"

export { trackPageView, trackRequest } from "./tracker-events.ts"

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
 * A function that queues its calls until the vendor's script takes them.
 * @param handlerField field in which the script puts its function for later calls
 */
const stub = (fields: Readonly<Record<string, unknown>>, handlerField = "") => {
  const queue: unknown[][] = []
  const queueCall = Object.assign(
    (...call: unknown[]) => {
      const handler = (queueCall as unknown as Record<string, unknown>)[handlerField]
      if (typeof handler === "function") handler.apply(queueCall, call)
      else queue.push(call)
    },
    { queue, ...fields },
  )
  return queueCall
}

const define = (globals: Readonly<Record<string, unknown>>) => Object.assign(window, globals)

/**
 * The vendors' snippets, limited to page views: existing globals stay, and Meta's and Pinterest's matching of people by
 * typed data is off.
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
      // The site reports each page itself, so Meta's own reports would count it twice.
      const fbq = stub({ loaded: true, version: "2.0", disablePushState: true }, "callMethod")
      define({ fbq: Object.assign(fbq, { push: fbq }), _fbq: fbq })
      addScript("https://connect.facebook.net/en_US/fbevents.js")
    }
    // Keeps Meta from reading the page's buttons and metadata.
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

/** Loads the script of a tracker with consent, after allowing the addresses of all scripts that it may load. */
export const load = (name: TrackerName, id: string): void => {
  window.trackerScripts = [...(window.trackerScripts ?? []), ...trackerScripts[name](id)]
  install[name](id)
}
