import { Link } from "gatsby"
import { propertyChunk } from "../../published/chunks.ts"
import { FavouriteButton } from "../FavouriteButton/FavouriteButton.tsx"
import { NewLabel } from "../NewLabel/NewLabel.tsx"
import { columnSizes, Picture } from "../Picture/Picture.tsx"
import type { HomeCardData } from "./cards.data.ts"
import * as styles from "./HomeCard.module.css"

export type HomeCardProps = {
  readonly home: HomeCardData
  /** Heading level for the card's place in the page. */
  readonly level: 2 | 3 | 4
  readonly first?: boolean
  /** Width of the card's slot, unless it is a column of the page. */
  readonly sizes?: string
  readonly onRemove?: () => void
}

export const HomeCard = ({ home, level, first = false, sizes = columnSizes, onRemove }: HomeCardProps) => {
  const Heading = `h${level}` as const
  return (
    <article aria-label={home.headline} className={styles.card}>
      <Picture picture={home.picture} sizes={sizes} first={first} />
      <div className={styles.text}>
        <Heading className={styles.heading}>
          <Link to={home.path} data-chunk={propertyChunk}>
            {home.headline}
          </Link>
        </Heading>
        <p className={styles.place}>{home.place}</p>
        <dl className={styles.prices}>
          {home.prices.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt> <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.facts}>{home.facts}</p>
        {(home.hitas || home.status || home.priceChange || home.newLabel) && (
          <p className={styles.labels}>
            {home.hitas && <span className={styles.label}>{home.hitas}</span>}{" "}
            {home.status && <span className={styles.label}>{home.status}</span>}{" "}
            {home.priceChange && <span className={styles.label}>{home.priceChange}</span>}{" "}
            {home.newLabel && <NewLabel newLabel={home.newLabel} className={styles.label} />}
          </p>
        )}
      </div>
      <FavouriteButton home={home.favourite} onRemove={onRemove} />
    </article>
  )
}
