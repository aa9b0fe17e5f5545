/**
 * A process that makes again what a build decides, for one fault after the other: it runs in the folder of a built market and
 * answers with the files that a page with the fault needs.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs"
import { join, relative } from "node:path"
import { readChanged } from "./changed-files.ts"
import { type ChangedScript, changedFirstScript } from "./first-script.ts"
import { type PageData, type Slice, startRenderer } from "./html.ts"
import { type FileChanges, plantInModules } from "./module-faults.ts"
import { remadeFolder } from "./remade-folder.ts"
import { changedText, chosenFault, faultReached } from "./switch-text.ts"

export type ToRemake = { readonly id: number } & (
  | { readonly fault: string; readonly changes: FileChanges }
  | { readonly path: string }
)
export type Remade = {
  readonly id: number
  /** Content of the path, if the fault can have changed it. */
  readonly file?: Uint8Array | undefined
  /** Whether the site no longer has a page at the path. */
  readonly isGone?: boolean
  /** Whether anything that the build decides depends on the fault. */
  readonly isRemade?: boolean
  /** The first script of every page, if the fault is in it. */
  readonly script?: ChangedScript | undefined
  readonly isReached: boolean
  readonly error?: string
}

type CreatedPage = { readonly path: string; readonly component: string; readonly context: unknown }
type CreatedSlice = { readonly id: string; readonly component: string; readonly context: unknown }
/** The part of src/gatsby/pages.ts that is used here. */
type Pages = {
  readonly createPages: (api: {
    readonly actions: Readonly<Record<"createPage" | "createSlice" | "createRedirect", (value: never) => void>>
    readonly reporter: { readonly info: (text: string) => void }
  }) => Promise<void>
}

const site = process.cwd()
const built = join(site, "public")
const folder = remadeFolder(site, process.pid)
/** Pictures are those of the build, because encoding them again takes longer than all else. */
const pictures = {
  replace: '    await mkdir(join(folder, "media"), { recursive: true })\n',
  with: "    if (folder) return\n",
}
const modules = plantInModules(site, { [join(site, "src/site/media/media.ts")]: [pictures] })
const at = (path: string) => join(site, path)
const pagesModule = at("src/gatsby/pages.ts")
const workerModule = at("src/publish/service-worker.ts")
const renderer = await startRenderer(site)
let isReached = false
Object.assign(globalThis, { [faultReached]: () => (isReached = true) })

const json = (file: string) => JSON.parse(readFileSync(file, "utf8"))
const dataFileOf = (path: string) => `/page-data${path === "/" ? "/index" : path.replace(/\/$/, "")}/page-data.json`
const sliceFileOf = (name: string) => `/slice-data/${name}.json`

const enterEmptyFolder = () => {
  rmSync(folder, { recursive: true, force: true })
  for (const part of ["public", ".cache", ".markets", "features"]) mkdirSync(join(folder, part), { recursive: true })
  for (const part of ["src", "features/sample", "static", "node_modules", ".markets/media", ".markets/documents"])
    symlinkSync(join(site, part), join(folder, part))
  process.chdir(folder)
}

/** What the site's own hook for Gatsby creates. */
const created = async () => {
  const pages = new Map<string, CreatedPage>()
  const slices = new Map<string, CreatedSlice>()
  const { createPages } = await modules.load<Pages>(pagesModule)
  await createPages({
    actions: {
      createPage: (page: CreatedPage) => pages.set(page.path, page),
      createSlice: (slice: CreatedSlice) => slices.set(slice.id, slice),
      createRedirect: () => {},
    },
    reporter: { info: () => {} },
  })
  return { pages, slices }
}

type Market = { readonly languages: readonly string[] }
type ChosenMarket = { readonly chosenMarket: () => { readonly name: string; readonly market: Market } }
type Editions = { readonly editionOf: (...all: unknown[]) => unknown; readonly libraries: () => unknown }
type Listings = { readonly listingSource: (name: string) => unknown }
type ReadContent = { readonly readContent: (...all: unknown[]) => unknown }
type Site = { readonly builtPages: (...all: unknown[]) => unknown }
type Publications = { readonly writePublications: (folder: string, market: Market, pages: unknown) => Promise<void> }
type Worker = { readonly writeServiceWorker: (folder: string, market: Market) => Promise<void> }

type Made = Awaited<ReturnType<typeof created>>

let planted: FileChanges = {}
let made: Made | undefined
let published: Promise<void> | undefined
let render: ReturnType<typeof renderer.fresh> | undefined

const sliceOf = ({ id, context }: CreatedSlice): Slice => {
  const { componentChunkName, result } = json(join(built, sliceFileOf(id)))
  return { name: id, componentChunkName, context: { path: result.sliceContext.path, ...(context as object) } }
}

const plant = async (fault: string, changes: FileChanges): Promise<Pick<Remade, "isRemade" | "script">> => {
  isReached = false
  published = undefined
  planted = changes
  enterEmptyFolder()
  Object.assign(globalThis, { [chosenFault]: fault })
  modules.plant(fault, changes)
  readChanged(changes, () => (isReached = true))
  made = modules.reaches(pagesModule) ? await created() : undefined
  const slices = [...(made?.slices.values() ?? [])].map(sliceOf)
  render = made || renderer.has(fault) ? renderer.fresh(new Map(slices.map((slice) => [slice.name, slice]))) : undefined
  const script = await changedFirstScript(site, `${folder}-script`, changes)
  isReached ||= script !== undefined
  const isStatic = Object.keys(changes).some((path) => staticPathOf(path) !== undefined)
  return { isRemade: isStatic || script !== undefined || render !== undefined, script }
}

