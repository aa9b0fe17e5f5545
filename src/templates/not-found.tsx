import type { HeadProps, PageProps } from "gatsby"
import { useEffect } from "react"
import { repairedPage } from "../browser/navigation/repaired-page.ts"
import { AreaLinks } from "../components/areas/AreaLinks/AreaLinks.tsx"
import { ErrorMessage } from "../components/base/ErrorMessage/ErrorMessage.tsx"
import { CookieConsent } from "../components/frame/CookieConsent/CookieConsent.tsx"
import { LanguageSwitcher } from "../components/frame/LanguageSwitcher/LanguageSwitcher.tsx"
import { PageHead } from "../components/frame/PageHead/PageHead.tsx"
import { SiteFooter } from "../components/frame/SiteFooter/SiteFooter.tsx"
import { SiteHeader } from "../components/frame/SiteHeader/SiteHeader.tsx"
import { SiteLayout } from "../components/frame/SiteLayout/SiteLayout.tsx"
import type { ErrorPage } from "../site/frame/substitute-pages.ts"
import { errorVersion } from "./layout/error-version.ts"
import type { LayoutProps } from "./layout/page-layout.tsx"

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

/** The language is known only at the address, so header and footer come from the page's data and not from slices. */
const NotFoundLayout = ({ children, pageContext, location }: LayoutProps) => {
  const { frame, header, footer } = errorVersion(pageContext as ErrorPage, location.pathname)
  return (
    <SiteLayout
      frame={frame}
      path={location.pathname}
      header={
        <>
          {header.consent && <CookieConsent question={header.consent} />}
          <SiteHeader header={header} section={null}>
            <LanguageSwitcher
              label={frame.languagesLabel}
              current={frame.language}
              translations={frame.translations}
              keepsQuery={false}
            />
          </SiteHeader>
        </>
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
