/** What differs in a browser, as scripts that run before each page's own. */
export const abilities = {
  "can share": () => {
    navigator.share = async (data) => void Object.assign(window, { shared: data })
    navigator.canShare = () => true
  },
  "does not allow copying": () => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("", "NotAllowedError"))
  },
  "has no room left to store anything": () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError")
    }
  },
  // As in Firefox behind a service worker.
  "names no page that the visitor comes from": () => {
    Object.defineProperty(document, "referrer", { get: () => "" })
  },
  "reports late what is in view": () => {
    globalThis.pendingObservations = new Map()
    globalThis.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        super((entries) => {
          // Steps wait with an observer of the body, which reports at once.
          if (entries.some(({ target }) => target === document.body)) return callback(entries, this)
          const before = globalThis.pendingObservations.get(this) ?? []
          globalThis.pendingObservations.set(this, [...before, () => callback(entries, this)])
        }, options)
      }
      override disconnect() {
        globalThis.pendingObservations.delete(this)
        super.disconnect()
      }
    }
  },
} as const
export type Ability = (typeof abilities)[keyof typeof abilities]

declare global {
  /** Observer callbacks that have not run yet. */
  var pendingObservations: Map<IntersectionObserver, (() => void)[]>
}
