import type { HomeCardData } from "../HomeCard/cards.data.ts"
import { HomeCard, type HomeCardProps } from "../HomeCard/HomeCard.tsx"
import { columnSizes, leadingSizes } from "../Picture/Picture.tsx"

export type HomeGridProps = {
  readonly homes: readonly HomeCardData[]
  readonly level: HomeCardProps["level"]
  /** Whether the first card is on the first screen, so that its picture loads at once. */
  readonly first?: boolean
  /** Whether the first home is shown larger than the others, if there is room. */
  readonly led?: boolean
  /** Width of each card's slot, unless it is a column of the page. */
  readonly sizes?: string
}

export const HomeGrid = ({ homes, level, first = false, led = false, sizes = columnSizes }: HomeGridProps) => (
  <ul className={led ? "grid led" : "grid"}>
    {homes.map((home, index) => (
      <li key={home.path}>
        <HomeCard
          home={home}
          level={level}
          first={first && index === 0}
          sizes={led && index === 0 ? leadingSizes + sizes : sizes}
        />
      </li>
    ))}
  </ul>
)
