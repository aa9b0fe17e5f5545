import type { Browser } from "playwright"
import { BrowserWindows } from "./browser-window.ts"

const scripts = { javaScript: true, serviceWorker: false }

/** A browser whose windows note what is done to them. */
const browserDouble = () => {
  const calls: string[] = []
  const note = (name: string) => () => void calls.push(name)
  const disposable = (name: string) => async () => ({ dispose: note(`without ${name}`) })
  const clock = () => ({ install: async () => {}, setFixedTime: async () => {} })
  const requested: ((request: unknown) => void)[] = []
  const newContext = async () => {
    const context = {
      clock: clock(),
      route: disposable("route"),
      addInitScript: disposable("script"),
      clearCookies: note("clear cookies"),
      setDefaultTimeout: () => {},
      close: note("close"),
      pages: () => [page],
      newPage: async () => page,
    }
    const page = {
      clock: clock(),
      context: () => context,
      on: (_: string, listener: (request: unknown) => void) => requested.push(listener),
      off: note("off"),
      goto: async (address: string) => void calls.push(`leave for ${address}`),
      evaluate: note("clear storage"),
      mouse: { move: note("move the mouse") },
      setViewportSize: async (size: { width: number }) => void calls.push(`${size.width} pixels`),
    }
    return context
  }
  const open = (url: string) => {
    for (const listener of requested) listener({ url: () => url, isNavigationRequest: () => true })
  }
  return { calls, open, windows: new BrowserWindows({ newContext } as unknown as Browser) }
}

test("a window is like new for the next scenario: its page has ended, changes are undone, and nothing is stored", async () => {
  const { calls, open, windows } = browserDouble()
  const window = await windows.take(scripts)
  await window.context.route("**", () => {})
  await window.page.setViewportSize({ width: 320, height: 568 })
  window.page.on("console", () => {})
  open("http://localhost:1/en/")
  await windows.giveBack(window)
  expect(calls).toEqual([
    "320 pixels",
    "leave for http://localhost:1/robots.txt",
    "without route",
    "1280 pixels",
    "off",
    "clear storage",
    "clear cookies",
    "move the mouse",
  ])
  expect(await windows.take(scripts)).toBe(window)
})

test("a window in which no page was opened is used again", async () => {
  const { calls, windows } = browserDouble()
  const window = await windows.take(scripts)
  await windows.giveBack(window)
  expect(calls).toEqual([])
  expect(await windows.take(scripts)).toBe(window)
})

test.each<[string, (double: ReturnType<typeof browserDouble>) => Promise<unknown>]>([
  [
    "whose clock was set",
    async ({ windows }) => {
      const window = await windows.take(scripts)
      await window.context.clock.install()
      return windows.giveBack(window)
    },
  ],
  [
    "that was at two sites",
    async ({ windows, open }) => {
      const window = await windows.take(scripts)
      open("http://localhost:1/")
      open("http://localhost:2/")
      return windows.giveBack(window)
    },
  ],
  [
    "with a service worker",
    async ({ windows }) => windows.giveBack(await windows.take({ ...scripts, serviceWorker: true })),
  ],
])("a window %s is closed", async (_, use) => {
  const double = browserDouble()
  await use(double)
  expect(double.calls).toEqual(["close"])
})
