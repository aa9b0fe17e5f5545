import type { WrapPageElementBrowserArgs } from "gatsby"
import type { ComponentType, ReactNode } from "react"
import type { ErrorPage, OfflinePage } from "../build/chrome.ts"
import type { PageContext } from "../build/page.ts"
import { errorVersion } from "./error-version.ts"
import { PageViews } from "./page-views.tsx"

export type LayoutProps = {
  readonly children: ReactNode
  readonly pageContext: unknown
  readonly location: { readonly pathname: string; readonly key?: string | undefined }
  /** Whether the page stays as it was left, for Back. */
  readonly isKept: boolean
}

/** A page names its layout in a static property, and says whether it is kept when it is left. */
type PageWithLayout = { readonly Layout?: ComponentType<LayoutProps>; readonly isKept?: boolean }

/** What the site's pages are made from: every one comes through here. */
type AnyPage = PageContext<unknown> | ErrorPage | OfflinePage

/** The title that the page's own Head gives it. */
const titleOf = (context: AnyPage, path: string): string =>
  ("versions" in context ? errorVersion(context, path) : context).head.title

/** Wraps a page in the layout that it names, outside of the page itself so that the layout stays mounted from page to page. */
export const wrapPageElement = ({
  element,
  props: { pageContext, location },
}: Pick<WrapPageElementBrowserArgs<unknown, AnyPage>, "element" | "props">) => {
  const { Layout, isKept = false } = element.type as PageWithLayout
  return (
    <>
      <PageViews path={location.pathname} title={titleOf(pageContext, location.pathname)} />
      {Layout ? (
        <Layout pageContext={pageContext} location={location} isKept={isKept}>
          {element}
        </Layout>
      ) : (
        element
      )}
    </>
  )
}
