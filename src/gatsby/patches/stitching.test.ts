/** @jest-environment node */
import { once } from "node:events"
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { Worker } from "node:worker_threads"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"

type BuildHtml = { stitchSlicesIntoPagesHTML: (options: { publicDir: string }) => Promise<void> }
type FileSystem = { readFile: (file: string, ...more: unknown[]) => unknown }

const publicDir = temporaryFolder()
/** Twice as many as are stitched at the same time. */
const pages = Array.from({ length: 50 }, (_, index) => `/${index}/`)

jest.doMock("gatsby-cli/lib/reporter", () => ({
  __esModule: true,
  default: { activityTimer: () => ({ start() {}, end() {} }) },
}))
jest.doMock("gatsby/dist/redux", () => ({
  emitter: { on() {} },
  store: {
    getState: () => ({
      html: { pagesThatNeedToStitchSlices: new Set(pages) },
      components: new Map(),
      pages: new Map(pages.map((path) => [path, { path, mode: "SSG" }])),
    }),
    dispatch() {},
  },
}))

const read = jest.spyOn(jest.requireActual<FileSystem>("fs-extra"), "readFile")
const { stitchSlicesIntoPagesHTML } = jest.requireActual<BuildHtml>("gatsby/dist/commands/build-html")

const slice = (content: string) => `<!-- slice-start id="header-1" -->${content}<!-- slice-end id="header-1" -->`
/** The last byte is no UTF-8. */
const page = (content: string) => Buffer.concat([Buffer.from(`<p>å</p>${slice(content)}`), Buffer.from([0xff])])
const stitched = Buffer.concat(pages.map(() => page("<b>ö</b>")))
const htmlOf = (path: string) => readFileSync(join(publicDir, path, "index.html"))

/** Stitches the header into pages that have an older one, or none. */
const stitch = async (older: string) => {
  jest.clearAllMocks()
  writeFiles(publicDir, { "_gatsby/slices/header-1.html": "<b>ö</b>" })
  for (const path of pages) {
    mkdirSync(join(publicDir, path), { recursive: true })
    // A file that is moved into place is never empty.
    writeFileSync(join(publicDir, path, "new.html"), page(older))
    renameSync(join(publicDir, path, "new.html"), join(publicDir, path, "index.html"))
  }
  await stitchSlicesIntoPagesHTML({ publicDir })
  return Buffer.concat(pages.map(htmlOf))
}

test("a page's bytes stay as they are beside a stitched slice", async () =>
  expect((await stitch("")).equals(stitched)).toBe(true))

test("a slice is read for the pages that begin together, and for no other", async () => {
  await stitch("")
  expect(read.mock.calls).toHaveLength(25)
})

/** Follows a file's size in another thread, and returns its least size so far when it ends. */
const followSize = async (file: string): Promise<() => Promise<number>> => {
  const [leastSize, isOver] = [new Int32Array(new SharedArrayBuffer(4)), new Int32Array(new SharedArrayBuffer(4))]
  const program = `
    const { statSync } = require("node:fs")
    const { parentPort, workerData: { file, leastSize, isOver } } = require("node:worker_threads")
    leastSize[0] = statSync(file).size
    parentPort.postMessage("started")
    while (!Atomics.load(isOver, 0)) leastSize[0] = Math.min(leastSize[0], statSync(file).size)`
  const worker = new Worker(program, { eval: true, workerData: { file, leastSize, isOver } })
  await once(worker, "message")
  return async () => {
    Atomics.store(isOver, 0, 1)
    await once(worker, "exit")
    return leastSize[0] ?? 0
  }
}

test("a page that grows is never empty meanwhile, because an emptied file waits for the disk", async () => {
  await stitch("")
  const leastSize = await followSize(join(publicDir, "/0/index.html"))
  for (const _ of pages) await stitch("")
  expect(await leastSize()).toBe(page("").length)
})

test("a page that shrinks ends where it must", async () =>
  expect((await stitch("<b>longer than that</b>")).equals(stitched)).toBe(true))
