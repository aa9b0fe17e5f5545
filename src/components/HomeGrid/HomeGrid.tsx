import type { HomeCardData } from "../../build/pages/cards.ts"
import { HomeCard, type HomeCardProps } from "../HomeCard/HomeCard.tsx"

export type HomeGridProps = {
  readonly homes: readonly HomeCardData[]
  readonly level: HomeCardProps["level"]
  /** Whether the first card is on the first screen: its picture is then loaded at once. */
  readonly first?: boolean
}

export const HomeGrid = ({ homes, level, first = false }: HomeGridProps) => (
  <ul className="grid">
    {homes.map((home, index) => (
      <li key={home.path}>
        <HomeCard home={home} level={level} first={first && index === 0} />
      </li>
    ))}
  </ul>
)
