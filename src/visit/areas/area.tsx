import { Link } from "gatsby"
import { BarChart } from "../../base/BarChart/BarChart.tsx"
import { FigureTable } from "../../base/FigureTable/FigureTable.tsx"
import { HomeGrid } from "../../base/HomeGrid/HomeGrid.tsx"
import { columnSizes, Picture, sharpPhone, threeColumnSizes } from "../../base/Picture/Picture.tsx"
import { Portrait } from "../../base/Portrait/Portrait.tsx"
import { Sources } from "../../base/Sources/Sources.tsx"
import { TrendChart } from "../../base/TrendChart/TrendChart.tsx"
import { LocationMap } from "../map/LocationMap/LocationMap.tsx"
import { MarketHead, pageOf } from "../page/page.tsx"
import { AreaSurroundings } from "./AreaSurroundings/AreaSurroundings.tsx"
import type { AreaPage } from "./area.data.ts"
import * as styles from "./area.module.css"

/** Four homes in a row on a wide screen (area.module.css). */
const homeSizes = `(min-width: 80rem) 18rem, ${columnSizes}`

const Area = ({
  page: { figures, prices, surroundings, homes, sold, agents, houses, near, ...page },
}: {
  readonly page: AreaPage
}) => (
  <>
    <div className={styles.intro}>
      <div className={`sprig ${styles.title}`}>
        <h1>{page.heading}</h1>
        <p className={styles.place}>{page.place}</p>
        <p className="lead">{page.summary}</p>
      </div>
      <div className={styles.picture}>
        <Picture picture={page.picture} sizes={`${sharpPhone}(min-width: 60rem) 45rem, 92vw`} first />
      </div>
      <div className={styles.text}>
        {page.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {surroundings && <AreaSurroundings surroundings={surroundings} />}
      </div>
      <div className={styles.map}>
        <LocationMap location={page.location} level={2} />
      </div>
    </div>

    <section className={`${styles.part} ${styles.homes}`}>
      <h2>{homes.heading}</h2>
      {homes.homes.length === 0 ? <p>{homes.none}</p> : <HomeGrid homes={homes.homes} level={3} sizes={homeSizes} />}
      <p>
        <Link to={homes.more.path} className="button quiet">
          {homes.more.name}
        </Link>
      </p>
    </section>

    <div className={`${styles.part} ${styles.columns}`}>
      <section className={styles.figures}>
        <h2>{figures.heading}</h2>
        {figures.table.rows.length === 0 ? (
          <p>{figures.none}</p>
        ) : (
          <FigureTable label={figures.heading} table={figures.table} />
        )}
        {figures.note && <p className="small">{figures.note}</p>}
      </section>
      <section className={styles.charts}>
        <h2>{prices.heading}</h2>
        {prices.own && <p>{prices.own}</p>}
        {prices.trend && <TrendChart chart={prices.trend} />}
        {prices.bars && <BarChart chart={prices.bars} />}
        {prices.notes.map((note) => (
          <p key={note} className="small">
            {note}
          </p>
        ))}
      </section>
      {figures.trends.map((trend) => (
        <TrendChart key={trend.title} chart={trend} />
      ))}
    </div>

    <div className={`${styles.part} ${styles.tail}`}>
      {(sold.homes.length > 0 || sold.all) && (
        <section>
          <h2>{sold.heading}</h2>
          {sold.homes.length > 0 && <HomeGrid homes={sold.homes} level={3} sizes={threeColumnSizes} />}
          {sold.all && (
            <p>
              <Link to={sold.all.path} className="button quiet">
                {sold.all.name}
              </Link>
            </p>
          )}
        </section>
      )}
      <section>
        <h2>{agents.heading}</h2>
        {agents.agents.length === 0 ? (
          <p>{agents.none}</p>
        ) : (
          <ul className={styles.agents}>
            {agents.agents.map(({ name, title, path, portrait }) => (
              <li key={path}>
                <Portrait src={portrait} />
                <p>
                  <Link to={path}>{name}</Link> <small>{title}</small>
                </p>
              </li>
            ))}
          </ul>
        )}
        <Link to={agents.all.path} className="button quiet">
          {agents.all.name}
        </Link>
      </section>
      {houses && (
        <section>
          <h2>{houses.heading}</h2>
          <ul className={styles.links}>
            {houses.houses.map(({ name, path, about }) => (
              <li key={path}>
                <Link to={path}>{name}</Link> <small>{about}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{near.heading}</h2>
        {near.areas.length > 0 && (
          <ul className={styles.links}>
            {near.areas.map(({ name, path, distance }) => (
              <li key={path}>
                <Link to={path}>{name}</Link> <small>{distance}</small>
              </li>
            ))}
          </ul>
        )}
        <p className="small">{near.note}</p>
        <p className="actions">
          {near.compare && (
            <Link to={near.compare.path} className="button quiet">
              {near.compare.name}
            </Link>
          )}{" "}
          <Link to={near.all.path} className="button quiet">
            {near.all.name}
          </Link>
        </p>
      </section>
    </div>
    <Sources heading={page.sources.heading} sources={page.sources.sources} />
  </>
)

export default pageOf(Area)
export { MarketHead as Head }
