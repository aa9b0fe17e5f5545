import type { PlanLayout } from "../../content/schema/plan-layout.ts"
import type { Listing } from "../../content/schema.ts"
import type { Content } from "../records/content.ts"

/** The layout of a home, with its walls. */
export const layoutOf = (layouts: Content["planLayouts"], plan: Listing["floorPlan"]): PlanLayout => {
  const layout = layouts.find(({ id }) => id === plan?.layout)
  if (!layout) throw new Error(`there is no layout ${plan?.layout}`)
  return plan?.separateKitchen ? { ...layout, open: layout.open.filter((rooms) => !rooms.includes("kitchen")) } : layout
}

export const isOutdoorFeature = (feature: Listing["features"][number]): boolean =>
  ["balcony", "glazedBalcony", "terrace", "patio"].includes(feature)
