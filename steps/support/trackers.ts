import type { BrowserContext, Disposable, Page } from "playwright"

/** Reports each call of a tracker's function to the scenario as source text, without the time of day. */
const record = `
  const record = (name, args) => recordCall(name + "(" + Array.from(args, (value) =>
    value instanceof Date ? "now" : JSON.stringify(value)).join(", ") + ")")
`

/**
 * Replaces the vendors' scripts: each takes queued and later calls, stores what the vendor's script stores, and reports
 * the calls.
 */
const stubs: Readonly<Record<string, string>> = {
  "www.googletagmanager.com": `
    const take = (entry) => { if (String(entry) === "[object Arguments]") record("gtag", entry) }
    for (const entry of dataLayer.splice(0)) take(entry)
    dataLayer.push = take
    document.cookie = "_ga=1; path=/"
    document.cookie = "_ga_KVISTBO=1; path=/"
    addEventListener("pagehide", () => { document.cookie = "_ga=2; path=/" })
    fetch("https://region1.google-analytics.com/g/collect", { mode: "no-cors" })`,
  "connect.facebook.net": `
    fbq.callMethod = (...call) => record("fbq", call)
    for (const call of fbq.queue.splice(0)) record("fbq", call)
    const { pushState } = history
    if (!fbq.disablePushState) history.pushState = (...state) => {
      pushState.apply(history, state)
      record("fbq", ["track", "PageView"])
    }
    document.cookie = "_fbp=1; path=/"
    new Image().src = "https://www.facebook.com/tr/"`,
  "s.pinimg.com": `
    for (const call of pintrk.queue.splice(0)) record("pintrk", call)
    pintrk.queue.push = (call) => record("pintrk", call)
    document.cookie = "_pin_unauth=1; path=/"
    new Image().src = "https://ct.pinterest.com/v3/"`,
  "cdn.taboola.com": `
    for (const call of _tfa.splice(0)) record("_tfa.push", [call])
    _tfa.push = (call) => record("_tfa.push", [call])
    try { localStorage.setItem("taboola global:user-id", "1") } catch {}
    fetch("https://trc.taboola.com/log/", { mode: "no-cors" })`,
  "amplify.outbrain.com": `
    const take = (...call) => record("obApi", [...call, { marketerId: obApi.marketerId }])
    obApi.dispatch = take
    for (const call of obApi.queue.splice(0)) take(...call)
    document.cookie = "outbrain_cid_fetch=1; path=/"
    new Image().src = "https://tr.outbrain.com/unifiedPixel"`,
}

/** Scripts that the vendors' scripts load. */
const ownScripts = /^\/signals\/|^\/ct\/lib\//

/** Defines the five functions, as another script on the page might have done; each fails at its first calls. */
const functionsOfOthers = (failures: number) => `
  ${record}
  const left = new Map()
  const take = (name, call) => {
    left.set(name, (left.get(name) ?? ${failures}) - 1)
    if (left.get(name) >= 0) throw new Error("not yet")
    record(name, call)
  }
  for (const name of ["fbq", "pintrk", "gtag", "obApi"]) window[name] = (...call) => take(name, call)
  window._tfa = { push: (call) => take("_tfa.push", [call]) }
`

/** A service: its function, and the calls that report a page view. */
export type Service = { readonly name: string; readonly pageView: RegExp }

/** Services by the words of the features. */
export const services: Readonly<Record<string, Service>> = {
  Meta: { name: "fbq", pageView: /^fbq\("track", "PageView"\)/ },
  Pinterest: { name: "pintrk", pageView: /^pintrk\("page"\)/ },
  Google: { name: "gtag", pageView: /^gtag\("event", "page_view"/ },
  Taboola: { name: "_tfa", pageView: /^_tfa\.push\(\{"notify":"event","name":"page_view"/ },
  Outbrain: { name: "obApi", pageView: /^obApi\("track", "PAGE_VIEW"/ },
}

/** Replaces the vendors of trackers; a scenario may block them too. */
export class Vendors {
  /** Every call that reached a tracker, in order. */
  readonly calls: string[] = []
  /** Requests to hosts of vendors. */
  readonly requests: { readonly host: string; readonly kind: string; readonly address: string }[] = []
  #blocked = false
  /** Additional code for the script of each host. */
  readonly #more = new Map<string, string>()

  /** Returns the changes of the context, to be undone. */
  async stub(context: BrowserContext): Promise<Disposable[]> {
    const recording = await context.exposeFunction("recordCall", (call: string) => this.calls.push(call))
    const answers = await context.route(/^https:/, async (route) => {
      const address = route.request().url()
      const { host, pathname } = new URL(address)
      this.requests.push({ host, kind: route.request().resourceType(), address })
      const isTheirs = !ownScripts.test(pathname)
      const script = isTheirs ? stubs[host] : undefined
      if (this.#blocked) await route.abort("blockedbyclient")
      else if (script)
        await route.fulfill({
          contentType: "text/javascript",
          body: `{ ${record} ${script} } ${this.#more.get(host) ?? ""}`,
        })
      else await route.fulfill({ status: 204 })
    })
    return [recording, answers]
  }

  /** Adds code to the script of a host. */
  alsoDo(host: string, program: string): void {
    this.#more.set(host, program)
  }

  /** Has the scripts of hosts load another script each. */
  loadMore(addresses: Readonly<Record<string, string>>): void {
    for (const [host, address] of Object.entries(addresses))
      this.alsoDo(host, `document.head.append(Object.assign(document.createElement("script"), { src: "${address}" }))`)
  }

  block(): void {
    this.#blocked = true
  }

  /** Returns the calls of a function, or the sorted calls about contact requests ("conversions"). */
  callsOf(name: string): string[] {
    return name === "conversions" ? this.callsLike(/lead/i).sort() : this.calls.filter((call) => call.startsWith(name))
  }

  /** Returns all calls service by service, with the keys of objects unquoted. */
  get callsByService(): string[] {
    const known = Object.values(services).flatMap(({ name }) => this.calls.filter((call) => call.startsWith(name)))
    const others = this.calls.filter((call) => !known.includes(call))
    return [...known, ...others].map((call) => call.replaceAll(/"(\w+)":/g, "$1:"))
  }

  /** Returns the titles of the pages that Google received. */
  get titles(): string[] {
    return this.callsLike(/^gtag\("event", "page_view"/).map((call) => /"page_title":"([^"]*)"/.exec(call)?.[1] ?? call)
  }

  callsLike(pattern: RegExp): string[] {
    return this.calls.filter((call) => pattern.test(call))
  }

  get scripts(): string[] {
    return this.requests
      .filter(({ kind }) => kind === "script")
      .map(({ address }) => address)
      .sort()
  }

  hosts(isScript: boolean): string[] {
    return [
      ...new Set(this.requests.filter(({ kind }) => (kind === "script") === isScript).map(({ host }) => host)),
    ].sort()
  }
}

export const putFunctionsOfOthers = (page: Page, failures = 0) => page.addInitScript(functionsOfOthers(failures))
