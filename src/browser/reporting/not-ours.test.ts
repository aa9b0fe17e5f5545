import { isNotOurs } from "./not-ours.ts"

const thrownIn = (...files: readonly string[]) => ({
  type: undefined,
  exception: { values: [{ value: "x", stacktrace: { frames: files.map((filename) => ({ filename })) } }] },
})
const react = (number: number) => ({
  type: undefined,
  exception: { values: [{ value: `Minified React error #${number}; visit https://react.dev/errors/${number}` }] },
})

const pageWith = (body: string): Document => new DOMParser().parseFromString(body, "text/html")
const own = pageWith("<main><h1>Hem</h1></main>")

it.each([
  [true, ["chrome-extension://abcdefghijklmnop/content.js"]],
  [true, ["moz-extension://0a1b/x.js", "<anonymous>"]],
  [true, ["safari-web-extension://0a1b/x.js"]],
  [false, ["chrome-extension://abcdefghijklmnop/content.js", "https://www.kvistbo.example/app-1.js"]],
  [false, ["https://www.kvistbo.example/app-1.js"]],
  [false, ["https://www.kvistbo.example/chrome-extension://app.js"]],
  [false, ["<anonymous>"]],
  [false, []],
] as const)("is %s of an error in the scripts %j", (expected, files) => {
  expect(isNotOurs(thrownIn(...files), own)).toBe(expected)
})

it.each([
  [true, 418, '<html class="translated-ltr"><h1>Home</h1>'],
  [true, 423, "<h1>Hem</h1><reading-aid></reading-aid>"],
  [true, 425, '<body data-spelling="on"><h1>Hem</h1>'],
  [false, 418, "<main><h1>Hem</h1></main>"],
  [false, 185, '<html class="translated-ltr"><h1>Home</h1>'],
] as const)("is %s of React's error %i on a page with %s", (expected, number, body) => {
  expect(isNotOurs(react(number), pageWith(body))).toBe(expected)
})

it("is false of an event without an error", () => {
  expect(isNotOurs({ type: undefined, message: "x" }, own)).toBe(false)
})
