import { realpathSync } from "node:fs"
import { resolve } from "node:path"
import { setImmediate as nextTurn } from "node:timers/promises"
import type { GatsbyNode } from "gatsby"
import { errorPage, footerOf, headerOf, offlinePage } from "./src/build/chrome.ts"
import { writeContactFiles } from "./src/build/contact-files.ts"
import { writeContactWords } from "./src/build/contact-words.ts"
import { editionOf, libraries } from "./src/build/edition.ts"
import { FileCache } from "./src/build/file-cache.ts"
import { firstScript } from "./src/build/first-script.ts"
import { requestMedia, writeFilesOfHome, writeSearchFiles } from "./src/build/home-files.ts"
import { listingSource } from "./src/build/listings/source.ts"
import { marketInUse } from "./src/build/market.ts"
import { writePublications } from "./src/build/publications.ts"
import { readContent } from "./src/build/read-content.ts"
import { hasServiceWorker, writeServiceWorker } from "./src/build/service-worker.ts"
import { type BuiltPage, builtPages } from "./src/build/site.ts"
import { homeStamps, stampOf } from "./src/build/stamps.ts"
import { islandStylesPlugin, splitStylesByTemplate } from "./src/build/styles.ts"
import {
  contentHashPlugin,
  eagerCompileBanner,
  shortenClassNames,
  skipLoaderTracing,
  versionWebpackCache,
} from "./src/build/webpack.ts"
import { offlinePathOf, shortAddressesOf } from "./src/domain/paths.ts"
import { defaultLanguage } from "./src/spec/languages.ts"

const { name, market } = marketInUse()
const template = (file: string) => resolve(`src/templates/${file}.tsx`)
let pages: readonly BuiltPage[] = []

/**
 * Page context that Gatsby stores and compares as a stamp only.
 * Its data is computed when Gatsby serialises it to JSON, for pages whose stamp has changed.
 */
const lazyContext = (page: BuiltPage, stamp: string): Record<string, unknown> => {
  let data: BuiltPage["context"] | undefined
  const part = (name: keyof BuiltPage["context"]) =>
    Object.defineProperty({ stamp }, "toJSON", {
      value: () => {
        data ??= page.context
        const { [name]: value } = data
        // JSON.stringify reads the parts in order and `page` is the last, so the data can be freed.
        if (name === "page") data = undefined
        return value
      },
    })
  return { head: part("head"), frame: part("frame"), page: part("page") }
}

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
  const fileCache = new FileCache("public", ".cache/kept-files.json", ["homes", "viewings", "media/maps"])
  const library = libraries("public")
  const editions = market.languages.map((language) => editionOf(content, language, library))
  const stampOfHomes = homeStamps(content)
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
      context: lazyContext(page, page.homes ? stampOfHomes(page.homes) : stampOf(page.context)),
      slices: { header: `header-${page.language}`, footer: `footer-${page.language}` },
    })
    // Yields to the event loop, because Gatsby saves pages there and would otherwise hold all of them in memory.
    if (index % 200 === 199) await nextTurn()
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

  fileCache.update("other maps", "", (file) => {
    for (const map of library.maps.paths()) file(map, null)
  })
  for (const listing of content.listings)
    fileCache.update(listing.id, stampOfHomes([listing]), (file) => writeFilesOfHome(listing, editions, file))
  fileCache.save()
  requestMedia(content, editions)
  await library.pictures.write("public", ".markets/media", (done, total) =>
    reporter.info(`pictures: ${done} of ${total}`),
  )
  library.plans.write("public")
  if (content.listings.length > 0) writeContactWords("public", editions)
  writeSearchFiles("public", content, editions)
  writeContactFiles("public", editions)
}

/** Unused parts of Gatsby's runtime: Partytown's snippet works in development only, and the build renders slices. */
const unusedRuntime = [
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
  ".cache/slice/server-slice.js",
]

/** Sets which pages register a service worker, and drops Sentry's debug messages from what visitors download. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins, getConfig }) => {
  const config = getConfig()
  shortenClassNames(config.module.rules)
  versionWebpackCache(config.cache)
  if (stage === "build-javascript") splitStylesByTemplate(config)
  const registersWorker = stage === "build-javascript" && hasServiceWorker()
  actions.setWebpackConfig({
    ...(stage === "build-javascript" && {
      // Scripts would link to source maps, which are not published.
      devtool: false,
      // Aliases use real paths, because webpack resolves symbolic links.
      resolve: {
        alias: {
          ...Object.fromEntries(unusedRuntime.map((file) => [realpathSync(file), false])),
          [realpathSync(".cache/slice.js")]: resolve("src/browser/slice.tsx"),
        },
      },
    }),
    plugins: [
      skipLoaderTracing,
      ...(stage === "build-javascript"
        ? [contentHashPlugin, islandStylesPlugin, plugins.banner(eagerCompileBanner)]
        : []),
      plugins.define({
        __FIRST_SCRIPT__: JSON.stringify(firstScript()),
        __SERVICE_WORKER__: JSON.stringify(registersWorker),
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
