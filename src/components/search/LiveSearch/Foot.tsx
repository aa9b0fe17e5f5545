import type { ListingsPage } from "../../../site/search/listings.ts"
import { ListPages } from "../ListPages/ListPages.tsx"
import * as styles from "./LiveSearch.module.css"

export type FootProps = { readonly page: ListingsPage; readonly label: string }

/** Below the list until the search hydrates: the same button, which leads to the next page. */
export const Foot = ({ page: { pages }, label }: FootProps) => (
  <>
    {pages.next && (
      <form action={pages.next.path} className={styles.more}>
        <button type="submit" className="button quiet">
          {label}
        </button>
      </form>
    )}
    <ListPages pages={pages} />
  </>
)
