type Rules = Readonly<Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string | null>>

const load = () => jest.isolateModules(() => require("./own-scripts.ts"))

/** Rules of the Trusted Types policy that the first script creates. */
const rules = (): Rules => {
  let createdRules: Rules | undefined
  Object.assign(window, { trustedTypes: { createPolicy: (_: string, rules: Rules) => (createdRules = rules) } })
  load()
  if (!createdRules) throw new Error("no policy was made")
  return createdRules
}

afterEach(() => {
  Object.assign(window, { trustedTypes: undefined, trackerScripts: undefined })
})

test("a browser without Trusted Types goes on", () => {
  expect(load).not.toThrow()
})

test.each(["/app-0a1b2c3d.js", "/component---src-visit-front-front-tsx-0a1b2c3d.js", "/sw.js"])(
  "%s may run",
  (address) => {
    expect(rules().createScriptURL(address)).toBe(address)
  },
)

test.each([
  "https://evil.example/app-0a1b2c3d.js",
  "//evil.example/a.js",
  "/\\evil.example/a.js",
  "/api/homes-feed",
  "/media/a.js/..",
  "data:text/javascript,1",
  "javascript:1",
  "https://s.pinimg.com/ct/core.js",
])("%s may not run", (address) => {
  expect(rules().createScriptURL(address)).toBeNull()
})

test("a tracker's scripts may run once the visitor has agreed to it, and no other scripts of its host", () => {
  window.trackerScripts = ["https://s.pinimg.com/ct/"]
  const { createScriptURL } = rules()
  for (const address of ["https://s.pinimg.com/ct/core.js", "https://s.pinimg.com/ct/lib/main.js"])
    expect(createScriptURL(address)).toBe(address)
  for (const address of ["https://s.pinimg.com/other.js", "https://s.pinimg.com/ct/../other.js"])
    expect(createScriptURL(address)).toBeNull()
})

test.each(["<script></script>", '{"@type":"Offer","name":"A \\u003cb>"}', "", "A &lt; B"])(
  "%s may be inserted",
  (html) => {
    expect(rules().createHTML(html)).toBe(html)
  },
)

test.each(["<script>1</script>", "<img src=x onerror=1>", "<b>", "<script></script><b>", "{}<"])(
  "%s may not be inserted",
  (html) => {
    expect(rules().createHTML(html)).toBeNull()
  },
)

test("a script's text may be structured data, and no program", () => {
  const { createScript } = rules()
  expect(createScript('{"@context":"https://schema.org"}')).toBe('{"@context":"https://schema.org"}')
  for (const text of ["alert(1)", '{"a":1};alert(1)', '{"a":alert(1)}', ""]) expect(createScript(text)).toBeNull()
})
