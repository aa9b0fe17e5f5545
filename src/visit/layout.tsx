import type { WrapPageElementBrowserArgs } from "gatsby"
import type { ComponentType } from "react"
import type { PageContext } from "../site/page.ts"
import { errorVersion } from "./errors/error-version.ts"
import type { ErrorPage, OfflinePage } from "./errors/substitute-pages.data.ts"
import type { LayoutProps } from "./page/page-layout.tsx"
import { PageViews } from "./page/page-views.tsx"

/** A page names its layout in a static property, and whether it stays mounted when it is left. */
type PageWithLayout = { readonly Layout?: ComponentType<LayoutProps>; readonly staysMounted?: boolean }

/** Context of any page: every one passes through this wrapper. */
type AnyPage = PageContext<unknown> | ErrorPage | OfflinePage

const titleOf = (context: AnyPage, path: string): string =>
  ("versions" in context ? errorVersion(context, path) : context).head.title

/** Wraps a page in its layout outside of the page, so that the layout stays mounted across navigations. */
export const wrapPageElement = ({
  element,
  props: { pageContext, location },
}: Pick<WrapPageElementBrowserArgs<unknown, AnyPage>, "element" | "props">) => {
  const { Layout, staysMounted = false } = element.type as PageWithLayout
  return (
    <>
      <PageViews path={location.pathname} title={titleOf(pageContext, location.pathname)} />
      {Layout ? (
        <Layout pageContext={pageContext} location={location} staysMounted={staysMounted}>
          {element}
        </Layout>
      ) : (
        element
      )}
    </>
  )
}
