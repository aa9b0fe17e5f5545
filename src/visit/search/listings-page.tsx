import { Link, navigate } from "gatsby"
import { useEffect } from "react"
import { HomeGrid } from "../../base/HomeGrid/HomeGrid.tsx"
import { useStoredScroll } from "../../browser/navigation/scroll.ts"
import { asksForHomes } from "../../domain/search/query-names.ts"
import { MarketHead, pageOf } from "../page/page.tsx"
import { ListPages } from "./ListPages/ListPages.tsx"
import type { ListingsPage } from "./listings.data.ts"

/** A further page of the list, for browsing page by page. */
const FurtherPage = ({ page }: { readonly page: ListingsPage }) => {
  useStoredScroll(true)
  const { toSearch } = page
  useEffect(() => {
    // Only the first page searches.
    const { search } = window.location
    if (toSearch && asksForHomes(search)) void navigate(toSearch.path + search, { replace: true })
  }, [toSearch])
  return (
    <>
      <h1>{page.heading}</h1>
      <p className="lead">
        {page.lead} {toSearch && <Link to={toSearch.path}>{toSearch.name}</Link>}
      </p>
      {toSearch && (
        <noscript>
          <p className="note">{toSearch.noScript}</p>
        </noscript>
      )}
      <HomeGrid homes={page.homes} level={2} first />
      <ListPages pages={page.pages} />
    </>
  )
}

export default pageOf(FurtherPage, true)
export { MarketHead as Head }
