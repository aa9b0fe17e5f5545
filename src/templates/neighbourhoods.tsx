import type { NeighbourhoodsPage } from "../build/pages/neighbourhoods.ts"
import { Sources } from "../components/Sources/Sources.tsx"
import * as styles from "./neighbourhoods.module.css"
import { MarketHead, pageOf } from "./page.tsx"

const Neighbourhoods = ({ page }: { readonly page: NeighbourhoodsPage }) => (
  <>
    <h1>{page.heading}</h1>
    <p className="lead">{page.lead}</p>
    {page.tables.map(({ caption, rowHeading, columns, groups }) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
      <section key={caption} className={`scroll ${styles.table}`} aria-label={caption} tabIndex={0}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{rowHeading}</th>
              {columns.map(({ name, unit }) => (
                <th key={name} scope="col">
                  {name} <small>{unit}</small>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ name, rows }) => (
            <tbody key={name}>
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  <span>{name}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.name}>
                  <th scope="row">{row.name}</th>
                  {row.cells.map((cell, index) => (
                    <td key={columns[index]?.name}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    ))}
    <ul className={styles.notes}>
      {page.notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
    <Sources heading={page.sourcesHeading} sources={page.sources} />
  </>
)

export default pageOf(Neighbourhoods)
export { MarketHead as Head }
