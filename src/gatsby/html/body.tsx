import type { GatsbySSR } from "gatsby"
import { languageOf } from "../../domain/paths.ts"
import type { PageContext } from "../../site/page.ts"
import { type Language, languages } from "../../spec/languages.ts"
import type { ErrorPage } from "../../visit/errors/substitute-pages.data.ts"
import { headOf, headOfEveryPage } from "./head.tsx"
import { isOffline } from "./offline.ts"
import { type GatsbyPageData, pageParts } from "./page-parts.ts"

/** Compiled texts of src/gatsby/inline. */
declare const __FIRST_SCRIPT__: string
declare const __ROOT_SCRIPT__: string

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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of the build
  if (pathname === "/") setHeadComponents([<script key="root" dangerouslySetInnerHTML={{ __html: __ROOT_SCRIPT__ }} />])
}
