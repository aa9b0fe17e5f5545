let added: jest.SpyInstance

/** Loads a page with the first script in it, up to the moment before the load event. */
const page = async (body = "") => {
  document.head.innerHTML = ""
  document.body.innerHTML = `${body}
    <script id="page-parts" type="application/json">{"path": "/", "chunks": ["app"], "data": ["/data.json"]}</script>
    <script id="gatsby-chunks" type="application/json">{"hash": "1", "chunks": {"app": ["/app-1.js"]}}</script>`
  await import("./start.ts")
}

/** The load event, and the time after which scripts are requested. */
const endLoading = () => {
  dispatchEvent(new Event("load"))
  jest.runAllTimers()
}
const requested = () =>
  [...document.head.children].map(
    (element) => `${element.tagName} ${element.getAttribute("src") ?? element.getAttribute("href")}`,
  )
const isStarted = () => "___chunkMapping" in window
const happen = (type: string, on: EventTarget = document.body, properties = {}) =>
  on.dispatchEvent(Object.assign(new Event(type, { bubbles: true }), properties))

beforeEach(() => {
  jest.resetModules()
  jest.useFakeTimers()
  localStorage.clear()
  sessionStorage.clear()
  delete window.___chunkMapping
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
    },
  })
  added = jest.spyOn(window, "addEventListener")
})

afterEach(() => {
  for (const [type, listener, options] of added.mock.calls) removeEventListener(type, listener, options)
  added.mockRestore()
  Reflect.deleteProperty(navigator, "connection")
  jest.useRealTimers()
})

test("once the page has loaded, its scripts and data are requested, and nothing starts", async () => {
  await page()
  expect(requested()).toEqual([])
  endLoading()
  expect(requested()).toEqual(["LINK /app-1.js", "LINK /data.json"])
  expect(isStarted()).toBe(false)
})

test("with data saver on, only data are requested, by which a later release shows", async () => {
  Object.assign(navigator, { connection: { saveData: true } })
  await page()
  endLoading()
  expect(requested()).toEqual(["LINK /data.json"])
})

test.each(["pointerdown", "keydown", "focusin", "click", "input"])(
  "%s starts the scripts at once, and requests nothing twice when the page has loaded",
  async (type) => {
    await page()
    happen(type)
    endLoading()
    expect(requested()).toEqual(["SCRIPT /app-1.js", "LINK /data.json"])
  },
)

test.each(["pointermove", "wheel", "scroll", "visibilitychange", "storage"])(
  "%s starts the scripts as soon as the page has loaded, and at once later",
  async (type) => {
    await page()
    happen(type)
    expect(isStarted()).toBe(false)
    endLoading()
    expect(isStarted()).toBe(true)
  },
)

test("a move of the pointer without a distance is none", async () => {
  await page()
  endLoading()
  happen("pointermove", document.body, { movementX: 0, movementY: 0 })
  expect(isStarted()).toBe(false)
  happen("pointermove", document.body, { movementX: 0, movementY: -1 })
  expect(isStarted()).toBe(true)
})

test.each([
  ["/en/", "pointerdown", false],
  ["/en/", "keydown", true],
  ["#contact", "pointerdown", true],
])("a link to %s is left to the browser at a %s, or starts the scripts: %s", async (href, type, starts) => {
  await page(`<a href="${href}"><b>Link</b></a>`)
  happen(type, document.querySelector("b") as HTMLElement)
  expect(isStarted()).toBe(starts)
})

test("a page that has a query starts by itself", async () => {
  history.replaceState(null, "", "/?rooms=3")
  await page()
  endLoading()
  expect(isStarted()).toBe(true)
  history.replaceState(null, "", "/")
})

test("printing loads the lazy pictures", async () => {
  await page('<main><div><img loading="lazy" alt=""></div></main>')
  happen("beforeprint", window)
  expect(document.querySelector("img")?.loading).toBe("eager")
})

test("a script that fails is removed, also when webpack calls its handler for it", async () => {
  await page()
  happen("pointerdown")
  const script = document.querySelector<HTMLScriptElement>('script[src="/app-1.js"]')
  // Webpack adopts an element that still loads: it replaces the handler, and calls the former one without `this`.
  const handler = script?.onerror as (event: unknown) => void
  expect(script?.isConnected).toBe(true)
  handler({ type: "error", target: script })
  expect(script?.isConnected).toBe(false)
})
