import { startErrorReporting } from "./error-reporting.ts"

beforeEach(() => {
  document.head.innerHTML = ""
  jest.isolateModules(() => require("./early-errors.ts"))
})

afterEach(() => {
  if (window.earlyErrors) removeEventListener("error", window.earlyErrors.record)
})

const fail = (message: string) => window.dispatchEvent(new ErrorEvent("error", { message }))
const earlyMessages = () => window.earlyErrors?.caught.map((event) => (event as ErrorEvent).message)

test("errors are collected from the first moment", () => {
  fail("one")
  fail("two")
  expect(earlyMessages()).toEqual(["one", "two"])
})

test("without a DSN, they are dropped and collecting ends", () => {
  fail("one")
  startErrorReporting()
  fail("two")
  expect(earlyMessages()).toEqual([])
})

test("with a DSN, they are collected until the page has loaded", () => {
  document.head.innerHTML = '<meta name="sentry-dsn" content="https://0a1b@errors.example/1">'
  jest.spyOn(document, "readyState", "get").mockReturnValue("interactive")
  fail("one")
  startErrorReporting()
  fail("two")
  expect(earlyMessages()).toEqual(["one", "two"])
})
