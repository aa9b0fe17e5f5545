import { Sources } from "../../base/Sources/Sources.tsx"
import { MarketHead, pageOf } from "../page/page.tsx"
import { NeighbourhoodChooser } from "./NeighbourhoodChooser/NeighbourhoodChooser.tsx"
import type { NeighbourhoodsPage } from "./neighbourhoods.data.ts"
import * as styles from "./neighbourhoods.module.css"

/** Subjects with the range of their figures among all figures. */
const withColumnRange = (subjects: NeighbourhoodsPage["subjects"]) => {
  let first = 0
  return subjects.map((subject) => {
    const from = first
    first += subject.figures.length
    return { ...subject, from, to: first }
  })
}

const Figures = ({ page }: { readonly page: NeighbourhoodsPage }) => (
  <>
    <div className={styles.all}>
      <h2>{page.all}</h2>
      {withColumnRange(page.subjects).map(({ caption, figures, from, to }) => (
        <details key={caption} className={styles.subject}>
          <summary>
            <b>{caption}</b> <span>{[...new Set(figures.map(({ name }) => name))].join(" · ")}</span>
          </summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
          <section className={`scroll ${styles.table}`} aria-label={caption} tabIndex={0}>
            <table aria-label={caption}>
              <caption>{caption}</caption>
              <thead>
                <tr>
                  <th scope="col">{page.rowHeading}</th>
                  {figures.map(({ key, name, unit }) => (
                    <th key={key} scope="col">
                      {name} <small>{unit}</small>
                    </th>
                  ))}
                </tr>
              </thead>
              {page.cities.map(({ name, areas }) => (
                <tbody key={name}>
                  <tr className={styles.group}>
                    <th scope="rowgroup" colSpan={figures.length + 1}>
                      <span>{name}</span>
                    </th>
                  </tr>
                  {areas.map((area) => (
                    <tr key={area.code}>
                      <th scope="row">{area.name}</th>
                      {area.cells.slice(from, to).map((cell, index) => (
                        <td key={figures[index]?.key}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              ))}
            </table>
          </section>
        </details>
      ))}
    </div>
    <div className={styles.notes}>
      <Sources heading={page.sourcesHeading} sources={page.sources} />
      <ul>
        {page.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  </>
)

const Neighbourhoods = ({ page }: { readonly page: NeighbourhoodsPage }) => {
  const count = page.cities.flatMap(({ areas }) => areas).length
  return (
    <>
      <h1>{page.heading}</h1>
      <p className="lead">{page.lead}</p>
      {count > 1 && <NeighbourhoodChooser page={page} />}
      {count > 0 && <Figures page={page} />}
    </>
  )
}

export default pageOf(Neighbourhoods)
export { MarketHead as Head }
