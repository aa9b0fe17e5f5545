import { Link } from "gatsby"
import type { SoldNearby as SoldNearbyData } from "../sold-nearby.data.ts"
import * as styles from "./SoldNearby.module.css"

export type SoldNearbyProps = { readonly sold: SoldNearbyData }

export const SoldNearby = ({ sold: { heading, usual, columns, homes, all } }: SoldNearbyProps) => (
  <section className={`screen-only ${styles.sold}`}>
    <h2>{heading}</h2>
    {usual && <p>{usual}</p>}
    <table className={styles.homes} aria-label={heading}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {homes.map(({ address, path, about, date, price, perSquareMetre }) => (
          <tr key={address + date}>
            <th scope="row">
              {path ? <Link to={path}>{address}</Link> : address} <small>{about}</small>
            </th>
            <td>{date}</td>
            <td>{price}</td>
            <td data-label={columns[3]}>{perSquareMetre}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <Link to={all.path}>{all.name}</Link>
  </section>
)
