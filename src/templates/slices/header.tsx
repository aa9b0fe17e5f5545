import type { SliceComponentProps } from "gatsby"
import type { ReactNode } from "react"
import type { HeaderData } from "../../build/chrome.ts"
import type { Frame } from "../../build/page.ts"
import { CookieConsent } from "../../components/CookieConsent/CookieConsent.tsx"
import { SiteHeader } from "../../components/SiteHeader/SiteHeader.tsx"

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
