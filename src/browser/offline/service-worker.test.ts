type Message = { readonly type: string; readonly payload: { readonly urlsToCache: readonly string[] } }

/** Loads the module in a browser whose service worker has control, or gets it through `takeControl`. */
const visit = async ({ controlled, saveData = false }: { controlled: boolean; saveData?: boolean }) => {
  const messages: Message[] = []
  const controller = { postMessage: (message: Message) => messages.push(message) }
  const serviceWorker = Object.assign(new EventTarget(), { controller: controlled ? controller : null })
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker })
  Object.defineProperty(navigator, "connection", { configurable: true, value: { saveData } })
  Object.defineProperty(performance, "getEntriesByType", {
    configurable: true,
    value: (type: string) =>
      type === "navigation" ? [{ workerStart: controlled ? 1 : 0 }] : [{ name: "http://localhost/app.js" }],
  })
  Object.assign(window, { requestIdleCallback: (work: () => void) => work() })
  jest.resetModules()
  const { cacheForOffline } = await import("./service-worker.ts")
  return {
    cacheForOffline,
    cached: () => messages.map(({ payload }) => payload.urlsToCache),
    takeControl: () => {
      serviceWorker.controller = controller
      serviceWorker.dispatchEvent(new Event("controllerchange"))
    },
  }
}

test("the worker caches a page that came through it; the script names a page reached by a link, once", async () => {
  const { cacheForOffline, cached } = await visit({ controlled: true })
  cacheForOffline("/", undefined)
  cacheForOffline("/omraden/", "/")
  cacheForOffline("/", "/omraden/")
  cacheForOffline("/omraden/", "/")
  expect(cached()).toEqual([["/omraden/"]])
})

test("the script names pages from before the worker, with their files, once it is in control", async () => {
  const { cacheForOffline, cached, takeControl } = await visit({ controlled: false })
  cacheForOffline("/", undefined)
  cacheForOffline("/omraden/", "/")
  expect(cached()).toEqual([])
  takeControl()
  takeControl()
  expect(cached()).toEqual([["/", "/omraden/", "http://localhost/app.js"]])
})

test("the script does not request a missing page again, and names the files of the not-found page", async () => {
  const { cacheForOffline, cached, takeControl } = await visit({ controlled: false })
  cacheForOffline("/finns-inte/", undefined, true)
  takeControl()
  cacheForOffline("/inte-heller/", "/finns-inte/", true)
  cacheForOffline("/", "/inte-heller/")
  expect(cached()).toEqual([["http://localhost/app.js"], ["/"]])
})

test("the script names styles inside the page too, except those of every page", async () => {
  document.head.innerHTML =
    '<style data-href="/styles-1.css"></style><style data-href="/12-3.css"></style><style></style>'
  const { cacheForOffline, cached } = await visit({ controlled: true })
  cacheForOffline("/", undefined)
  expect(cached()).toEqual([["/12-3.css"]])
  document.head.innerHTML = ""
})

test("a worker that takes control before the page's scripts run receives the page's files too", async () => {
  const { cacheForOffline, cached, takeControl } = await visit({ controlled: false })
  takeControl()
  cacheForOffline("/", undefined)
  expect(cached()).toEqual([["/", "http://localhost/app.js"]])
})

test("the script names nothing if the visitor saves data or the browser has no service workers", async () => {
  const { cacheForOffline, cached } = await visit({ controlled: true, saveData: true })
  cacheForOffline("/", undefined)
  cacheForOffline("/omraden/", "/")
  Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: undefined })
  cacheForOffline("/blogg/", "/omraden/")
  expect(cached()).toEqual([])
})

describe("a browser at localhost", () => {
  const worker = Object.assign(new EventTarget(), { state: "installing" })
  const registration = Object.assign(new EventTarget(), { installing: worker })
  const register = jest.fn(async () => registration)

  const loadPage = async (controller: object | null) => {
    const serviceWorker = Object.assign(new EventTarget(), { controller, register })
    Object.defineProperty(navigator, "serviceWorker", { configurable: true, value: serviceWorker })
    const readyState = jest.spyOn(document, "readyState", "get").mockReturnValue("loading")
    const { registerWhenLoaded } = await import("./service-worker.ts")
    registerWhenLoaded()
    expect(register).not.toHaveBeenCalled()
    readyState.mockRestore()
    dispatchEvent(new Event("load"))
    await Promise.resolve()
  }

  const install = () => {
    registration.dispatchEvent(new Event("updatefound"))
    worker.state = "installed"
    worker.dispatchEvent(new Event("statechange"))
  }

  beforeEach(() => register.mockClear())

  test("registers the worker after the page has loaded, and the first worker is no update", async () => {
    await loadPage(null)
    expect(register.mock.calls).toEqual([["/sw.js"]])
    install()
    expect(window.___swUpdated).toBeUndefined()
  })

  test("loads the next page as a document after a new worker has been installed", async () => {
    await loadPage({})
    install()
    expect(window.___swUpdated).toBe(true)
  })

  test("does not throw if the registration fails", async () => {
    register.mockRejectedValueOnce(new Error("refused"))
    await loadPage(null)
    expect(register).toHaveBeenCalledTimes(1)
  })
})
