import { Link } from "gatsby"
import { type CSSProperties, useState } from "react"
import type { HomeFile } from "../../../base/HomeCard/home-file.data.ts"
import { Picture } from "../../../base/Picture/Picture.tsx"
import { appliesToAny, bestOf, type ComparedValue, differs } from "../../../domain/comparison.ts"
import { fillIn } from "../../../domain/fill-in.ts"
import type { ComparisonData } from "../favourites.data.ts"
import * as styles from "./Comparison.module.css"

export type ComparisonTableProps = {
  readonly table: ComparisonData
  readonly homes: readonly HomeFile[]
  readonly onRemove: (home: HomeFile) => void
}

type Row = {
  readonly name: string
  readonly values: readonly ComparedValue[]
  readonly best: readonly boolean[]
  readonly word: string
}

const rowsOf = (table: ComparisonData, homes: readonly HomeFile[]): Row[] => {
  const rows = table.rows.flatMap(({ name, best }, index) => {
    if (!appliesToAny(homes.map(({ comparison }) => comparison[index]))) return []
    const values = homes.map(({ comparison }) => comparison[index] ?? { text: table.missing })
    return [{ name, values, best: bestOf(values, best?.better ?? null), word: best?.word ?? "" }]
  })
  const viewings = homes.map(({ viewings }) => {
    const next = viewings.find(({ end }) => Date.parse(end) > Date.now())
    return { text: next?.text ?? table.noViewing }
  })
  return [...rows, { name: table.viewing, values: viewings, best: [], word: "" }]
}

export const ComparisonTable = ({ table, homes, onRemove }: ComparisonTableProps) => {
  const [isShort, setShort] = useState(false)
  const rows = rowsOf(table, homes).filter(({ values }) => !isShort || differs(values))
  return (
    <>
      <label className="check screen-only">
        <input type="checkbox" checked={isShort} onChange={({ currentTarget }) => setShort(currentTarget.checked)} />
        {table.onlyDifferences}
      </label>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard */}
      <section className={`scroll ${styles.table}`} aria-label={table.caption} tabIndex={0}>
        <table style={{ "--homes": homes.length } as CSSProperties}>
          <caption>{table.caption}</caption>
          <thead>
            <tr>
              <td />
              {homes.map((home) => (
                <th key={home.card.id} scope="col" abbr={home.card.favourite.street}>
                  <button
                    type="button"
                    className="screen-only"
                    aria-label={fillIn(table.remove, { home: home.card.favourite.street })}
                    onClick={() => onRemove(home)}
                  >
                    ×
                  </button>
                  <Picture picture={{ ...home.card.picture, alt: "" }} sizes="12rem" />
                  <Link to={home.card.path}>{home.card.favourite.street}</Link>
                  <small>{home.card.place.replace(`${home.card.favourite.street}, `, "")}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, values, best, word }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map(({ text }, index) => (
                  <td key={homes[index]?.card.id}>
                    {text} {best[index] && <strong>{word}</strong>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 && <p>{table.noDifferences}</p>}
    </>
  )
}
