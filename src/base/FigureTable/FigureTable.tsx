import * as styles from "./FigureTable.module.css"
import type { FigureTable as FigureTableData } from "./figures.data.ts"

export type FigureTableProps = { readonly label: string; readonly table: FigureTableData }

export const FigureTable = ({ label, table: { figure, area, city, notes, rows } }: FigureTableProps) => (
  <>
    <div className="scroll">
      <table className={styles.figures} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{figure}</th>
            <th scope="col">{area}</th>
            {city && <th scope="col">{city}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, about, value, ofCity }) => (
            <tr key={name}>
              <th scope="row">
                {name} <small>{about}</small>
              </th>
              <td>{value}</td>
              {city && <td>{ofCity}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {notes.map((note) => (
      <p key={note} className="small">
        {note}
      </p>
    ))}
  </>
)
