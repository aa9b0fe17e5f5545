import { useKeptScroll } from "../browser/scroll.ts"
import type { ListingsPage } from "../build/pages/listings.ts"
import { HomeGrid } from "../components/HomeGrid/HomeGrid.tsx"
import { MarketHead, pageOf } from "./page.tsx"

const Listings = ({ page }: { readonly page: ListingsPage }) => {
  useKeptScroll()
  return (
    <>
      <h1>{page.heading}</h1>
      <p className="lead">{page.lead}</p>
      <HomeGrid homes={page.homes} level={2} first />
    </>
  )
}

export default pageOf(Listings)
export { MarketHead as Head }
