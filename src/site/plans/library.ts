import { createHash } from "node:crypto"
import { rmSync } from "node:fs"
import { join } from "node:path"
import type { Listing } from "../../content/schema.ts"
import { formatNumber } from "../../domain/format.ts"
import { PlainError } from "../../domain/plain-error.ts"
import type { Language } from "../../spec/languages.ts"
import type { Content, WithId } from "../records/content.ts"
import type { Text, TextKey } from "../records/texts.ts"
import { writeFile } from "../write-file.ts"
import { drawnPlan } from "./drawing.ts"
import { isOutdoorFeature, layoutOf } from "./layouts.ts"
import { areasOf, kindOf, storeysOf } from "./rooms.ts"

/** Floor plan in the language of the page. */
export type FloorPlan = {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** Names of the rooms with their areas, in the order of the plan. */
  readonly rooms: readonly string[]
}

/** Area of a room, to half a square metre, or to a tenth in a small room. */
const areaText = (area: number): string => {
  const rounded = area > 6 ? Math.round(area * 2) / 2 : area
  return `${formatNumber(rounded, { digits: Number.isInteger(rounded) ? 0 : 1 })}\u00a0m²`
}

/** Floor plans of one build, each drawn for its home from a layout that many homes share. */
export class PlanLibrary {
  readonly #files = new Map<string, string>()
  readonly #plans = new Map<string, FloorPlan>()

  /** @throws PlainError if the home's layout cannot be drawn at its size; null for a home without a plan */
  plan(content: Content, listing: WithId<Listing>, language: Language, text: Text): FloorPlan | null {
    if (!listing.floorPlan) return null
    const key = `${content.name} ${language} ${listing.id}`
    const plan = this.#plans.get(key) ?? this.draw(content, listing, language, text)
    this.#plans.set(key, plan)
    return plan
  }

  private draw(
    { planLayouts, name }: Content,
    { id, livingArea, features, floorPlan }: WithId<Listing>,
    language: Language,
    text: Text,
  ): FloorPlan {
    const layout = layoutOf(planLayouts, floorPlan)
    const hasKitchen = layout.storeys.some((rooms) => "kitchen" in rooms)
    const roomName = (room: string) =>
      text(kindOf(room) === "living" && !hasKitchen ? "room.livingWithKitchen" : (`room.${kindOf(room)}` as TextKey))
    try {
      const storeys = storeysOf(layout, livingArea, features.some(isOutdoorFeature))
      const drawing = drawnPlan(layout, storeys, floorPlan?.mirrored === true, {
        room: roomName,
        area: areaText,
        storeys: [text("plan.storey.1"), text("plan.storey.2")],
      })
      const hash = createHash("sha256").update(drawing.svg).digest("hex").slice(0, 8)
      const src = `/media/plans/${id}.${language}.${hash}.svg`
      this.#files.set(src, drawing.svg)
      const rooms = storeys
        .flatMap((rooms) => Object.entries(areasOf(rooms, layout.open)))
        .map(
          ([room, area]) => `${roomName(room).replaceAll("\u00ad", "").toLocaleLowerCase(language)} ${areaText(area)}`,
        )
      const { width, height } = drawing
      return { src, alt: text("plan.heading"), width, height, rooms }
    } catch (error) {
      throw new PlainError(`${name}/listings/${id}.json: floorPlan: in ${language}, ${(error as Error).message}`)
    }
  }

  write(folder: string): void {
    // Deletes plans of earlier builds, which would otherwise be published again.
    rmSync(join(folder, "media/plans"), { recursive: true, force: true })
    for (const [src, svg] of this.#files) writeFile(join(folder, src), svg)
  }
}
