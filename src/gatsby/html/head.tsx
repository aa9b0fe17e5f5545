import { cloneElement, isValidElement, type PropsWithChildren, type ReactElement } from "react"
import { dsnOf } from "../../domain/dsn.ts"
import type { Head } from "../../site/page.ts"
import displayFont from "../../styles/fonts/hedvig-letters-serif.woff2"
import { PageHead } from "../../visit/page/PageHead/PageHead.tsx"

/** Webpack inlines the build's environment variable. */
const dsn = dsnOf(process.env.SENTRY_DSN)

/**
 * In every page's head, because Gatsby replaces a page's own head on navigation: a colour scheme that is removed and
 * added again restyles all elements twice.
 */
export const headOfEveryPage = [
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

/**
 * Renders the head with the mark by which Gatsby replaces it on navigation, because Gatsby's own Head export takes half
 * as long as the page's body.
 */
export const headOf = (head: Head): ReactElement[] => {
  const { children } = (PageHead({ head }) as ReactElement<PropsWithChildren>).props
  return [children]
    .flat(2)
    .filter((child) => isValidElement(child))
    .map((element) => cloneElement(element as ReactElement<HeadMark>, { "data-gatsby-head": "true" }))
}
type HeadMark = { readonly "data-gatsby-head"?: "true" }
