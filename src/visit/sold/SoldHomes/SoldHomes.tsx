import { Link } from "gatsby"
import { changeQuery, useQuery } from "../../../browser/navigation/query.ts"
import { fillIn } from "../../../domain/fill-in.ts"
import { type SoldChoice, type SoldFilter, soldChoiceFrom, soldQuery } from "../../../domain/sold.ts"
import { SoldChart } from "../SoldChart/SoldChart.tsx"
import type { SoldArea, SoldHomeRow, SoldPage } from "../sold.data.ts"
import * as styles from "./SoldHomes.module.css"

export type SoldHomesProps = { readonly page: SoldPage }

const isChosenBy =
  ({ rooms, year }: SoldChoice) =>
  (home: SoldHomeRow): boolean =>
    (rooms === null || home.rooms === rooms) && (year === null || home.year === year)

type SoldTableProps = {
  readonly label: string
  readonly columns: SoldPage["columns"]
  readonly homes: readonly SoldHomeRow[]
}

/** On a phone, each home's figures stand below its address, each with the name of its column. */
const SoldTable = ({ label, columns, homes }: SoldTableProps) => (
  <table className={styles.table} aria-label={label}>
    <thead>
      <tr>
        {Object.entries(columns).map(([key, name]) => (
          <th key={key} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {homes.map(({ address, path, about, date, price, perSquareMetre, askedFirst, change }) => (
        <tr key={`${address} ${date.isoDate}`}>
          <th scope="row">
            {path ? <Link to={path}>{address}</Link> : address} <small>{about}</small>
          </th>
          <td data-label={columns.date}>
            <time dateTime={date.isoDate}>{date.text}</time>
          </td>
          <td data-label={columns.price}>
            <strong>{price}</strong>
          </td>
          <td data-label={columns.perSquareMetre}>{perSquareMetre}</td>
          <td data-label={columns.askedFirst}>{askedFirst}</td>
          <td data-label={columns.change}>{change}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

type SoldAreaPartProps = { readonly page: SoldPage; readonly area: SoldArea; readonly choice: SoldChoice }

const SoldAreaPart = ({ page, area, choice }: SoldAreaPartProps) => {
  const isChosen = area.homes.map(isChosenBy(choice))
  return (
    <section className={styles.area}>
      <div className={styles.head}>
        <div>
          <h2 id={area.id}>{area.name}</h2>
          <p>{area.summary}</p>
          <p>
            <Link to={area.path}>{page.more}</Link>
          </p>
        </div>
        <SoldChart
          label={area.chartLabel}
          unit={page.columns.perSquareMetre}
          drawing={area.drawing}
          isChosen={isChosen}
        />
      </div>
      <SoldTable label={area.name} columns={page.columns} homes={area.homes.filter((_, index) => isChosen[index])} />
    </section>
  )
}

/** All sold homes by area; the address holds the visitor's choice among them. */
export const SoldHomes = ({ page }: SoldHomesProps) => {
  const { filters, areas } = page
  const query = useQuery(page.path)
  const valuesOf = (filter: SoldFilter) =>
    filters.fields.find((field) => field.filter === filter)?.options.map(({ value }) => value) ?? []
  const choice = soldChoiceFrom(query ?? "", {
    area: valuesOf("area"),
    rooms: valuesOf("rooms"),
    year: valuesOf("year"),
  })
  const shown = areas.filter(
    ({ id, homes }) => (choice.area === null || id === choice.area) && homes.some(isChosenBy(choice)),
  )
  const countOf = (some: readonly SoldArea[], of: SoldChoice) =>
    some.reduce((count, { homes }) => count + homes.filter(isChosenBy(of)).length, 0)
  const all = countOf(areas, { area: null, rooms: null, year: null })
  const count = countOf(shown, choice)
  const choose = (filter: SoldFilter, value: string) =>
    changeQuery(soldQuery({ ...choice, [filter]: value === "" ? null : value }), "push")

  return (
    <>
      <form aria-label={filters.label} className={styles.filters} onSubmit={(event) => event.preventDefault()}>
        {filters.fields.map(({ filter, label, all: any, options }) => (
          <div key={filter} className="field">
            <label htmlFor={`sold-${filter}`}>{label}</label>
            <select
              id={`sold-${filter}`}
              name={filter}
              value={choice[filter] ?? ""}
              onChange={({ target }) => choose(filter, target.value)}
            >
              <option value="">{any}</option>
              {options.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        ))}
        <p role="status">{fillIn(filters.count, { count: String(count), all: String(all) })}</p>
      </form>
      <nav aria-label={page.areasLabel} className={styles.areas}>
        <ul>
          {areas.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {shown.length === 0 && (
        <div className={styles.none}>
          <p>{filters.none}</p>
          <button type="button" className="button quiet" onClick={() => changeQuery("", "push")}>
            {filters.clear}
          </button>
        </div>
      )}
      <p className={styles.chartNote}>{page.chart}</p>
      {shown.map((area) => (
        <SoldAreaPart key={area.id} page={page} area={area} choice={choice} />
      ))}
    </>
  )
}
