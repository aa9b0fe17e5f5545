import type { HeadProps, PageProps } from "gatsby"
import { useEffect } from "react"
import { repairedPage } from "../../browser/navigation/repaired-page.ts"
import { AreaLinks } from "../areas/AreaLinks/AreaLinks.tsx"
import { PageHeader } from "../frame/frame.tsx"
import { SiteFooter } from "../frame/SiteFooter/SiteFooter.tsx"
import { LanguageSwitcher } from "../page/LanguageSwitcher/LanguageSwitcher.tsx"
import { PageHead } from "../page/PageHead/PageHead.tsx"
import type { LayoutProps } from "../page/page-layout.tsx"
import { SiteLayout } from "../page/SiteLayout/SiteLayout.tsx"
import { ErrorMessage } from "./ErrorMessage/ErrorMessage.tsx"
import { errorVersion } from "./error-version.ts"
import type { ErrorPage } from "./substitute-pages.data.ts"

const NotFound = ({ pageContext, location }: PageProps<unknown, ErrorPage>) => {
  const version = errorVersion(pageContext, location.pathname)
  useEffect(() => {
    const page = repairedPage(location)
    if (page !== undefined) window.location.replace(page)
  }, [location])
  return (
    <>
      <ErrorMessage message={version} />
      {version.areas && <AreaLinks areas={version.areas} />}
    </>
  )
}

/** The language is known only at the address, so header and footer come from the page's data and not from the slice. */
const NotFoundLayout = ({ children, pageContext, location }: LayoutProps) => {
  const { frame, header, footer } = errorVersion(pageContext as ErrorPage, location.pathname)
  return (
    <SiteLayout
      frame={frame}
      path={location.pathname}
      header={
        <PageHeader header={header} section={null}>
          <LanguageSwitcher
            label={frame.languagesLabel}
            current={frame.language}
            translations={frame.translations}
            keepsQuery={false}
          />
        </PageHeader>
      }
      footer={<SiteFooter footer={footer} />}
    >
      {children}
    </SiteLayout>
  )
}
NotFound.Layout = NotFoundLayout

export default NotFound

export const Head = ({ pageContext, location }: HeadProps<unknown, ErrorPage>) => (
  <PageHead head={errorVersion(pageContext, location.pathname).head} />
)
