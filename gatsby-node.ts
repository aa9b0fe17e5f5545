import { realpathSync } from "node:fs"
import { resolve } from "node:path"
import { setImmediate as turn } from "node:timers/promises"
import type { GatsbyNode } from "gatsby"
import { errorPage, footerOf, headerOf, offlinePage } from "./src/build/chrome.ts"
import { writeContactFiles } from "./src/build/contact-files.ts"
import { writeContactWords } from "./src/build/contact-words.ts"
import { readContent } from "./src/build/content.ts"
import { editionOf, libraries } from "./src/build/edition.ts"
import { firstScript } from "./src/build/first-script.ts"
import { askForMedia, writeFilesOfHome, writeSearchFiles } from "./src/build/home-files.ts"
import { KeptFiles } from "./src/build/kept-files.ts"
import { listingsInUse } from "./src/build/listings/in-use.ts"
import { marketInUse } from "./src/build/market.ts"
import { writePublications } from "./src/build/publications.ts"
import { serviceWorkerInUse, writeServiceWorker } from "./src/build/service-worker.ts"
import { type BuiltPage, builtPages } from "./src/build/site.ts"
import { homeStamps, stampOf } from "./src/build/stamps.ts"
import { keepStylesWithTheirTemplate, stylesOfSleepingParts } from "./src/build/styles.ts"
import {
  compileAhead,
  hashOfContent,
  keepCompilations,
  loadersAsInstalled,
  nameClassesShortly,
} from "./src/build/webpack.ts"
import { offlinePathOf, shortAddressesOf } from "./src/domain/paths.ts"
import { defaultLanguage } from "./src/spec/languages.ts"

const { name, market } = marketInUse()
const template = (file: string) => resolve(`src/templates/${file}.tsx`)
let pages: readonly BuiltPage[] = []

/**
 * The context of a page as Gatsby holds it in its store and compares it with that of the build before: a stamp. The data itself
 * is worked out when Gatsby writes it, as JSON, and only for pages whose stamp is another one.
 */
const promisedContext = (page: BuiltPage, stamp: string): Record<string, unknown> => {
  let data: BuiltPage["context"] | undefined
  const part = (name: keyof BuiltPage["context"]) =>
    Object.defineProperty({ stamp }, "toJSON", {
      value: () => {
        data ??= page.context
        const { [name]: value } = data
        // JSON asks for the parts in their order, and this is the last.
        if (name === "page") data = undefined
        return value
      },
    })
  return { head: part("head"), frame: part("frame"), page: part("page") }
}

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
  const kept = new KeptFiles("public", ".cache/kept-files.json", ["homes", "viewings", "media/maps"])
  const library = libraries("public")
  const editions = market.languages.map((language) => editionOf(content, language, library))
  const stamp = homeStamps(content)
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
  for (const [index, page] of pages.entries()) {
    actions.createPage({
      path: page.path,
      component: template(page.template),
      context: promisedContext(page, page.homes ? stamp(page.homes) : stampOf(page.context)),
      slices: { header: `header-${page.language}`, footer: `footer-${page.language}` },
    })
    // Gatsby writes pages into its database between turns: without any, all of them wait in memory.
    if (index % 200 === 199) await turn()
  }
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

  kept.keep("other maps", "", (file) => {
    for (const map of library.maps.asked()) file(map, null)
  })
  for (const listing of content.listings)
    kept.keep(listing.id, stamp([listing]), (file) => writeFilesOfHome(listing, editions, file))
  kept.end()
  askForMedia(content, editions)
  await library.pictures.write("public", ".markets/media", (done, all) => reporter.info(`pictures: ${done} of ${all}`))
  library.plans.write("public")
  if (content.listings.length > 0) writeContactWords("public", editions)
  writeSearchFiles("public", content, editions)
  writeContactFiles("public", editions)
}

/** Parts of Gatsby's runtime that no page of ours gets to: Partytown's snippet works in development alone, and slices are rendered. */
const neverRun = [
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
  ".cache/slice/server-slice.js",
]

/**
 * Pages register a service worker only where the build has one for them. What Sentry says to its own developers is left out
 * of what visitors download.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins, getConfig }) => {
  const config = getConfig()
  nameClassesShortly(config.module.rules)
  keepCompilations(config.cache)
  if (stage === "build-javascript") keepStylesWithTheirTemplate(config)
  const hasWorker = stage === "build-javascript" && serviceWorkerInUse()
  actions.setWebpackConfig({
    ...(stage === "build-javascript" && {
      // Source maps are not published, and scripts would name them.
      devtool: false,
      // Webpack knows files by where they really are.
      resolve: {
        alias: {
          ...Object.fromEntries(neverRun.map((file) => [realpathSync(file), false])),
          [realpathSync(".cache/slice.js")]: resolve("src/browser/slice.tsx"),
        },
      },
    }),
    plugins: [
      loadersAsInstalled,
      ...(stage === "build-javascript" ? [hashOfContent, stylesOfSleepingParts, plugins.banner(compileAhead)] : []),
      plugins.define({
        __FIRST_SCRIPT__: JSON.stringify(firstScript()),
        __SERVICE_WORKER__: JSON.stringify(hasWorker),
        __SENTRY_DEBUG__: "false",
        __RENDERING_HTML__: JSON.stringify(stage === "build-html"),
      }),
    ],
  })
}

export const onPostBuild: GatsbyNode["onPostBuild"] = async () => {
  await writePublications("public", market, pages)
  await writeServiceWorker("public", market)
}
