import { Link } from "gatsby"
import type { SoldNearby as SoldNearbyData } from "../sold-nearby.data.ts"
import * as styles from "./SoldNearby.module.css"

export type SoldNearbyProps = { readonly sold: SoldNearbyData }

export const SoldNearby = ({ sold: { heading, usual, columns, homes, all } }: SoldNearbyProps) => (
  <section className={`screen-only ${styles.sold}`}>
    <h2 id="sold-nearby">{heading}</h2>
    {usual.length > 0 && <p>{usual.join(" ")}</p>}
    <table className={styles.homes} aria-labelledby="sold-nearby">
      <thead>
        <tr>
          <th scope="col">{columns.home}</th>
          <th scope="col">{columns.date}</th>
          <th scope="col">{columns.price}</th>
          <th scope="col">{columns.perSquareMetre}</th>
        </tr>
      </thead>
      <tbody>
        {homes.map(({ address, path, about, date, price, perSquareMetre }) => (
          <tr key={`${address} ${date.isoDate}`}>
            <th scope="row">
              {path ? <Link to={path}>{address}</Link> : address} <small>{about}</small>
            </th>
            <td>
              <time dateTime={date.isoDate}>{date.text}</time>
            </td>
            <td>{price}</td>
            <td data-label={columns.perSquareMetre}>{perSquareMetre}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>
      <Link to={all.path}>{all.name}</Link>
    </p>
  </section>
)
