import { Slice } from "gatsby"
import type { ReactNode } from "react"
import type { PageContext } from "../../site/page.ts"
import { LanguageOffer } from "./LanguageOffer/LanguageOffer.tsx"
import { LanguageSwitcher } from "./LanguageSwitcher/LanguageSwitcher.tsx"
import { SiteLayout } from "./SiteLayout/SiteLayout.tsx"

export type LayoutProps = {
  readonly children: ReactNode
  readonly pageContext: unknown
  readonly location: { readonly pathname: string; readonly key?: string | undefined }
  /** Whether the page stays mounted, unchanged, for Back. */
  readonly staysMounted: boolean
}

/** Layout of every page of a market; header and footer are a slice, built once per language. */
export const PageLayout = ({ children, pageContext, location, staysMounted }: LayoutProps) => {
  const { frame } = pageContext as PageContext<unknown>
  return (
    <SiteLayout
      frame={frame}
      path={location.pathname}
      entry={location.key}
      staysMounted={staysMounted}
      header={
        <>
          <LanguageOffer frame={frame} />
          <Slice alias="frame" part="header" section={frame.section}>
            <LanguageSwitcher
              label={frame.languagesLabel}
              current={frame.language}
              translations={frame.translations}
              keepsQuery={frame.keepsQuery}
            />
          </Slice>
        </>
      }
      footer={<Slice alias="frame" part="footer" />}
    >
      {children}
    </SiteLayout>
  )
}
