import { createHash } from "node:crypto"
import { rmSync } from "node:fs"
import { join } from "node:path"
import type { Listing } from "../../content/schema.ts"
import { formatNumber } from "../../domain/format.ts"
import { PlainError } from "../../domain/plain-error.ts"
import type { Language } from "../../spec/languages.ts"
import { mediaCatalogue } from "../media/catalogue.ts"
import type { Content, WithId } from "../records/content.ts"
import type { Text, TextKey } from "../records/texts.ts"
import { writeFile } from "../write-file.ts"
import { drawnPlan } from "./drawing.ts"
import { fittedOut } from "./fit-out.ts"
import { namedRooms } from "./layout.ts"
import { picturedRooms } from "./pictured-rooms.ts"
import type { Room } from "./rooms.ts"

/** Floor plan in the language of the page. */
export type FloorPlan = {
  readonly src: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** Names of the rooms with their areas and their pictures' numbers, in the order of the plan. */
  readonly rooms: readonly string[]
}

const areaText = (area: number): string => `${formatNumber(area, { digits: Number.isInteger(area) ? 0 : 1 })}\u00a0m²`

/** Floor plans of one build, each laid out for its home. */
export class PlanLibrary {
  readonly #files = new Map<string, string>()
  readonly #plans = new Map<string, FloorPlan>()
  readonly #root: string

  /** @param root folder of all content */
  constructor(root: string) {
    this.#root = root
  }

  /** @throws PlainError if no plan can be laid out for the home's rooms; null for a home without a plan */
  plan({ name }: Content, listing: WithId<Listing>, language: Language, text: Text): FloorPlan | null {
    if (!listing.floorPlan) return null
    const key = `${name} ${language} ${listing.id}`
    try {
      const plan = this.#plans.get(key) ?? this.draw(listing, listing.floorPlan, language, text)
      this.#plans.set(key, plan)
      return plan
    } catch (error) {
      throw new PlainError(
        `${name}/listings/${listing.id}.json: floorPlan: ${(error as Error).message}: change the areas of its rooms, or what they face`,
      )
    }
  }

  private draw(
    { id, type, pictures: files }: WithId<Listing>,
    plan: NonNullable<Listing["floorPlan"]>,
    language: Language,
    text: Text,
  ): FloorPlan {
    const hasKitchen = plan.rooms.some(({ kind }) => kind === "kitchen")
    const roomName = ({ kind }: Room) =>
      text(kind === "living" && !hasKitchen ? "room.livingWithKitchen" : (`room.${kind}` as TextKey))
    const storeys = fittedOut(type, plan)
    const types = files.map((file) => mediaCatalogue(this.#root).get(file)?.type)
    const pictures = picturedRooms(namedRooms(plan), types)
    const names = {
      room: roomName,
      area: areaText,
      length: (metres: number) => `${formatNumber(metres, { digits: 1 })}\u00a0m`,
      storeys: [text("plan.storey.1"), text("plan.storey.2")],
    }
    const { svg, width, height } = drawnPlan(storeys, names, { pictures, legend: text("plan.legend"), yard: plan.yard })
    const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8)
    const src = `/media/plans/${id}.${language}.${hash}.svg`
    this.#files.set(src, svg)
    const rooms = storeys
      .flatMap(({ storey }) => [...storey.keys()])
      .map((room) => {
        const name = `${roomName(room).replaceAll("\u00ad", "").toLocaleLowerCase(language)} ${areaText(room.area)}`
        const numbers = pictures.get(room.id)?.join(", ")
        return numbers ? `${name} (${text("plan.picture", { numbers })})` : name
      })
    return { src, alt: text("plan.heading"), width, height, rooms }
  }

  write(folder: string): void {
    // Deletes plans of earlier builds, which would otherwise be published again.
    rmSync(join(folder, "media/plans"), { recursive: true, force: true })
    for (const [src, svg] of this.#files) writeFile(join(folder, src), svg)
  }
}
