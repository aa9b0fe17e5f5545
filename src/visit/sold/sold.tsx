import { Link } from "gatsby"
import { MarketHead, pageOf } from "../page/page.tsx"
import { SoldHomes } from "./SoldHomes/SoldHomes.tsx"
import type { SoldPage } from "./sold.data.ts"
import * as styles from "./sold.module.css"

const Sold = ({ page }: { readonly page: SoldPage }) => (
  <>
    <h1>{page.heading}</h1>
    <p className="lead">{page.lead}</p>
    <p className={styles.note}>{page.notes[0]}</p>
    {page.areas.length === 0 ? <p>{page.empty}</p> : <SoldHomes page={page} />}
    <div className={styles.foot}>
      {page.notes.slice(1).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {page.selling && (
        <p>
          {/* No button, which a long Finnish word would push out of a small window. */}
          <Link to={page.selling.path}>{page.selling.name}</Link>
        </p>
      )}
    </div>
  </>
)

export default pageOf(Sold)
export { MarketHead as Head }
