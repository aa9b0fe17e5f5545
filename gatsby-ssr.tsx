import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import type { GatsbySSR } from "gatsby"
import type { ReactElement } from "react"
import { renderToPipeableStream } from "react-dom/server"
import { keepEarlyErrors } from "./src/browser/early-errors.ts"
import { pagePartsId, startLate } from "./src/browser/start.ts"
import { type GatsbyPageData, pageParts } from "./src/build/page-parts.ts"
import { dsnOf } from "./src/domain/dsn.ts"
import { languageOf } from "./src/domain/paths.ts"
import { type Language, languages } from "./src/spec/languages.ts"
import displayFont from "./src/styles/fonts/hedvig-letters-serif.woff2"

export { wrapPageElement } from "./src/templates/layout.tsx"

/** Webpack writes the build's own environment in here. */
const dsn = dsnOf(process.env.SENTRY_DSN)

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  loadPageDataSync,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: languageOf(pathname, Object.keys(languages) as Language[]) })
  setHeadComponents([
    // Asked for with the page, it is there in time to be shown on most networks.
    <link key="display-font" rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a literal script
    <script key="early-errors" dangerouslySetInnerHTML={{ __html: keepEarlyErrors }} />,
    ...(dsn ? [<meta key="sentry-dsn" name="sentry-dsn" content={dsn.text} />] : []),
  ])
  if (isOffline(pathname)) return
  const parts = pageParts(loadPageDataSync(pathname) as unknown as GatsbyPageData)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a literal script
  setHeadComponents([<script key="start" dangerouslySetInnerHTML={{ __html: startLate }} />])
  setPostBodyComponents([
    <script
      key="page-parts"
      id={pagePartsId}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: paths and names of ours
      dangerouslySetInnerHTML={{ __html: JSON.stringify(parts) }}
    />,
  ])
}

/**
 * As Gatsby does it, but all in one piece: React would have inline scripts put a large part in its place that is taken over later,
 * such as the form of the search.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  const html = new PassThrough()
  const { pipe } = renderToPipeableStream(bodyComponent, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onAllReady: () => pipe(html),
    onError: (error) => {
      html.destroy(error instanceof Error ? error : new Error(String(error)))
    },
  })
  replaceBodyHTMLString(await text(html))
}

/**
 * The offline page stands at the addresses of other pages, and Gatsby's scripts would take it away from there: it has
 * none but its own.
 */
const isOffline = (path: string): boolean => path.endsWith("/offline.html")

const offlineScript = <script key="offline" src="/offline.js" defer />

/**
 * Gatsby writes the page's path into an inline script, so that each page would need a hash of its own in the
 * Content-Security-Policy. Here the path is among the page's parts, which are data.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) =>
  replacePostBodyComponents(
    isOffline(pathname)
      ? [offlineScript]
      : (getPostBodyComponents() as ReactElement[]).filter(({ key }) => key !== "script-loader"),
  )
