import type { Listing } from "../../content/schema.ts"
import type { Edition } from "../../site/edition.ts"
import type { FloorPlan } from "../../site/plans/library.ts"
import type { WithId } from "../../site/records/content.ts"

export type PlanData = {
  readonly heading: string
  /** Shown without a floor plan. */
  readonly none: string
  readonly drawing:
    | (FloorPlan & {
        readonly note: string
        readonly full: string
        readonly roomsLabel: string
        readonly opener: string
        readonly viewer: {
          readonly label: string
          readonly close: string
          readonly larger: string
          readonly smaller: string
          readonly whole: string
          readonly keys: string
        }
      })
    | null
}

export const planOf = ({ text, plan }: Edition, listing: WithId<Listing>): PlanData => {
  const drawing = plan(listing)
  return {
    heading: text("plan.heading"),
    none: text("plan.none"),
    drawing: drawing
      ? {
          ...drawing,
          note: text("plan.note"),
          full: text("plan.full"),
          roomsLabel: text("plan.rooms"),
          opener: text("plan.open"),
          viewer: {
            label: text("plan.heading"),
            close: text("gallery.close"),
            larger: text("plan.larger"),
            smaller: text("plan.smaller"),
            whole: text("plan.whole"),
            keys: text("plan.keys"),
          },
        }
      : null,
  }
}
