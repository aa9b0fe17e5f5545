/** @jest-environment node */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { writeFiles } from "../../testing/files.ts"
import { temporaryFolder } from "../../testing/folders.ts"

type BuildHtml = { stitchSlicesIntoPagesHTML: (options: { publicDir: string }) => Promise<void> }
type FileSystem = Record<"readFile" | "writeFileSync", (file: string, ...more: unknown[]) => unknown>

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

const fileSystem = jest.requireActual<FileSystem>("fs-extra")
const read = jest.spyOn(fileSystem, "readFile")
const written = jest.spyOn(fileSystem, "writeFileSync")
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
    writeFileSync(join(publicDir, path, "index.html"), page(older))
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

const flags = () => new Set(written.mock.calls.map(([, , options]) => (options as { readonly flag?: string })?.flag))

test("a page that grows is overwritten, and is not emptied first", async () => {
  await stitch("")
  expect(flags()).toEqual(new Set(["r+"]))
})

test("a page that shrinks ends where it must", async () => {
  expect((await stitch("<b>longer than that</b>")).equals(stitched)).toBe(true)
  expect(flags()).toEqual(new Set(["w"]))
})
