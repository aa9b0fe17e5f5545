import { Link } from "gatsby"
import { useKeptScroll } from "../browser/scroll.ts"
import type { ListingsPage } from "../build/pages/listings.ts"
import { HomeGrid } from "../components/HomeGrid/HomeGrid.tsx"
import { HomeSearch } from "../components/HomeSearch/HomeSearch.tsx"
import { ListPages } from "../components/ListPages/ListPages.tsx"
import { MarketHead, pageOf } from "./page.tsx"

/** A page of the list by itself, for whoever goes through it page by page. */
const PlainPage = ({ page }: { readonly page: ListingsPage }) => {
  useKeptScroll(true)
  return (
    <>
      {page.toSearch && (
        <p>
          <Link to={page.toSearch.path}>{page.toSearch.name}</Link>
        </p>
      )}
      <HomeGrid homes={page.homes} level={2} first />
      <ListPages pages={page.pages} />
    </>
  )
}

const Listings = ({ page }: { readonly page: ListingsPage }) => (
  <>
    <h1>{page.heading}</h1>
    <p className="lead">{page.lead}</p>
    {page.search ? <HomeSearch page={page} search={page.search} /> : <PlainPage page={page} />}
  </>
)

export default pageOf(Listings)
export { MarketHead as Head }
