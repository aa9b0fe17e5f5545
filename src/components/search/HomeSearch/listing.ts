import type { ReactNode } from "react"
import type { HomeResultsProps } from "../HomeResults/HomeResults.tsx"

/** The list as the search defines it. */
export type Listing = {
  readonly homes: HomeResultsProps["homes"]
  /** Whether all homes are drawn; previous ones may remain until the browser is idle. */
  readonly isDrawn: boolean
  readonly placeholder: ReactNode
  /** Announced as it changes. */
  readonly status: string
  /** Whether the list has its full height, so that its scroll position can be restored. */
  readonly isWhole: boolean
  /** Index of the home that gets the focus. */
  readonly focused: number | null
  /** Shown beside the homes, or on a phone instead of them. */
  readonly map: ReactNode
  /** Whether nothing was found; the advice then shows in every view. */
  readonly isEmpty: boolean
  /** Shown below the homes. */
  readonly after: ReactNode
}
