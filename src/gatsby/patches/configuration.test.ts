/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"

/** Loads the site's configuration, as Gatsby does at the start of each command, and prints where it was found. */
const program = `(async () => {
  const site = process.cwd()
  await require(${JSON.stringify(require.resolve("gatsby/dist/utils/parcel/compile-gatsby-files"))}).compileGatsbyFiles(site)
  const { getConfigFile } = require(${JSON.stringify(require.resolve("gatsby/dist/bootstrap/get-config-file"))})
  const { configModule, configFilePath } = await getConfigFile(site, "gatsby-config")
  console.log(JSON.stringify([configFilePath, configModule.siteMetadata]))
  process.exit()
})()`

test("Node.js imports gatsby-config.ts, and nothing compiles it", () => {
  const site = temporaryFolder()
  writeFiles(site, {
    "program.cjs": program,
    "package.json": "{}",
    "title.ts": 'export const title: string = "Kvistbo"',
    "gatsby-config.ts": 'import { title } from "./title.ts"\nexport default { siteMetadata: { title } }',
  })
  const { stdout, stderr } = spawnSync(process.execPath, ["program.cjs"], {
    cwd: site,
    encoding: "utf8",
    timeout: 50_000,
  })
  expect(`${stdout}${stderr}`).toContain(JSON.stringify([join(site, "gatsby-config.ts"), { title: "Kvistbo" }]))
  expect(existsSync(join(site, ".cache"))).toBe(false)
})
