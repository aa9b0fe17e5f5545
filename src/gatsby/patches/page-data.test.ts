/** @jest-environment node */
import { readFileSync } from "node:fs"
import { temporaryFolder } from "../../testing/folders.ts"

type PageData = {
  savePageQueryResult: (path: string, result: string) => Promise<void>
  flush: () => Promise<void>
}

const paths = Array.from({ length: 50 }, (_, index) => `/home-${index}/`)
const template = "src/visit/home/home.tsx"
const folder = temporaryFolder()
const pending = new Set<string>()

const fail = (_message: string, error: Error) => {
  throw error
}

jest.doMock("gatsby-cli/lib/reporter", () => ({
  __esModule: true,
  default: { createProgress: () => ({ start() {}, tick() {}, end() {} }), warn() {}, panicOnBuild: fail },
}))
jest.doMock("gatsby/dist/redux", () => ({
  emitter: { on() {} },
  store: {
    getState: () => ({
      program: { directory: folder, _: ["build"] },
      pages: new Map(paths.map((path) => [path, { path, componentPath: template, componentChunkName: "property" }])),
      components: new Map(),
      staticQueriesByTemplate: new Map(),
      queries: { trackedQueries: new Map() },
      slices: new Map(),
      slicesByTemplate: new Map(),
      nodeManifests: [],
      pendingPageDataWrites: { pagePaths: pending, sliceNames: new Set() },
    }),
    dispatch: ({ type, payload }: { type: string; payload: { page: string } }) => {
      if (type === "CLEAR_PENDING_PAGE_DATA_WRITE") pending.delete(payload.page)
    },
  },
}))
/** Replaces the store between processes with one so slow that every read comes before its write. */
jest.doMock("gatsby/dist/utils/cache-lmdb", () => ({
  __esModule: true,
  default: class {
    init() {
      return this
    }
    async set() {}
    async get() {}
  },
}))

Object.assign(process.env, { GATSBY_CPU_COUNT: "1", gatsby_executing_command: "build" })
const { savePageQueryResult, flush } = jest.requireActual<PageData>("gatsby/dist/utils/page-data")

test("page data is written, however late the store between processes is", async () => {
  for (const path of paths) {
    await savePageQueryResult(path, JSON.stringify({ pageContext: { path } }))
    pending.add(path)
    expect(pending.size).toBeLessThanOrEqual(20)
  }
  await flush()
  expect([...pending]).toEqual([])
  for (const path of paths)
    expect(JSON.parse(readFileSync(`${folder}/public/page-data${path}page-data.json`, "utf8"))).toMatchObject({
      path,
      result: { pageContext: { path } },
    })
})
