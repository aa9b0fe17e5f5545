import type { SliceComponentProps } from "gatsby"
import type { ReactNode } from "react"
import type { Frame } from "../../site/page.ts"
import { CookieConsent } from "../consent/CookieConsent/CookieConsent.tsx"
import type { FrameData } from "./frame.data.ts"
import type { HeaderData } from "./header.data.ts"
import { SiteFooter } from "./SiteFooter/SiteFooter.tsx"
import { SiteHeader } from "./SiteHeader/SiteHeader.tsx"

type HeaderProps = {
  readonly header: HeaderData
  readonly section: Frame["section"] | null
  readonly children?: ReactNode
}

/** The cookie question and the site's header, with the language switcher as its children. */
export const PageHeader = ({ header, section, children }: HeaderProps) => (
  <>
    {header.consent && <CookieConsent question={header.consent} />}
    <SiteHeader header={header} section={section}>
      {children}
    </SiteHeader>
  </>
)

type Part = { readonly part: "header"; readonly section: Frame["section"] } | { readonly part: "footer" }
type Props = SliceComponentProps<unknown, FrameData> & Part & { readonly children?: ReactNode }

const FrameSlice = ({ sliceContext: { header, footer }, ...props }: Props) =>
  props.part === "header" ? (
    <PageHeader header={header} section={props.section}>
      {props.children}
    </PageHeader>
  ) : (
    <SiteFooter footer={footer} />
  )

export default FrameSlice
