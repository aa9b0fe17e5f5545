import type { HeadProps, PageProps } from "gatsby"
import type { ComponentType } from "react"
import type { PageContext } from "../build/page.ts"
import { PageHead } from "../components/PageHead/PageHead.tsx"
import type { LayoutProps } from "./layout.tsx"
import { PageLayout } from "./page-layout.tsx"

type Props<Page> = PageProps<unknown, PageContext<Page>>

/** A page of a market from the component that shows its data, in the layout of the site. */
export const pageOf = <Page,>(Content: ComponentType<{ readonly page: Page }>) => {
  const Template = ({ pageContext }: Props<Page>) => <Content page={pageContext.page} />
  Template.Layout = PageLayout as ComponentType<LayoutProps>
  return Template
}

/** Gatsby's Head export of every page of a market. */
export const MarketHead = ({ pageContext }: HeadProps<unknown, PageContext<unknown>>) => (
  <PageHead head={pageContext.head} />
)
