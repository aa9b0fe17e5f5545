import type { SliceComponentProps } from "gatsby"
import type { FooterData } from "./footer.data.ts"
import { SiteFooter } from "./SiteFooter/SiteFooter.tsx"

const FooterSlice = ({ sliceContext }: SliceComponentProps<unknown, FooterData>) => <SiteFooter footer={sliceContext} />

export default FooterSlice
