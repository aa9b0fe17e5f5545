import { needsScripts, showNew, whenOutdated } from "./needs-scripts.ts"

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.head.innerHTML = document.body.innerHTML = ""
  history.replaceState(null, "", "/")
})

const consentTo = (statistics: boolean) => JSON.stringify({ purposes: { statistics, marketing: false } })

test.each([
  ["nothing to show", () => {}, false],
  ["a query", () => history.replaceState(null, "", "/?rooms=3"), true],
  ["a fragment, to which the browser leads", () => history.replaceState(null, "", "/#areas"), false],
  ["a consent", () => localStorage.setItem("consent", consentTo(true)), true],
  ["a refusal", () => localStorage.setItem("consent", consentTo(false)), false],
  ["a chosen language", () => localStorage.setItem("language", '"sv"'), false],
  ["a favourite", () => localStorage.setItem("favourites", "[]"), true],
  ["a viewed home", () => localStorage.setItem("recently-viewed", "[]"), false],
  ["a sent request", () => sessionStorage.setItem("sent-request", "{}"), true],
  ["a position of Gatsby's", () => sessionStorage.setItem("@@scroll|/en/|1", "40"), false],
  [
    "error reporting",
    () => {
      document.head.innerHTML = '<meta name="sentry-dsn" content="https://a@example.org/1">'
    },
    true,
  ],
])("a page with %s", (_, arrange, expected) => {
  arrange()
  expect(needsScripts()).toBe(expected)
})

test("a browser that refuses storage has nothing stored", () => {
  const storage = jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new Error("refused")
  })
  expect(needsScripts()).toBe(false)
  storage.mockRestore()
})

test("only homes of the last seven days are labelled as new", () => {
  const day = 24 * 60 * 60_000
  const published = (days: number) => new Date(Date.now() - days * day).toISOString()
  const days = [0, 6.9, 7, -1]
  document.body.innerHTML = days
    .map((age) => `<span data-new="${published(age)}" style="visibility: hidden"></span>`)
    .join("")
  showNew()
  const labels = [...document.querySelectorAll("span")]
  expect(labels.map(({ style }) => style.visibility)).toEqual(["", "", "hidden", "hidden"])
})

test("scripts start when a part comes into view that is outdated, or becomes so", () => {
  jest.useFakeTimers()
  const observed: Element[] = []
  let come: IntersectionObserverCallback = () => {}
  class Observer {
    constructor(listener: IntersectionObserverCallback) {
      come = listener
    }
    observe(part: Element) {
      observed.push(part)
    }
  }
  Object.assign(window, { IntersectionObserver: Observer })
  const times = [0, Date.now(), Date.now() + 10_000, Date.now() + 2 ** 31, Number.POSITIVE_INFINITY]
  document.body.innerHTML = times.map((time) => `<p data-live="${time}"></p>`).join("")
  const parts = [...document.querySelectorAll("p")]
  const comeIntoView = (...views: boolean[]) =>
    come(
      views.map((isIntersecting) => ({ isIntersecting }) as IntersectionObserverEntry),
      {} as IntersectionObserver,
    )
  const start = jest.fn()
  const wait = jest.spyOn(window, "setTimeout")
  whenOutdated(start)
  expect(wait.mock.calls.map(([, delay]) => delay)).toEqual([0, 0, 10_000])
  jest.advanceTimersByTime(9999)
  expect(observed).toEqual(parts.slice(0, 2))
  jest.advanceTimersByTime(1)
  expect(observed).toEqual(parts.slice(0, 3))
  comeIntoView(false)
  expect(start).not.toHaveBeenCalled()
  comeIntoView(false, true)
  expect(start).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})
