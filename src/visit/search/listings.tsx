import { MarketHead, pageOf } from "../page/page.tsx"
import { HomeSearch } from "./HomeSearch/HomeSearch.tsx"
import type { ListingsPage } from "./listings.data.ts"

const Listings = ({ page }: { readonly page: ListingsPage }) => (
  <>
    <h1>{page.heading}</h1>
    <p className="lead">{page.lead}</p>
    {page.search && <HomeSearch page={page} search={page.search} />}
  </>
)

export default pageOf(Listings, true)
export { MarketHead as Head }
