import type { WrapPageElementBrowserArgs } from "gatsby"
import type { ComponentType, ReactNode } from "react"
import type { ErrorPage } from "../build/chrome.ts"
import type { PageContext } from "../build/page.ts"
import { errorVersion } from "./error-version.ts"
import { PageViews } from "./page-views.tsx"

export type LayoutProps<Context = unknown> = {
  readonly children: ReactNode
  readonly pageContext: Context
  readonly location: { readonly pathname: string }
}

/** A page names its layout in a static property. */
type PageWithLayout = { readonly Layout?: ComponentType<LayoutProps> }

/** The title that the page's own Head gives it. */
const titleOf = (context: PageContext<unknown> | ErrorPage, path: string): string =>
  ("versions" in context ? errorVersion(context, path) : context).head.title

/** Wraps a page in the layout that it names, outside of the page itself so that the layout stays mounted from page to page. */
export const wrapPageElement = ({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) => {
  const { Layout } = element.type as PageWithLayout
  return (
    <>
      <PageViews
        path={props.location.pathname}
        title={titleOf(props.pageContext as unknown as PageContext<unknown> | ErrorPage, props.location.pathname)}
      />
      {Layout ? (
        <Layout pageContext={props.pageContext} location={props.location}>
          {element}
        </Layout>
      ) : (
        element
      )}
    </>
  )
}
