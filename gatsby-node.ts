import { rmSync } from "node:fs"
import { resolve } from "node:path"
import type { GatsbyNode } from "gatsby"
import { errorPage, footerOf, headerOf, offlinePage } from "./src/build/chrome.ts"
import { writeContactFiles } from "./src/build/contact-files.ts"
import { writeContactWords } from "./src/build/contact-words.ts"
import { readContent } from "./src/build/content.ts"
import { editionOf, libraries } from "./src/build/edition.ts"
import { writeHomeFiles } from "./src/build/home-files.ts"
import { listingsInUse } from "./src/build/listings/in-use.ts"
import { marketInUse } from "./src/build/market.ts"
import { writePublications } from "./src/build/publications.ts"
import { serviceWorkerInUse, writeServiceWorker } from "./src/build/service-worker.ts"
import { type BuiltPage, builtPages } from "./src/build/site.ts"
import { writeViewingFiles } from "./src/build/viewing-files.ts"
import { offlinePathOf, shortAddressesOf } from "./src/domain/paths.ts"
import { defaultLanguage } from "./src/spec/languages.ts"

const { name, market } = marketInUse()
const template = (file: string) => resolve(`src/templates/${file}.tsx`)
let pages: readonly BuiltPage[] = []

/** Said and not inferred, so that a market without trackers builds too. */
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
  const content = readContent(name, undefined, listingsInUse(name))
  const library = libraries()
  const editions = market.languages.map((language) => editionOf(content, language, library))
  pages = builtPages(content, editions)

  for (const edition of editions) {
    actions.createSlice({
      id: `header-${edition.language}`,
      component: template("slices/header"),
      context: headerOf(edition),
    })
    actions.createSlice({
      id: `footer-${edition.language}`,
      component: template("slices/footer"),
      context: footerOf(edition),
    })
  }
  for (const { path, template: file, language, context } of pages)
    actions.createPage({
      path,
      component: template(file),
      context,
      slices: { header: `header-${language}`, footer: `footer-${language}` },
    })
  for (const language of market.languages) {
    const folder = language === defaultLanguage ? "" : `/${language}`
    actions.createPage({
      path: `${folder}/404.html`,
      component: template("not-found"),
      context: errorPage(editions, "notFound"),
    })
    actions.createPage({
      path: `${folder}/500.html`,
      component: template("server-error"),
      context: errorPage(editions, "serverError"),
    })
  }
  for (const edition of editions)
    actions.createPage({
      path: offlinePathOf(edition.language),
      component: template("offline"),
      context: offlinePage(edition),
    })
  for (const { from, to } of shortAddressesOf(market))
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true })

  // Left by an earlier build, pictures and plans that no page shows any more would be published again.
  rmSync("public/media", { recursive: true, force: true })
  await library.pictures.write("public", ".markets/media", (done, all) => reporter.info(`pictures: ${done} of ${all}`))
  library.plans.write("public")
  library.maps.write("public")
  if (content.listings.length > 0) writeContactWords("public", editions)
  writeHomeFiles("public", content, editions)
  writeContactFiles("public", editions)
  writeViewingFiles("public", content, editions)
}

type Rule = {
  readonly oneOf?: readonly Rule[]
  readonly use?: readonly { readonly options?: { readonly modules?: { localIdentName?: string } } }[]
}

/**
 * A class is called after its file and itself, which no two share. Gatsby adds a hash, which nothing compresses: two bytes for each
 * class in the styles of every page.
 */
const nameClassesByFile = (rules: readonly Rule[]): void => {
  for (const { oneOf = [], use = [] } of rules) {
    nameClassesByFile(oneOf)
    for (const { options } of Array.isArray(use) ? use : [])
      if (options?.modules?.localIdentName) options.modules.localIdentName = "[name]--[local]"
  }
}

/**
 * Pages register a service worker only where the build has one for them. What Sentry says to its own developers is left out
 * of what visitors download.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins, getConfig }) => {
  nameClassesByFile(getConfig().module.rules)
  const hasWorker = stage === "build-javascript" && serviceWorkerInUse()
  actions.setWebpackConfig({
    plugins: [plugins.define({ __SERVICE_WORKER__: JSON.stringify(hasWorker), __SENTRY_DEBUG__: "false" })],
  })
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  await writePublications("public", market, pages)
  await writeServiceWorker("public", market)
}