/** Address of a file that the site serves as it is. */
const staticPathOf = (file: string): string | undefined =>
  file.startsWith(`${at("static")}/`) ? `/${relative(at("static"), file)}` : undefined

/** Writes feeds, sitemaps and the like, which the site's build writes last. */
const publish = async (): Promise<void> => {
  const { chosenMarket } = await modules.load<ChosenMarket>(at("src/domain/chosen-market.ts"))
  const { editionOf, libraries } = await modules.load<Editions>(at("src/site/edition.ts"))
  const { listingSource } = await modules.load<Listings>(at("src/listings/source.ts"))
  const { readContent } = await modules.load<ReadContent>(at("src/site/records/read-content.ts"))
  const { builtPages } = await modules.load<Site>(at("src/visit/site.data.ts"))
  const { writePublications } = await modules.load<Publications>(at("src/publish/publications.ts"))
  const { name, market } = chosenMarket()
  const content = readContent(name, undefined, listingSource(name))
  const library = libraries()
  const editions = market.languages.map((language) => editionOf(content, language, library))
  await writePublications("public", market, builtPages(content, editions))
  if (!modules.reaches(workerModule)) return
  for (const file of readdirSync(built, { recursive: true }).map(String))
    if (/(?:^|\/)(?:offline\.(?:html|js)|404\.html)$/.test(file) && statSync(join(built, file)).isFile()) {
      mkdirSync(join("public", file, ".."), { recursive: true })
      copyFileSync(join(built, file), join("public", file))
    }
  const { writeServiceWorker } = await modules.load<Worker>(workerModule)
  await writeServiceWorker("public", market)
}

/** Data of a page with the fault; a new page takes the queries and slices of another one with its template. */
const pageDataOf = (path: string): PageData | undefined => {
  const file = join(built, dataFileOf(path))
  if (!made) return existsSync(file) ? json(file) : undefined
  const page = made.pages.get(path)
  if (!page) return undefined
  const like = existsSync(file) ? path : [...made.pages.values()].find(isLike(page))?.path
  if (like === undefined) return undefined
  const data: PageData = json(join(built, dataFileOf(like)))
  return { ...data, path, result: { ...data.result, pageContext: JSON.parse(JSON.stringify(page.context)) } }
}
const isLike =
  ({ component }: CreatedPage) =>
  (page: CreatedPage): boolean =>
    page.component === component && existsSync(join(built, dataFileOf(page.path)))

const isPageData = (path: string): boolean => /^\/page-data\/.*\/page-data\.json$/.test(path)

/** Files that are written last, at the root of the site or of a language. */
const isPublication = (path: string): boolean =>
  /^\/(?:\w\w\/)?(?:feed\.xml|sitemap[\w-]*\.xml|robots\.txt|manifest\.webmanifest|sw\.js)$/.test(path)

const remakeFile = async (path: string): Promise<Uint8Array | "gone" | undefined> => {
  const file = Object.entries(planted).find(([file]) => staticPathOf(file) === path)
  if (file) {
    isReached = true
    return Buffer.from(changedText(path, readFileSync(file[0], "utf8"), file[1]))
  }
  if (made && isPublication(path)) {
    published ??= publish()
    await published
  }
  const slice = made?.slices.values().find(({ id }) => sliceFileOf(id) === path)
  if (slice) {
    const data = json(join(built, path))
    return Buffer.from(JSON.stringify({ ...data, result: { ...data.result, sliceContext: sliceOf(slice).context } }))
  }
  const dataPath = made?.pages.keys().find((page) => dataFileOf(page) === path)
  if (dataPath !== undefined) return Buffer.from(JSON.stringify(pageDataOf(dataPath)))
  const pagePath = path.replace(/\/index\.html$/, "/")
  const pageData = render && pageDataOf(pagePath)
  if (render && pageData) return render(pageData, join(folder, "public"))
  // Page data of the path itself is gone with its page.
  if (made && [path, dataFileOf(pagePath)].some((file) => isPageData(file) && existsSync(join(built, file))))
    return "gone"
  const written = join(folder, "public", path)
  return made && !path.endsWith("/") && existsSync(written) ? readFileSync(written) : undefined
}

const answer = async (request: ToRemake): Promise<Omit<Remade, "id" | "isReached">> => {
  if ("path" in request) {
    const file = await remakeFile(request.path)
    return file === "gone" ? { isGone: true } : { file }
  }
  return plant(request.fault, request.changes)
}

/** Answers one request after the other, because the planted fault is the process's. */
let turn = Promise.resolve()
process.on("message", (request: ToRemake) => {
  turn = turn.then(async () => {
    const result = await answer(request).catch((error: Error) => ({ error: `${error.message}` }))
    process.send?.({ id: request.id, isReached: isReached || modules.isReached(), ...result } satisfies Remade)
  })
})
// The first run learns which module imports which.
enterEmptyFolder()
await created()
process.send?.({ id: 0, isReached: false } satisfies Remade)
