import type { HeadProps, PageProps } from "gatsby"
import type { ErrorPage } from "../build/chrome.ts"
import { AreaLinks } from "../components/AreaLinks/AreaLinks.tsx"
import { CookieConsent } from "../components/CookieConsent/CookieConsent.tsx"
import { ErrorMessage } from "../components/ErrorMessage/ErrorMessage.tsx"
import { LanguageSwitcher } from "../components/LanguageSwitcher/LanguageSwitcher.tsx"
import { PageHead } from "../components/PageHead/PageHead.tsx"
import { SiteFooter } from "../components/SiteFooter/SiteFooter.tsx"
import { SiteHeader } from "../components/SiteHeader/SiteHeader.tsx"
import { SiteLayout } from "../components/SiteLayout/SiteLayout.tsx"
import { errorVersion } from "./error-version.ts"
import type { LayoutProps } from "./layout.tsx"

const NotFound = ({ pageContext, location }: PageProps<unknown, ErrorPage>) => {
  const version = errorVersion(pageContext, location.pathname)
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
