import type { SliceComponentProps } from "gatsby"
import type { FooterData } from "../../build/chrome.ts"
import { SiteFooter } from "../../components/SiteFooter/SiteFooter.tsx"

const FooterSlice = ({ sliceContext }: SliceComponentProps<unknown, FooterData>) => <SiteFooter footer={sliceContext} />

export default FooterSlice
