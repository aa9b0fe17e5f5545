import type { SliceComponentProps } from "gatsby"
import type { ReactNode } from "react"
import type { Frame } from "../../site/page.ts"
import { CookieConsent } from "../consent/CookieConsent/CookieConsent.tsx"
import type { HeaderData } from "./header.data.ts"
import { SiteHeader } from "./SiteHeader/SiteHeader.tsx"

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
