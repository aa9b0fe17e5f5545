import type { HeadProps, PageProps } from "gatsby"
import type { ComponentType } from "react"
import type { PageContext } from "../build/page.ts"
import { PageHead } from "../components/PageHead/PageHead.tsx"
import type { LayoutProps } from "./layout.tsx"
import { PageLayout } from "./page-layout.tsx"

type Props<Page> = PageProps<unknown, PageContext<Page>>

/**
 * A page of a market from the component that shows its data, in the layout of the site.
 * @param isKept whether Back finds it as it was left: it stays there, out of sight, until then
 */
export const pageOf = <Page,>(Content: ComponentType<{ readonly page: Page }>, isKept = false) => {
  const Template = ({ pageContext }: Props<Page>) => <Content page={pageContext.page} />
  Template.Layout = PageLayout as ComponentType<LayoutProps>
  Template.isKept = isKept
  return Template
}

/** Set by the build (gatsby-node.ts). */
declare const __RENDERING_HTML__: boolean

/** Gatsby's Head export of every page of a market, where it runs in a browser: in HTML, `gatsby-ssr.tsx` puts the same elements. */
export const MarketHead = __RENDERING_HTML__
  ? undefined
  : ({ pageContext }: HeadProps<unknown, PageContext<unknown>>) => <PageHead head={pageContext.head} />
