import type { SliceComponentProps } from "gatsby"
import { SiteFooter } from "../../components/frame/SiteFooter/SiteFooter.tsx"
import type { FooterData } from "../../site/frame/footer.ts"

const FooterSlice = ({ sliceContext }: SliceComponentProps<unknown, FooterData>) => <SiteFooter footer={sliceContext} />

export default FooterSlice
