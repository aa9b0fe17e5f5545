import type { SliceComponentProps } from "gatsby"
import type { ReactNode } from "react"
import { CookieConsent } from "../../components/frame/CookieConsent/CookieConsent.tsx"
import { SiteHeader } from "../../components/frame/SiteHeader/SiteHeader.tsx"
import type { HeaderData } from "../../site/frame/header.ts"
import type { Frame } from "../../site/page.ts"

type Props = SliceComponentProps<unknown, HeaderData, { readonly section: Frame["section"] }> & {
  readonly children?: ReactNode
}

const HeaderSlice = ({ sliceContext, section, children }: Props) => (
  <>
    {sliceContext.consent && <CookieConsent question={sliceContext.consent} />}
    <SiteHeader header={sliceContext} section={section}>
      {children}
    </SiteHeader>
  </>
)

export default HeaderSlice
