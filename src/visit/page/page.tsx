import type { HeadProps, PageProps } from "gatsby"
import type { ComponentType } from "react"
import type { PageContext } from "../../site/page.ts"
import { PageHead } from "./PageHead/PageHead.tsx"
import { type LayoutProps, PageLayout } from "./page-layout.tsx"

type Props<Page> = PageProps<unknown, PageContext<Page>>

/**
 * A template of a market's page from the component that shows its data, in the site's layout.
 * @param staysMounted whether the page stays mounted, hidden, so that Back finds it unchanged
 */
export const pageOf = <Page,>(Content: ComponentType<{ readonly page: Page }>, staysMounted = false) => {
  const Template = ({ pageContext }: Props<Page>) => <Content page={pageContext.page} />
  Template.Layout = PageLayout as ComponentType<LayoutProps>
  Template.staysMounted = staysMounted
  return Template
}

/** Set by the build (src/gatsby/webpack-config.ts). */
declare const __RENDERING_HTML__: boolean

/**
 * Gatsby's Head export of every page of a market, for browsers only: `src/gatsby/html/head.tsx` puts the same elements into the
 * HTML.
 */
export const MarketHead = __RENDERING_HTML__
  ? undefined
  : ({ pageContext }: HeadProps<unknown, PageContext<unknown>>) => <PageHead head={pageContext.head} />
