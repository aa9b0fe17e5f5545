import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import type { GatsbySSR } from "gatsby"
import { cloneElement, isValidElement, type PropsWithChildren, type ReactElement } from "react"
import { renderToPipeableStream, renderToString } from "react-dom/server"
import type { ErrorPage } from "./src/build/chrome.ts"
import type { Head, PageContext } from "./src/build/page.ts"
import { type GatsbyPageData, pageParts } from "./src/build/page-parts.ts"
import { PageHead } from "./src/components/PageHead/PageHead.tsx"
import { dsnOf } from "./src/domain/dsn.ts"
import { languageOf } from "./src/domain/paths.ts"
import { type Language, languages } from "./src/spec/languages.ts"
import { stylesOfEveryPage } from "./src/spec/styles.ts"
import displayFont from "./src/styles/fonts/hedvig-letters-serif.woff2"

export { wrapPageElement } from "./src/templates/layout.tsx"

/** Compiled text of src/browser/first-script. */
declare const __FIRST_SCRIPT__: string

/** Webpack inlines the build's environment variable. */
const dsn = dsnOf(process.env.SENTRY_DSN)

/**
 * In every page's head, because Gatsby replaces a page's own head on navigation: a colour scheme that is removed and
 * added again restyles all elements twice.
 */
const headOfEveryPage = [
  // Preloaded, the font arrives in time to be used on most networks.
  <link key="display-font" rel="preload" as="font" type="font/woff2" href={displayFont} crossOrigin="anonymous" />,
  <meta key="colours" name="color-scheme" content="light dark" />,
  <meta key="light" name="theme-color" content="#fcfbf9" media="(prefers-color-scheme: light)" />,
  <meta key="dark" name="theme-color" content="#101613" media="(prefers-color-scheme: dark)" />,
  <link key="icon" rel="icon" type="image/svg+xml" href="/icons/icon.svg" />,
  <link key="icon-192" rel="icon" type="image/png" sizes="192x192" href="/icons/icon-192.png" />,
  <link key="icon-apple" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
  ...(dsn ? [<meta key="sentry-dsn" name="sentry-dsn" content={dsn.text} />] : []),
]

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  loadPageDataSync,
  setHtmlAttributes,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHtmlAttributes({ lang: languageOf(pathname, Object.keys(languages) as Language[]) })
  setHeadComponents(headOfEveryPage)
  // The development server renders no pages, and starts its scripts itself.
  if (isOffline(pathname) || !loadPageDataSync) return
  const data = loadPageDataSync(pathname) as unknown as GatsbyPageData & {
    readonly result: { readonly pageContext: PageContext<unknown> | ErrorPage }
  }
  const parts = pageParts(data)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of the build
  setHeadComponents([<script key="first-script" dangerouslySetInnerHTML={{ __html: __FIRST_SCRIPT__ }} />])
  setPostBodyComponents([
    <script
      key="page-parts"
      id="page-parts"
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: paths and names of ours
      dangerouslySetInnerHTML={{ __html: JSON.stringify(parts) }}
    />,
  ])
  const { pageContext } = data.result
  if ("frame" in pageContext) setHeadComponents(headOf(pageContext.head))
}

/**
 * Renders the head with the mark by which Gatsby replaces it on navigation, because Gatsby's own Head export takes half
 * as long as the page's body.
 */
const headOf = (head: Head): ReactElement[] => {
  const { children } = (PageHead({ head }) as ReactElement<PropsWithChildren>).props
  return [children]
    .flat(2)
    .filter((child) => isValidElement(child))
    .map((element) => cloneElement(element as ReactElement<HeadMark>, { "data-gatsby-head": "true" }))
}
type HeadMark = { readonly "data-gatsby-head"?: "true" }

/** React's mark for a part that is still suspended. */
const leftOut = "<!--$!-->"

/**
 * Renders in one piece, because React's stream moves large islands into place with inline scripts; a string costs half
 * as much but cannot wait for code.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  const atOnce = renderToString(bodyComponent)
  if (!atOnce.includes(leftOut)) return replaceBodyHTMLString(atOnce)
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
 * Other pages' addresses can show the offline page, where Gatsby's scripts would replace it: it runs only its own
 * script.
 */
const isOffline = (path: string): boolean => path.endsWith("/offline.html")

const offlineScript = <script key="offline" src="/offline.js" defer />

/** Gatsby's generator tag has no use. */
const isOfNoUse = ({ props }: ReactElement): boolean => (props as { readonly name?: string }).name === "generator"

const isStyle = ({ type }: ReactElement): boolean => type === "style"
const isOfEveryPage = ({ props }: ReactElement): boolean =>
  `${(props as StyleProps)["data-href"]}`.startsWith(`/${stylesOfEveryPage}`)
type StyleProps = { readonly "data-href"?: string }

/**
 * Puts shared styles before the template's, which override them, and drops the inline script with the page's path,
 * which would need a Content-Security-Policy hash for each page.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  const head = (getHeadComponents() as ReactElement[]).filter((element) => !isOfNoUse(element))
  const styles = head.filter(isStyle).sort((a, b) => Number(isOfEveryPage(b)) - Number(isOfEveryPage(a)))
  replaceHeadComponents(head.map((element) => (isStyle(element) && styles.shift()) || element))
  replacePostBodyComponents(
    isOffline(pathname)
      ? [offlineScript]
      : (getPostBodyComponents() as ReactElement[]).filter(({ key }) => key !== "script-loader"),
  )
}
