import type { ListingsPage } from "../build/pages/listings.ts"
import { HomeSearch } from "../components/HomeSearch/HomeSearch.tsx"
import { MarketHead, pageOf } from "./page.tsx"

const Listings = ({ page }: { readonly page: ListingsPage }) => (
  <>
    <h1>{page.heading}</h1>
    <p className="lead">{page.lead}</p>
    {page.search && <HomeSearch page={page} search={page.search} />}
  </>
)

export default pageOf(Listings, true)
export { MarketHead as Head }
