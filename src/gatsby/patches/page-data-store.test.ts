/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"

/** Runs a program beside Gatsby's own store of results, in a new folder, and returns what it reports. */
const reportOf = (program: string): unknown => {
  const folder = temporaryFolder()
  writeFiles(folder, {
    "package.json": "{}",
    "program.cjs": `(async () => {
      const { savePageQueryResult, waitUntilPageQueryResultsAreStored } = require(${JSON.stringify(require.resolve("gatsby/dist/utils/page-data"))})
      const { default: Store } = require(${JSON.stringify(require.resolve("gatsby/dist/utils/cache-lmdb"))})
      const outcome = () => waitUntilPageQueryResultsAreStored().then(() => "stored", (error) => error.message)
      ${program}
      process.exit()
    })()`,
  })
  const { stdout, stderr } = spawnSync(process.execPath, ["program.cjs"], {
    cwd: folder,
    encoding: "utf8",
    timeout: 100_000,
  })
  try {
    return JSON.parse(stdout)
  } catch {
    throw new Error(stdout + stderr)
  }
}

test("a result that cannot be stored fails the build at its next wait, until another one is stored", () => {
  const [failed, stored] = Object(
    reportOf(`
      // The store's keys have at most 1978 bytes.
      await savePageQueryResult("/" + "long".repeat(1000) + "/", "{}")
      const failed = await outcome()
      await savePageQueryResult("/second/", "{}")
      console.log(JSON.stringify([failed, await outcome()]))`),
  )
  expect(failed).toMatch(/key/i)
  expect(stored).toBe("stored")
})

test("a wait covers all results that are being stored, not only the last", () => {
  expect(
    reportOf(`
      const { set } = Store.prototype
      const slow = Promise.withResolvers()
      Store.prototype.set = async function (path, result) {
        if (path === "/slow/") await slow.promise
        return set.call(this, path, result)
      }
      await savePageQueryResult("/slow/", "{}")
      await savePageQueryResult("/fast/", "{}")
      const waiting = outcome()
      const first = await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 500, "waiting"))])
      slow.resolve()
      console.log(JSON.stringify([first, await waiting]))`),
  ).toEqual(["waiting", "stored"])
})
