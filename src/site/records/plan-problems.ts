import { byLaw, type Listing } from "../../content/schema.ts"
import { isOutdoorFeature, layoutOf } from "../plans/layouts.ts"
import { kindOf } from "../plans/rooms.ts"
import type { Content } from "./content.ts"

type Layouts = Pick<Content, "planLayouts">

/** What a floor plan shows. */
type Plan = {
  readonly storeys: number
  /** How many rooms of a kind it has. */
  readonly count: (...kinds: readonly ReturnType<typeof kindOf>[]) => number
  /** Whether walls part the kitchen from all other rooms. */
  readonly hasSeparateKitchen: boolean
}

const planOf = ({ planLayouts }: Layouts, home: Listing): Plan | undefined => {
  if (!planLayouts.some(({ id }) => id === home.floorPlan?.layout)) return undefined
  const { storeys, open } = layoutOf(planLayouts, home.floorPlan)
  const kinds = storeys.flatMap((rooms) => Object.keys(rooms)).map(kindOf)
  return {
    storeys: storeys.length,
    count: (...wanted) => kinds.filter((kind) => wanted.includes(kind)).length,
    hasSeparateKitchen: kinds.includes("kitchen") && !open.flat().includes("kitchen"),
  }
}

/** Words of a home's English text, and whether its plan shows what they say. */
const promises: readonly (readonly [words: RegExp, holds: (plan: Plan) => boolean])[] = [
  [
    /separate kitchen|kitchen is (?:separate|a room of its own)|proper kitchen/,
    ({ hasSeparateKitchen }) => hasSeparateKitchen,
  ],
  [
    /open kitchen|kitchen is open|kitchen opens|kitchenette|[Kk]itchen and living room (?:\w+ ){0,2}(?:one|share|together|run)|[Ll]iving room and kitchen (?:are one|as one|together)/,
    ({ hasSeparateKitchen }) => !hasSeparateKitchen,
  ],
  [/walk-in wardrobe/, ({ count }) => count("wardrobe") > 0],
  [/utility (?:room|area)/, ({ count }) => count("utility") > 0],
  [/dining room(?!s)/, ({ count }) => count("dining") > 0],
  [/two bathrooms|second bathroom|second lavatory/, ({ count }) => count("bathroom") > 1],
]

/** What the plan of a home shows otherwise than its facts or its text say. */
export const planProblems = (content: Layouts, home: Listing): readonly string[] => {
  const plan = planOf(content, home)
  if (!plan) return []
  const { count, storeys, hasSeparateKitchen } = plan
  const rooms = count("living", "bedroom", "dining", "office")
  const kitchen = byLaw(home, {
    finnish: ({ layout }) => /\+(kt?)(?:\+|$)/.exec(layout)?.[1],
    swedish: () => undefined,
  })
  const text = home.description.en ?? ""
  return [
    ...([Math.floor(home.rooms), Math.ceil(home.rooms)].includes(rooms)
      ? []
      : [`has ${rooms} rooms, and the home ${home.rooms}`]),
    ...(home.features.some(isOutdoorFeature) && count("balcony", "terrace") === 0 ? ["has no balcony or terrace"] : []),
    ...(count("sauna") > 0 === home.features.includes("sauna") ? [] : ["and the home do not both have a sauna"]),
    ...(home.type === "apartment" && storeys > 1 ? [`has ${storeys} storeys, and the home is a flat`] : []),
    ...(kitchen === "kt" && hasSeparateKitchen ? ["has a kitchen of its own, and the home a kitchenette"] : []),
    ...(kitchen === "k" && count("kitchen") === 0 ? ["has no kitchen of its own, and the home has one"] : []),
    ...promises.flatMap(([words, holds]) => {
      const [promise] = words.exec(text) ?? []
      return promise === undefined || holds(plan) ? [] : [`does not show what the text says: "${promise}"`]
    }),
  ]
}
