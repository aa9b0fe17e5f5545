import { realpathSync } from "node:fs"
import { resolve } from "node:path"
import type { GatsbyNode } from "gatsby"
import { hasServiceWorker } from "../publish/service-worker.ts"
import { firstScript, rootScript } from "./inline/compile.ts"
import { islandStylesPlugin, splitStylesByTemplate } from "./styles.ts"
import {
  contentHashPlugin,
  eagerCompileBanner,
  keepChunksWhole,
  shortenClassNames,
  shortenSharedNames,
  skipLoaderTracing,
  versionWebpackCache,
} from "./webpack.ts"

/**
 * Unused parts of Gatsby's runtime: Partytown's snippet works in development only, the build renders slices, and
 * src/browser/offline registers the service worker.
 */
const unusedRuntime = [
  "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js",
  ".cache/slice/server-slice.js",
  ".cache/register-service-worker.js",
]

/** Sets which pages register a service worker, and drops Sentry's debug messages from what visitors download. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, plugins, getConfig }) => {
  const config = getConfig()
  shortenClassNames(config.module.rules)
  versionWebpackCache(config.cache)
  if (stage === "build-javascript") {
    // Bundles webpack's runtime with the app: a file of its own would be one more request of every page.
    config.optimization.runtimeChunk = false
    splitStylesByTemplate(config)
    shortenSharedNames(config.optimization.splitChunks.cacheGroups)
    keepChunksWhole(config.optimization.splitChunks.cacheGroups)
  }
  const registersWorker = stage === "build-javascript" && hasServiceWorker()
  actions.setWebpackConfig({
    ...(stage === "build-javascript" && {
      // Scripts would link to source maps, which are not published.
      devtool: false,
      // Aliases use real paths, because webpack resolves symbolic links.
      resolve: {
        alias: {
          ...Object.fromEntries(unusedRuntime.map((file) => [realpathSync(file), false])),
          [realpathSync(".cache/slice.js")]: resolve("src/gatsby/slice.tsx"),
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
        __ROOT_SCRIPT__: JSON.stringify(rootScript()),
        __SERVICE_WORKER__: JSON.stringify(registersWorker),
        __SENTRY_DEBUG__: "false",
        __RENDERING_HTML__: JSON.stringify(stage === "build-html"),
      }),
    ],
  })
}
