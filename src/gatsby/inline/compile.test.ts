import { execFileSync } from "node:child_process"

/** As the build compiles it: esbuild does not run in the tests' window. */
const script = execFileSync(
  process.execPath,
  ["-e", 'import("./src/gatsby/inline/compile.ts").then(({ firstScript }) => process.stdout.write(firstScript()))'],
  { encoding: "utf8" },
)

test("a page with the first script in it goes on where the script ends", () => {
  const { scripts, body } = new DOMParser().parseFromString(`<script>${script}</script><p>Hello`, "text/html")
  expect([...scripts].map(({ text }) => text)).toEqual([script])
  expect(body.textContent).toBe("Hello")
})

test("it runs as a classic script that keeps its names to itself, and requests the page's scripts at the first touch, once", () => {
  document.body.innerHTML = `
    <script id="page-parts" type="application/json">{"path": "/", "chunks": ["app", "home"], "data": []}</script>
    <script id="gatsby-chunks" type="application/json">
      {"hash": "1", "chunks": {"app": ["/app-1.js"], "home": ["/home-2.js"], "areas": ["/areas-3.js"]}}
    </script>`
  const requested = () => [...document.head.querySelectorAll("script")].map((element) => element.getAttribute("src"))
  const before = new Set(Object.getOwnPropertyNames(window))
  // biome-ignore lint/security/noGlobalEval: a page runs it as a classic script
  window.eval(script)
  expect(Object.getOwnPropertyNames(window).filter((name) => !before.has(name))).toEqual(["earlyErrors", "firstInput"])
  expect(document.documentElement.dataset.asked).toBe("http://localhost/")
  expect(requested()).toEqual([])
  for (const _ of ["first", "second"]) document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }))
  expect(requested()).toEqual(["/app-1.js", "/home-2.js"])
})
