/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { writeFiles } from "../testing/files.ts"
import { temporaryFolder } from "../testing/folders.ts"

// Parcel starts workers, which takes long on a busy machine.
jest.setTimeout(60_000)

/** Compiles a site's gatsby-node.ts, as Gatsby does at the start of each command. */
const compiled = (site: string): string => {
  const program = require.resolve("gatsby/dist/utils/parcel/compile-gatsby-files")
  const run = `require(${JSON.stringify(program)}).runParcel(${JSON.stringify(site)}).then(() => process.exit(0))`
  const { status, stderr } = spawnSync(process.execPath, ["-e", run], { cwd: site, encoding: "utf8" })
  if (status !== 0) throw new Error(stderr)
  return readFileSync(join(site, ".cache/compiled/gatsby-node.js"), "utf8")
}

test("what gatsby-node.ts imports from a folder of output is compiled again when it has changed", () => {
  const site = temporaryFolder()
  writeFiles(site, { "package.json": "{}" })
  const write = (text: string) =>
    writeFiles(site, {
      "dist/helper.ts": `export const imported = "${text}"`,
      "gatsby-node.ts": `import { imported } from "./dist/helper"\nexport const onPreInit = () => imported + "${text}"`,
    })
  write("before")
  expect(compiled(site)).toContain('imported = "before"')
  write("after")
  expect(compiled(site)).toContain('imported = "after"')
})
