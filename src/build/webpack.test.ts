/** @jest-environment node */
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../testing/folders.ts"
import { keepCompilations } from "./webpack.ts"

const versionOf = (files: Readonly<Record<string, string>>) => {
  const folder = temporaryFolder()
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  const cache: Parameters<typeof keepCompilations>[0] = { buildDependencies: { config: ["webpack.config.js"] } }
  keepCompilations(cache, folder)
  expect(cache.buildDependencies).toEqual({ defaultWebpack: [] })
  return cache.version
}

const compiled = { "gatsby-config.js": "exports.plugins = []", "gatsby-node.js": "exports.createPages = () => {}" }

test("what webpack has compiled is kept as long as Gatsby's configuration is the same", () =>
  expect(versionOf({ ...compiled, "gatsby-node.js.map": "{}" })).toBe(versionOf(compiled)))

test.each(Object.keys(compiled))("what webpack has compiled is not kept where %s is another", (file) =>
  expect(versionOf({ ...compiled, [file]: "exports.createPages = null" })).not.toBe(versionOf(compiled)),
)
