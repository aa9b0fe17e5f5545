import type { GatsbySSR } from "gatsby"
import type { ReactElement } from "react"
import { stylesOfEveryPage } from "../../published/styles.ts"
import { isOffline } from "./offline.ts"

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
