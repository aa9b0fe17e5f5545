/** @jest-environment node */
import { folderWith } from "./folder-with.ts"
import { stampsOf, withoutHashes, withoutVariables } from "./stamps.ts"

const built = {
  "dist/sample/fi/app-0a1b2c3d.js": "go()",
  "dist/sample/fi/index.html": '<main>Hem</main><footer>Ring</footer><script src="/app-0a1b2c3d.js"></script>',
  "dist/sample/fi/page-data/app-data.json": '{"webpackCompilationHash":"f3c150ee95b7c106ae43"}',
}
const stampsWith = (changes: Readonly<Record<string, string>>) => {
  const folder = folderWith(changes)
  return stampsOf((name) => `stamp of the ${name}`, folder)
}
const before = () => stampsWith(built)

test("a new hash of a script changes neither the page that names it nor the data of the build", () => {
  const { "dist/sample/fi/app-0a1b2c3d.js": script, ...others } = built
  const after = stampsWith({
    ...others,
    "dist/sample/fi/app-ffffffff.js": script,
    "dist/sample/fi/index.html": built["dist/sample/fi/index.html"].replace("0a1b2c3d", "ffffffff"),
    "dist/sample/fi/page-data/app-data.json": '{"webpackCompilationHash":"00000000000000000000"}',
  })
  for (const name of [
    "dist/sample/fi/app-*.js",
    "dist/sample/fi/index.html rest",
    "dist/sample/fi/page-data/app-data.json",
  ]) {
    expect(after(name)).toMatch(/^[\w-]{12}$/)
    expect(after(name)).toBe(before()(name))
  }
})

test("a changed footer changes that part of the page only", () => {
  const after = stampsWith({
    ...built,
    "dist/sample/fi/index.html": built["dist/sample/fi/index.html"].replace("Ring", "Skriv"),
  })
  const names = ["header", "main", "footer", "rest"].map((part) => `dist/sample/fi/index.html ${part}`)
  expect(names.filter((name) => after(name) !== before()(name))).toEqual(["dist/sample/fi/index.html footer"])
})

test.each([
  ["00000000", "ffffffff"],
  ["ffffffff", "00000000"],
])("a script of an earlier build makes no difference beside that of the last", (earlier, last) => {
  const html = `<script src="/webpack-runtime-${last}.js"></script>`
  const runtime = `{22:"${last}"}`
  const after = stampsWith({
    [`dist/sample/fi/22-${earlier}.js`]: "earlier",
    [`dist/sample/fi/22-${last}.js`]: "last",
    [`dist/sample/fi/webpack-runtime-${earlier}.js`]: `{22:"${earlier}"}`,
    [`dist/sample/fi/webpack-runtime-${last}.js`]: runtime,
    "dist/sample/fi/index.html": html,
  })
  const clean = stampsWith({
    "dist/sample/fi/22-0a1b2c3d.js": "last",
    "dist/sample/fi/webpack-runtime-0a1b2c3d.js": '{22:"0a1b2c3d"}',
    "dist/sample/fi/index.html": html.replaceAll(last, "0a1b2c3d"),
  })
  expect(after("dist/sample/fi/22-*.js")).toBe(clean("dist/sample/fi/22-*.js"))
  expect(after("dist/sample/fi/webpack-runtime-*.js")).toBe(clean("dist/sample/fi/webpack-runtime-*.js"))
})

test("what is not there has a stamp too", () => {
  expect(before()("dist/sample/fi/none-*.js")).toBe("-")
  expect(before()("dist/sample/fi/none/index.html main")).toBe("-")
  expect(before()("dist/sample/fi/page-data")).toBe("-")
})

test("code is stamped elsewhere", () => {
  expect(before()("code of steps/map.steps.ts")).toBe("stamp of the code of steps/map.steps.ts")
})

test("the list of pages changes with a page's path", () => {
  const after = stampsWith({ ...built, "dist/sample/fi/en/index.html": "" })
  expect(after("dist/sample/fi pages")).not.toBe(before()("dist/sample/fi pages"))
})

test.each([
  ['{"url":"/x-0a1b2c3d.css","revision":"c4ca4238a0b923820dcc509a6f75849b"}', '{"url":"/x-*.css","revision":"*"}'],
  ['{659:"8eec781d",22:"0123abcd"}[e]+".js"', '{659:"*",22:"*"}[e]+".js"'],
  ["a price of 12345678", "a price of 12345678"],
])("%s has no hashes as %s", (text, expected) => {
  expect(withoutHashes(text)).toBe(expected)
})

test("webpack's runtime makes no difference by the names of its variables", () => {
  const runtime = 'a.u=e=>e+"-"+{22:"*",47:"*"}[e]+".js"'
  expect(withoutVariables('c.u=t=>t+"-"+{22:"*",47:"*"}[t]+".js"')).toBe(withoutVariables(runtime))
  expect(withoutVariables(runtime.replace("47", "48"))).not.toBe(withoutVariables(runtime))
})
