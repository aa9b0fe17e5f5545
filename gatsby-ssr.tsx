import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import type { GatsbySSR } from "gatsby"
import type { ReactElement } from "react"
import { renderToPipeableStream } from "react-dom/server"
import { keepEarlyErrors } from "./src/browser/early-errors.ts"
import { dsnOf } from "./src/domain/dsn.ts"
import { languageOf } from "./src/domain/paths.ts"
import { type Language, languages } from "./src/spec/languages.ts"
import displayFont from "./src/styles/fonts/hedvig-letters-serif.woff2"

export { wrapPageElement } from "./src/templates/layout.tsx"

/** Webpack writes the build's own environment in here. */
const dsn = dsnOf(process.env.SENTRY_DSN)

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: languageOf(pathname, Object.keys(languages) as Language[]) })
  setHeadComponents([
    // Asked for with the page, it is there in time to be shown on most networks.
    <link key="display-font" rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a literal script
    <script key="early-errors" dangerouslySetInnerHTML={{ __html: keepEarlyErrors }} />,
    ...(dsn ? [<meta key="sentry-dsn" name="sentry-dsn" content={dsn.text} />] : []),
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
const offlineScript = <script key="offline" src="/offline.js" defer />

/**
 * Gatsby writes the page's path into an inline script, so that each page would need a hash of its own in the
 * Content-Security-Policy. Here the path is an attribute of the script, whose text is then the same on every page.
 * An error page of any language is /404.html or /500.html to Gatsby's loader: only those names may stand at another address.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  if (pathname.endsWith("/offline.html")) {
    replacePostBodyComponents([offlineScript])
    return
  }
  const path = /\/(404|500)\.html$/.exec(pathname)?.[0] ?? pathname
  replacePostBodyComponents(
    (getPostBodyComponents() as ReactElement[]).map((component) =>
      component.key === "script-loader" ? (
        <script
          key="script-loader"
          id="gatsby-script-loader"
          data-page-path={path}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: a literal script
          dangerouslySetInnerHTML={{ __html: "window.pagePath=document.currentScript.dataset.pagePath" }}
        />
      ) : (
        component
      ),
    ),
  )
}
