/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"

type EnsureFileContent = { ensureFileContent: (file: string, data: string) => Promise<boolean> }
type PageData = { readPageData: (folder: string, path: string) => Promise<object> }
type RenderHtml = { renderHTMLProd: (options: object) => Promise<unknown> }

const folder = temporaryFolder()
const html = join(folder, "public/a/index.html")
const nextTurn = <Value>(value: () => Value) => new Promise<Value>((resolve) => setImmediate(() => resolve(value())))
let isWritten: Promise<boolean> | undefined

jest.doMock("gatsby-cli/lib/reporter", () => ({ __esModule: true, default: {} }))
jest.doMock("gatsby/dist/redux", () => ({ emitter: { on() {} }, store: {} }))
jest.doMock(
  "/renderer",
  () => ({
    default: async () => {
      isWritten = nextTurn(() => existsSync(html))
      return { html: "<p>", unsafeBuiltinsUsage: [] }
    },
  }),
  { virtual: true },
)

const { ensureFileContent } = jest.requireActual<EnsureFileContent>("gatsby/dist/utils/ensure-file-content")
const { readPageData } = jest.requireActual<PageData>("gatsby/dist/utils/page-data")
const { renderHTMLProd } = jest.requireActual<RenderHtml>("gatsby/dist/utils/worker/child/render-html")

beforeEach(() =>
  writeFiles(folder, {
    "public/page-data/a/page-data.json": '{"componentChunkName":"a","staticQueryHashes":[],"result":{}}',
    "public/webpack.stats.json": '{"assetsByChunkName":{},"childAssetsByChunkName":{}}',
  }),
)

test("a file is written without waiting for a turn, if its content differs", async () => {
  const file = join(folder, "public/page-data/b/page-data.json")
  const isNew = ensureFileContent(file, "{}")
  expect(readFileSync(file, "utf8")).toBe("{}")
  expect([await isNew, await ensureFileContent(file, "{}"), await ensureFileContent(file, "[]")]).toEqual([
    true,
    false,
    true,
  ])
})

test("page data is read without waiting for a turn", async () =>
  expect(await Promise.race([nextTurn(() => "late"), readPageData(join(folder, "public"), "/a/")])).toMatchObject({
    componentChunkName: "a",
  }))

test("a page that has been rendered is written without waiting for a turn", async () => {
  jest.spyOn(process, "cwd").mockReturnValue(folder)
  await renderHTMLProd({ htmlComponentRendererPath: "/renderer", paths: ["/a/"], envVars: [], sessionId: 1 })
  expect(await isWritten).toBe(true)
  expect(readFileSync(html, "utf8")).toBe("<p>")
})
