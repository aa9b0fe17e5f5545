import { Link } from "gatsby"
import type { HomeIntroData } from "../intro.data.ts"
import * as styles from "./HomeIntro.module.css"

export type HomeIntroProps = {
  readonly intro: Pick<HomeIntroData, "headline" | "address" | "area" | "hitas" | "status" | "priceChange">
}

export const HomeIntro = ({ intro }: HomeIntroProps) => (
  <header className={styles.intro}>
    {(intro.hitas || intro.status || intro.priceChange) && (
      <p className={styles.labels}>
        {intro.hitas && <span>{intro.hitas}</span>} {intro.status && <span>{intro.status}</span>}{" "}
        {intro.priceChange && <span>{intro.priceChange}</span>}
      </p>
    )}
    <h1>{intro.headline}</h1>
    <p className={styles.address}>
      {intro.address} <span>· </span>
      <Link to={intro.area.path}>{intro.area.name}</Link>
    </p>
  </header>
)
