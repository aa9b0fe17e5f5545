/** @jest-environment node */
import { readFileSync } from "node:fs"
import { join } from "node:path"

const sourceOf = (file: string) => readFileSync(join("node_modules", file), "utf8")

test("the runtimes of scripts and of styles word a failed chunk as Gatsby's patched navigation knows it", () => {
  const chunkErrorPattern = /const isChunkFailure = error => \/(.+)\/i\.test/.exec(
    sourceOf("gatsby/cache-dir/navigation.js"),
  )?.[1]
  expect(chunkErrorPattern).toBeDefined()
  const pattern = new RegExp(chunkErrorPattern ?? "", "i")
  expect("ChunkLoadError: Loading chunk 568 failed.\n(error: http://localhost/568-1a2b.js)").toMatch(pattern)
  expect("Error: Loading CSS chunk 869 failed.\n(/styles.1a2b.css)").toMatch(pattern)
  expect("TypeError: Failed to fetch").not.toMatch(pattern)

  const scripts = sourceOf("webpack/lib/web/JsonpChunkLoadingRuntimeModule.js")
  expect(scripts).toContain("'Loading chunk ' + chunkId + ' failed.")
  expect(scripts).toContain("error.request = realSrc")
  const styles = sourceOf("mini-css-extract-plugin/dist/index.js")
  expect(styles).toContain('"Loading CSS chunk " + chunkId + " failed.')
  expect(styles).toContain("err.request = realHref")
})
