import { resolve } from "node:path"
import { setImmediate as nextTurn } from "node:timers/promises"
import type { GatsbyNode } from "gatsby"
import { chosenMarket } from "../domain/chosen-market.ts"
import { hasRoute, offlinePathOf, shortAddressesOf } from "../domain/paths.ts"
import { listingSource } from "../listings/source.ts"
import { writeAgents, writeContactFiles } from "../publish/contact-files.ts"
import { writeContactWords } from "../publish/contact-words.ts"
import { FileCache } from "../publish/file-cache.ts"
import { requestMedia, writeFilesOfHome, writeSearchFiles } from "../publish/home-files.ts"
import { writePublications } from "../publish/publications.ts"
import { writeServiceWorker } from "../publish/service-worker.ts"
import { recordStamps, stampOf } from "../publish/stamps.ts"
import { editionOf, libraries } from "../site/edition.ts"
import { pictureCache } from "../site/media/media.ts"
import { writePortraits } from "../site/media/portraits.ts"
import { readContent } from "../site/records/read-content.ts"
import { defaultLanguage } from "../spec/languages.ts"
import { errorPage, offlinePage } from "../visit/errors/substitute-pages.data.ts"
import { frameOf } from "../visit/frame/frame.data.ts"
import { type BuiltPage, builtPages } from "../visit/site.data.ts"
import { lazyContext } from "./lazy-context.ts"

const { name, market } = chosenMarket()
const template = (file: string) => resolve(`src/visit/${file}.tsx`)
let pages: readonly BuiltPage[] = []
/** Pictures that are still being encoded. */
let pictures: Promise<void> = Promise.resolve()

/** Declares the types, because Gatsby cannot infer them in a market without trackers. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(`
    type SiteSiteMetadata {
      trackers: [SiteTracker!]!
      conversions: [String!]!
    }
    type SiteTracker {
      name: String!
      id: String!
    }
  `)
}

export const createPages: GatsbyNode["createPages"] = async ({ actions, reporter }) => {
  const content = readContent(name, undefined, listingSource(name))
  const fileCache = new FileCache("public", ".cache/file-cache.json", [
    "homes",
    "viewings",
    "media/maps",
    "media/documents",
  ])
  const library = libraries("public")
  const editions = market.languages.map((language) => editionOf(content, language, library))
  const stampOfRecords = recordStamps(content)
  pages = builtPages(content, editions)

  for (const edition of editions)
    actions.createSlice({
      id: `frame-${edition.language}`,
      component: template("frame/frame"),
      context: frameOf(edition),
    })
  for (const [index, page] of pages.entries()) {
    actions.createPage({
      path: page.path,
      component: template(page.template),
      context: lazyContext(page, page.records ? stampOfRecords(page.records) : stampOf(page.context)),
      slices: { frame: `frame-${page.language}` },
    })
    // Yields to the event loop, because Gatsby saves pages there and would otherwise hold all of them in memory.
    if (index % 200 === 199) await nextTurn()
  }
  for (const language of market.languages) {
    const folder = language === defaultLanguage ? "" : `/${language}`
    actions.createPage({
      path: `${folder}/404.html`,
      component: template("errors/not-found"),
      context: errorPage(editions, "notFound"),
    })
    actions.createPage({
      path: `${folder}/500.html`,
      component: template("errors/server-error"),
      context: errorPage(editions, "serverError"),
    })
  }
  for (const edition of editions)
    actions.createPage({
      path: offlinePathOf(edition.language),
      component: template("errors/offline"),
      context: offlinePage(edition),
    })
  for (const { from, to } of shortAddressesOf(market))
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true })

  fileCache.update("other maps", "", (file) => {
    for (const map of library.maps.paths()) file(map, null)
  })
  for (const listing of content.listings)
    fileCache.update(listing.id, stampOfRecords([listing]), (file) => writeFilesOfHome(listing, editions, file))
  fileCache.save()
  requestMedia(content, editions)
  // Encodes while Gatsby bundles, which leaves processors idle.
  const encodes = process.env.PICTURES !== "when asked"
  pictures = library.pictures.write("public", pictureCache, encodes, (done, total) =>
    reporter.info(`pictures: ${done} of ${total}`),
  )
  // An error is thrown where the pictures are awaited.
  pictures.catch(() => {})
  library.plans.write("public")
  writePortraits("public", content.agents)
  if (hasRoute(market, "contact")) {
    writeContactWords("public", editions)
    writeAgents("public", content)
  }
  writeSearchFiles("public", content, editions)
  writeContactFiles("public", editions)
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  await pictures
  await writePublications("public", market, pages)
  await writeServiceWorker("public", market)
}
