import { needsScripts, showNew } from "./needs-scripts.ts"

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.head.innerHTML = document.body.innerHTML = ""
  history.replaceState(null, "", "/")
})

const consentTo = (statistics: boolean) => JSON.stringify({ purposes: { statistics, marketing: false } })
const live = (time: string | number) => {
  document.body.innerHTML = `<p data-live="${time}"></p>`
}

test.each([
  ["nothing to show", () => {}, false],
  ["a query", () => history.replaceState(null, "", "/?rooms=3"), true],
  ["a fragment, to which the browser leads", () => history.replaceState(null, "", "/#areas"), false],
  ["a consent", () => localStorage.setItem("consent", consentTo(true)), true],
  ["a refusal", () => localStorage.setItem("consent", consentTo(false)), false],
  ["a chosen language", () => localStorage.setItem("language", '"sv"'), false],
  ["a favourite", () => localStorage.setItem("favourites", "[]"), true],
  ["a sent request", () => sessionStorage.setItem("sent-request", "{}"), true],
  ["a place that is always drawn anew", () => live(0), true],
  ["a viewing that has begun", () => live(Date.now()), true],
  ["a viewing to come", () => live(Date.now() + 10_000), false],
  ["no viewing left", () => live(Number.POSITIVE_INFINITY), false],
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

test("a page that is scrolled needs its scripts", () => {
  Object.assign(window, { scrollY: 40 })
  expect(needsScripts()).toBe(true)
  Object.assign(window, { scrollY: 0 })
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
