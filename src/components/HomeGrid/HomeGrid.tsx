import type { HomeCardData } from "../../build/pages/cards.ts"
import { HomeCard, type HomeCardProps } from "../HomeCard/HomeCard.tsx"
import * as styles from "./HomeGrid.module.css"

export type HomeGridProps = {
  readonly homes: readonly HomeCardData[]
  readonly level: HomeCardProps["level"]
  /** Whether the first card is on the first screen: its picture is then loaded at once. */
  readonly first?: boolean
  /** Whether the first home is shown larger than the others, where there is room. */
  readonly led?: boolean
}

export const HomeGrid = ({ homes, level, first = false, led = false }: HomeGridProps) => (
  <ul className={led ? `grid ${styles.led}` : "grid"}>
    {homes.map((home, index) => (
      <li key={home.path}>
        <HomeCard home={home} level={level} first={first && index === 0} large={led && index === 0} />
      </li>
    ))}
  </ul>
)
