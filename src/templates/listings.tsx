import { HomeSearch } from "../components/search/HomeSearch/HomeSearch.tsx"
import type { ListingsPage } from "../site/search/listings.ts"
import { MarketHead, pageOf } from "./layout/page.tsx"

const Listings = ({ page }: { readonly page: ListingsPage }) => (
  <>
    <h1>{page.heading}</h1>
    <p className="lead">{page.lead}</p>
    {page.search && <HomeSearch page={page} search={page.search} />}
  </>
)

export default pageOf(Listings, true)
export { MarketHead as Head }
