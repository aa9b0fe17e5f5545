/** @jest-environment node */
import { spawnSync } from "node:child_process"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"

/** Makes Gatsby's processes for HTML, gives them two pages, and prints what there is of processes and of garbage. */
const program = `(async () => {
  const nextTurn = () => new Promise(setImmediate)
  const { create } = require(${JSON.stringify(require.resolve("gatsby/dist/utils/worker/pool"))})
  const garbage = new WeakRef({})
  const state = async () => {
    await nextTurn()
    const processes = process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap").length
    return { processes, hasGarbage: garbage.deref() !== undefined }
  }
  const pool = create()
  const before = await state()
  await nextTurn()
  for (const path of ["/a/", "/b/"]) pool.single.renderHTMLProd({ paths: [path] }).catch(() => {})
  const after = await state()
  await Promise.all(pool.end())
  console.log(JSON.stringify({ before, after }))
  process.exit()
})()`

/** Reports of a build on a machine with as many cores. */
const buildWith = (cores: number) => {
  const folder = temporaryFolder()
  writeFiles(folder, { "program.cjs": program, "package.json": "{}" })
  const { stdout, stderr } = spawnSync(process.execPath, ["--expose-gc", "program.cjs"], {
    cwd: folder,
    encoding: "utf8",
    timeout: 100_000,
    env: { ...process.env, GATSBY_CPU_COUNT: String(cores), gatsby_executing_command: "build" },
  })
  try {
    return JSON.parse(stdout)
  } catch {
    throw new Error(stdout + stderr)
  }
}

test("the process that renders HTML starts with its first task, and memory is freed for it", () => {
  expect(buildWith(1)).toEqual({
    before: { processes: 0, hasGarbage: true },
    after: { processes: 1, hasGarbage: false },
  })
})

test("with more cores, which also run queries, the processes start at once", () => {
  expect(buildWith(3).before.processes).toBe(2)
})
